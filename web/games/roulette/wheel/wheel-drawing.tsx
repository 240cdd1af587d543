/** The wheel's two parts: the fixed bowl, and the rotor with numbers and frets. */
import { memo } from 'react';
import { colourOf, type Pocket, printPocket } from '../../../../core/round/pocket.ts';
import { pocketAngle, pocketWidth, pointAt, radii, sector } from './wheel-geometry.ts';

const diamonds = Array.from({ length: 8 }, (_, at) => at * 45 + 22.5);
/** Pieces of veneer around the rim, with alternating grain. */
const veneer = 24;

/** Wood, the ball track, and eight diamonds that deflect the ball. */
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
        <linearGradient id="wheel-gloss" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#fff2d6" stopOpacity=".55" />
          <stop offset=".38" stopColor="#fff2d6" stopOpacity="0" />
          <stop offset=".8" stopColor="#fff2d6" stopOpacity="0" />
          <stop offset="1" stopColor="#ffd9a0" stopOpacity=".22" />
        </linearGradient>
        <linearGradient id="wheel-brass" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#f0dcaa" />
          <stop offset=".5" stopColor="#b98f45" />
          <stop offset="1" stopColor="#6e5123" />
        </linearGradient>
      </defs>
      <circle r={radii.rim} fill="url(#wheel-wood)" />
      {Array.from({ length: veneer }, (_, at) => (
        <path
          key={at}
          className="wheel-veneer"
          d={sector(radii.track, radii.rim - 6, [(at * 360) / veneer, ((at + 1) * 360) / veneer])}
          data-across={at % 2 === 0}
        />
      ))}
      <circle r={radii.rim - 20} fill="none" stroke="url(#wheel-gloss)" strokeWidth={9} />
      <circle r={radii.rim - 4} fill="none" stroke="#000" strokeOpacity={0.5} strokeWidth={8} />
      <circle r={radii.track} fill="url(#wheel-track)" />
      <circle r={radii.track} fill="none" stroke="url(#wheel-brass)" strokeWidth={4} />
      <circle r={radii.track - 9} fill="none" stroke="url(#wheel-gloss)" strokeWidth={5} />
      <circle r={radii.ballOnTrack - 20} fill="none" stroke="#000" strokeOpacity={0.35} strokeWidth={2} />
      {diamonds.map((angle, at) => (
        <g
          key={angle}
          className="wheel-diamond"
          transform={`rotate(${angle}) translate(0 ${-radii.diamonds}) rotate(${at % 2 === 0 ? 0 : 90})`}
        >
          <path d="M3-24L13 4 3 30-8 4z" fill="#000" fillOpacity={0.5} />
          <path d="M0-28L9 0 0 28-9 0z" fill="url(#wheel-brass)" stroke="#3b2a10" strokeWidth={1} />
          <path d="M0-28L9 0H0z" fill="#fff6da" fillOpacity={0.55} />
          <path d="M0 28L9 0H0z" fill="#4a3311" fillOpacity={0.5} />
          <path d="M0 28L-9 0H0z" fill="#4a3311" fillOpacity={0.28} />
        </g>
      ))}
      <circle r={radii.rotor + 5} fill="#0a0604" />
    </svg>
  );
});

export interface RotorProps {
  readonly wheel: readonly Pocket[];
  /** Numbers lit in this round. */
  readonly lit?: ReadonlySet<Pocket> | undefined;
  /** The winning pocket. */
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
        <radialGradient id="wheel-depth" cx="0" cy="0" r="298" gradientUnits="userSpaceOnUse">
          <stop offset=".72" stopColor="#000" stopOpacity=".72" />
          <stop offset=".8" stopColor="#000" stopOpacity=".28" />
          <stop offset=".93" stopColor="#000" stopOpacity=".04" />
          <stop offset=".985" stopColor="#000" stopOpacity=".42" />
          <stop offset="1" stopColor="#000" stopOpacity=".6" />
        </radialGradient>
        <radialGradient id="wheel-slope" cx="0" cy="0" r="364" gradientUnits="userSpaceOnUse">
          <stop offset=".82" stopColor="#fff" stopOpacity=".12" />
          <stop offset=".87" stopColor="#fff" stopOpacity="0" />
          <stop offset="1" stopColor="#000" stopOpacity=".34" />
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
      <path className="wheel-shade" d={ring(radii.wells, radii.frets)} fill="url(#wheel-depth)" />
      <path className="wheel-shade" d={ring(radii.frets, radii.numbers)} fill="url(#wheel-slope)" />
      {wheel.map((pocket) => {
        const [edge] = around(pocket);
        const [inner, outer] = [pointAt(radii.wells, edge), pointAt(radii.frets, edge)];
        return (
          <g key={pocket}>
            <path className="wheel-fret-shade" d={`M${inner}L${outer}`} />
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
      {Array.from({ length: 16 }, (_, at) => (
        <path
          key={at}
          className="wheel-facet"
          d={sector(radii.turret, radii.cone, [at * 22.5, at * 22.5 + 22.5])}
          data-even={at % 2 === 0}
        />
      ))}
      <circle r={radii.cone - 14} fill="none" stroke="url(#wheel-brass)" strokeOpacity={0.5} strokeWidth={2} />
      <Turret />
    </svg>
  );
});

/** A ring as a path: two circles, the inner one cut out. */
const ring = (inner: number, outer: number): string =>
  [outer, inner].map((r) => `M0-${r}A${r} ${r} 0 1 1 0 ${r}A${r} ${r} 0 1 1 0-${r}z`).join('');

function Turret() {
  return (
    <g>
      {[0, 90, 180, 270].map((angle) => (
        <g key={angle} transform={`rotate(${angle})`}>
          <path d="M-9-20L-6-128h12L9-20z" fill="url(#wheel-brass)" stroke="#4c3713" strokeWidth={1} />
          <circle cy={-134} r={15} fill="url(#wheel-brass)" stroke="#4c3713" strokeWidth={1} />
        </g>
      ))}
      <circle cx={6} cy={8} r={radii.turret + 6} fill="#000" fillOpacity={0.35} />
      <circle r={radii.turret} fill="url(#wheel-turret)" stroke="#4c3713" strokeWidth={1.5} />
      <circle r={40} fill="none" stroke="#7f5f28" strokeWidth={3} />
      <circle r={24} fill="url(#wheel-turret)" stroke="#7f5f28" strokeWidth={1.5} />
    </g>
  );
}
