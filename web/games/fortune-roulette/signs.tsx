/** Inline icons of Fortune Roulette: the Chest and the bonus star. */
import './signs.css';

export function Chest() {
  return (
    <svg className="sign" viewBox="0 0 48 40" aria-hidden="true">
      <path d="M4 18C4 8 12 3 24 3s20 5 20 15v2H4z" fill="#8a5a2b" stroke="#3a220c" strokeWidth={2} />
      <path d="M4 20h40v17H4z" fill="#a06a34" stroke="#3a220c" strokeWidth={2} />
      <path d="M11 5v32M37 5v32M4 20h40" stroke="#e9c46a" strokeWidth={3} />
      <path d="M20 16h8v10h-8z" fill="#f3d98d" stroke="#3a220c" strokeWidth={1.5} />
    </svg>
  );
}

export function Star() {
  return (
    <svg className="sign" viewBox="0 0 40 40" aria-hidden="true">
      <path
        d="M20 2l5.500 12 13 1.500-9.700 8.900L31.500 38 20 31 8.500 38l2.700-13.600L1.500 15.500l13-1.500z"
        fill="#e9c46a"
        stroke="#7d5a12"
        strokeWidth={1.5}
      />
    </svg>
  );
}
