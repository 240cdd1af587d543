/** The two halves of the wheel: the bowl that stands still, and the rotor with numbers and frets that turns in it. */
import { memo } from 'react';
import { colourOf, type Pocket, printPocket } from '../../../core/games/roulette/wheel.ts';
import { pocketAngle, pocketWidth, pointAt, radii, sector } from './wheel-geometry.ts';

const diamonds = Array.from({ length: 8 }, (_, at) => at * 45 + 22.5);

/** Wood, the ball's track, and eight diamonds that break the ball's run. */
export const Bowl = memo(function Bowl() {
  return (
    <svg className="wheel-layer" viewBox="-500 -500 1000 1000" aria-hidden="true">
      <defs>
        <radialGradient id="wheel-wood" cx="0" cy="0" r="500" gradientUnits="userSpaceOnUse">
          <stop offset=".9" stopColor="#2a1710" />
          <stop offset=".935" stopColor="#5f3a22" />
          <stop offset=".97" stopColor="#7b4d2d" />
          <stop offset="1" stopColor="#2b170e" />
        </radialGradient>
        <radialGradient id="wheel-track" cx="0" cy="0" r="452" gradientUnits="userSpaceOnUse">
          <stop offset=".8" stopColor="#1a0e09" />
          <stop offset=".88" stopColor="#43271a" />
          <stop offset=".93" stopColor="#5c3723" />
          <stop offset=".965" stopColor="#2a160d" />
          <stop offset="1" stopColor="#150b07" />
        </radialGradient>
        <linearGradient id="wheel-brass" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#f0dcaa" />
          <stop offset=".5" stopColor="#b98f45" />
          <stop offset="1" stopColor="#6e5123" />
        </linearGradient>
      </defs>
      <circle r={radii.rim} fill="url(#wheel-wood)" />
      <circle r={radii.track} fill="url(#wheel-track)" />
      <circle r={radii.track} fill="none" stroke="url(#wheel-brass)" strokeWidth={4} />
      <circle r={radii.ballOnTrack - 20} fill="none" stroke="#000" strokeOpacity={0.35} strokeWidth={2} />
      {diamonds.map((angle, at) => (
        <path
          key={angle}
          d={at % 2 === 0 ? 'M0-23L7.5 0 0 23-7.5 0z' : 'M-23 0L0-7.5 23 0 0 7.5z'}
          fill="url(#wheel-brass)"
          stroke="#3b2a10"
          strokeWidth={1}
          transform={`rotate(${angle}) translate(0 ${-radii.diamonds})`}
        />
      ))}
      <circle r={radii.rotor + 5} fill="#0a0604" />
    </svg>
  );
});

export interface RotorProps {
  readonly wheel: readonly Pocket[];
  /** Numbers that are lit in this round. */
  readonly lit?: ReadonlySet<Pocket> | undefined;
  /** The pocket in which the ball lies. */
  readonly won?: Pocket | undefined;
}

export const Rotor = memo(function Rotor({ wheel, lit, won }: RotorProps) {
  const half = pocketWidth(wheel) / 2;
  const around = (pocket: Pocket): readonly [number, number] => {
    const angle = pocketAngle(wheel, pocket);
    return [angle - half, angle + half];
  };
  return (
    <svg className="wheel-layer" viewBox="-500 -500 1000 1000" aria-hidden="true">
      <defs>
        <radialGradient id="wheel-cone" cx="0" cy="0" r="208" gradientUnits="userSpaceOnUse">
          <stop offset=".3" stopColor="#6d4327" />
          <stop offset=".8" stopColor="#4a2a18" />
          <stop offset="1" stopColor="#24130b" />
        </radialGradient>
        <radialGradient id="wheel-turret" cx="-20" cy="-24" r="86" gradientUnits="userSpaceOnUse">
          <stop offset="0" stopColor="#fbeec8" />
          <stop offset=".45" stopColor="#c9a45c" />
          <stop offset="1" stopColor="#6a4d20" />
        </radialGradient>
      </defs>
      <circle r={radii.rotor} fill="url(#wheel-brass)" />
      {wheel.map((pocket) => (
        <g key={pocket} data-colour={colourOf(pocket)} data-lit={lit?.has(pocket) ?? false} data-won={pocket === won}>
          <path className="wheel-number" d={sector(radii.frets, radii.numbers, around(pocket))} />
          <path className="wheel-well" d={sector(radii.wells, radii.frets, around(pocket))} />
        </g>
      ))}
      {wheel.map((pocket) => {
        const [edge] = around(pocket);
        const [inner, outer] = [pointAt(radii.wells, edge), pointAt(radii.frets, edge)];
        return (
          <g key={pocket}>
            <path className="wheel-fret" d={`M${inner}L${outer}`} />
            <path className="wheel-line" d={`M${outer}L${pointAt(radii.numbers, edge)}`} />
            <text
              className="wheel-label"
              data-lit={lit?.has(pocket) ?? false}
              transform={`rotate(${pocketAngle(wheel, pocket)}) translate(0 ${-(radii.frets + radii.numbers) / 2 + 2})`}
            >
              {printPocket(pocket)}
            </text>
          </g>
        );
      })}
      <circle className="wheel-ring" r={radii.frets} />
      {won === undefined ? null : <path className="wheel-won" d={sector(radii.wells, radii.numbers, around(won))} />}
      <circle r={radii.wells} fill="url(#wheel-brass)" />
      <circle r={radii.cone} fill="url(#wheel-cone)" />
      {Array.from({ length: 8 }, (_, at) => (
        <path
          key={at}
          className="wheel-facet"
          d={sector(radii.turret, radii.cone, [at * 45, at * 45 + 22.5])}
          data-even={at % 2 === 0}
        />
      ))}
      <Turret />
    </svg>
  );
});

function Turret() {
  return (
    <g>
      {[0, 90, 180, 270].map((angle) => (
        <g key={angle} transform={`rotate(${angle})`}>
          <path d="M-9-20L-6-128h12L9-20z" fill="url(#wheel-brass)" stroke="#4c3713" strokeWidth={1} />
          <circle cy={-134} r={15} fill="url(#wheel-brass)" stroke="#4c3713" strokeWidth={1} />
        </g>
      ))}
      <circle r={radii.turret} fill="url(#wheel-turret)" stroke="#4c3713" strokeWidth={1.5} />
      <circle r={40} fill="none" stroke="#7f5f28" strokeWidth={3} />
      <circle r={24} fill="url(#wheel-turret)" stroke="#7f5f28" strokeWidth={1.5} />
    </g>
  );
}
