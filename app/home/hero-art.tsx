/** Drawings of the slides: no words, no reading direction, in the surrounding text's colour. */

const art = { viewBox: '0 0 480 400', fill: 'none', 'aria-hidden': true, className: 'h-full w-full' } as const
const line = { stroke: 'currentColor', strokeWidth: 2 } as const
const thick = { stroke: 'currentColor', strokeLinecap: 'round', strokeLinejoin: 'round' } as const

const star = (x: number, y: number, r: number): string =>
  Array.from({ length: 16 }, (_, corner) => {
    const angle = (corner * Math.PI) / 8
    const reach = corner % 2 === 0 ? r : r * 0.765
    return `${(x + reach * Math.sin(angle)).toFixed(1)},${(y - reach * Math.cos(angle)).toFixed(1)}`
  }).join(' ')

/** Lattice of eight-pointed stars behind the slides. */
export function StarLattice({ id = 'lattice' }: { id?: string }) {
  return (
    <svg aria-hidden className="absolute inset-0 h-full w-full opacity-10">
      <defs>
        <pattern id={id} width="96" height="96" patternUnits="userSpaceOnUse">
          <polygon points={star(48, 48, 34)} fill="none" {...line} strokeWidth={1} />
          <path d="M48 0v14M48 82v14M0 48h14M82 48h14" {...line} strokeWidth={1} />
          <path d="M0 0l24 24M96 0 72 24M0 96l24-24M96 96 72 72" {...line} strokeWidth={1} />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}

/** Report: the score as a ring, sections as columns, checks below. */
export function ReportArt() {
  return (
    <svg {...art}>
      <rect
        x="90"
        y="36"
        width="300"
        height="328"
        rx="20"
        fill="currentColor"
        fillOpacity=".06"
        {...line}
        strokeOpacity=".35"
      />
      <circle cx="240" cy="136" r="62" {...thick} strokeWidth="14" strokeOpacity=".18" />
      <path d="M240 74a62 62 0 1 1-58.9 42.8" {...thick} strokeWidth="14" />
      <path d="m216 137 17 17 32-36" {...thick} strokeWidth="9" />
      {[46, 70, 34, 84, 58, 92].map((height, column) => (
        <g key={column} transform={`translate(${133 + column * 38} 320)`}>
          <rect y={-92} width="24" height="92" rx="6" fill="currentColor" fillOpacity=".12" />
          <rect
            y={-height}
            width="24"
            height={height}
            rx="6"
            fill="currentColor"
            fillOpacity={column === 2 ? 0.45 : 0.95}
          />
        </g>
      ))}
      <path d="M118 342h244" {...line} strokeOpacity=".35" />
      <circle cx="390" cy="60" r="34" fill="currentColor" />
      <polygon points={star(390, 60, 19)} fill="var(--brand)" />
    </svg>
  )
}

/** Counted crates, and staff. */
export function SupplyArt() {
  const crate = (x: number, y: number, solid: boolean) => (
    <g transform={`translate(${x} ${y})`}>
      <rect
        width="112"
        height="92"
        rx="12"
        fill="currentColor"
        fillOpacity={solid ? 0.95 : 0.08}
        {...line}
        strokeOpacity=".4"
      />
      <path d="M0 34h112M56 0v34" stroke={solid ? 'var(--brand)' : 'currentColor'} strokeWidth="2" strokeOpacity=".5" />
      <path d="m40 62 12 12 22-24" {...thick} stroke={solid ? 'var(--brand)' : 'currentColor'} strokeWidth="6" />
    </g>
  )
  const person = (x: number, solid: boolean) => (
    <g transform={`translate(${x} 40)`}>
      <circle
        cx="40"
        cy="34"
        r="22"
        fill="currentColor"
        fillOpacity={solid ? 0.95 : 0.1}
        {...line}
        strokeOpacity=".45"
      />
      <path
        d="M0 112a40 40 0 0 1 80 0z"
        fill="currentColor"
        fillOpacity={solid ? 0.95 : 0.1}
        {...line}
        strokeOpacity=".45"
        strokeLinejoin="round"
      />
    </g>
  )
  return (
    <svg {...art}>
      {person(100, false)}
      {person(200, true)}
      {person(300, false)}
      {crate(56, 176, false)}
      {crate(184, 176, false)}
      {crate(312, 176, true)}
      {crate(120, 276, true)}
      {crate(248, 276, false)}
    </svg>
  )
}

/** Menu on a phone, and a split bill. */
export function DigitalArt() {
  const dots = [0, 1, 2, 4, 6, 7, 8, 11, 13, 14, 17, 18, 20, 22, 23, 24]
  return (
    <svg {...art}>
      <rect
        x="136"
        y="24"
        width="208"
        height="352"
        rx="30"
        fill="currentColor"
        fillOpacity=".06"
        {...line}
        strokeOpacity=".5"
        strokeWidth="3"
      />
      <rect x="212" y="40" width="56" height="7" rx="3.5" fill="currentColor" fillOpacity=".4" />
      {[0, 1, 2, 3].map((tile) => (
        <g key={tile} transform={`translate(${160 + (tile % 2) * 84} ${68 + Math.floor(tile / 2) * 92})`}>
          <rect width="76" height="82" rx="12" fill="currentColor" fillOpacity={tile === 1 ? 0.95 : 0.12} />
          <circle cx="38" cy="34" r="18" stroke={tile === 1 ? 'var(--brand)' : 'currentColor'} strokeWidth="3" />
          <circle cx="38" cy="34" r="8" fill={tile === 1 ? 'var(--brand)' : 'currentColor'} fillOpacity=".7" />
          <rect
            x="18"
            y="64"
            width="40"
            height="6"
            rx="3"
            fill={tile === 1 ? 'var(--brand)' : 'currentColor'}
            fillOpacity=".6"
          />
        </g>
      ))}
      <g transform="translate(195 262)" fill="currentColor">
        {dots.map((dot) => (
          <rect key={dot} x={(dot % 5) * 18} y={Math.floor(dot / 5) * 18} width="15" height="15" rx="3" />
        ))}
      </g>
      {[70, 410].map((x) => (
        <g key={x} transform={`translate(${x} 210)`}>
          <circle r="40" fill="currentColor" fillOpacity=".08" {...line} strokeOpacity=".45" />
          <path d="M0 0V-40A40 40 0 0 1 34.6 20z" fill="currentColor" />
        </g>
      ))}
      <path d="M112 210h22M346 210h22" {...thick} strokeWidth="3" strokeDasharray="2 8" strokeOpacity=".7" />
    </svg>
  )
}

/** Certificate with a seal on steps. */
export function QualityArt() {
  return (
    <svg {...art}>
      {[0, 1, 2].map((step) => (
        <rect
          key={step}
          x={60 + step * 44}
          y={340 - step * 22}
          width={360 - step * 88}
          height="22"
          rx="6"
          fill="currentColor"
          fillOpacity={0.12 + step * 0.12}
        />
      ))}
      <rect
        x="108"
        y="34"
        width="264"
        height="206"
        rx="16"
        fill="currentColor"
        fillOpacity=".06"
        {...line}
        strokeOpacity=".5"
      />
      <rect x="122" y="48" width="236" height="178" rx="8" {...line} strokeOpacity=".25" />
      <rect x="186" y="74" width="108" height="12" rx="6" fill="currentColor" />
      <rect x="160" y="104" width="160" height="7" rx="3.5" fill="currentColor" fillOpacity=".4" />
      <rect x="176" y="124" width="128" height="7" rx="3.5" fill="currentColor" fillOpacity=".4" />
      <path d="m212 226-12 64 40-24 40 24-12-64" fill="currentColor" fillOpacity=".35" />
      <polygon points={star(240, 196, 58)} fill="currentColor" />
      <path d="m213 197 19 19 36-40" {...thick} stroke="var(--brand)" strokeWidth="9" />
    </svg>
  )
}
