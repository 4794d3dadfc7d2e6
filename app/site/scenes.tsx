import { classes } from '#/ui/class-names.ts'
import { starPath } from './star.ts'

/** Flat drawings in the manner of the blog's covers: from above or straight on, without letters and faces. */
const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index)

/** A dish from above: rice with meat and herbs. */
export function PlateScene() {
  return (
    <>
      <rect width="240" height="180" fill="#9a6b43" />
      {range(4).map((row) => (
        <rect key={row} y={20 + row * 44} width="240" height="1" fill="#8a5d39" />
      ))}
      <rect x="24" y="46" width="5" height="92" rx="2" fill="#d9dce0" />
      <rect x="210" y="40" width="6" height="98" rx="3" fill="#d9dce0" />
      <circle cx="120" cy="92" r="66" fill="#0002" />
      <circle cx="120" cy="90" r="66" fill="#fdfdfb" />
      <circle cx="120" cy="90" r="46" fill="#e9bf5a" />
      <path d="M94 96c4-18 24-26 42-18s22 26 6 34-52 4-48-16z" fill="#7a4326" />
      <path d="M100 94c4-12 18-18 32-12s12 12 0 14-34 10-32-2z" fill="#95593a" />
      {range(9).map((leaf) => (
        <circle
          key={leaf}
          cx={88 + ((leaf * 17) % 64)}
          cy={64 + ((leaf * 23) % 54)}
          r="2"
          fill={leaf % 2 === 0 ? '#4f8f4c' : '#b9432f'}
        />
      ))}
    </>
  )
}

/** A bill on a table: lines, a total and a square code. */
export function ReceiptScene() {
  return (
    <>
      <rect width="240" height="180" fill="#6b4a33" />
      <path d="M70 10h100v166l-10-6-10 6-10-6-10 6-10-6-10 6-10-6-10 6-10-6-10 6z" fill="#fbfbf7" />
      <rect x="98" y="20" width="44" height="6" rx="1.5" fill="#333" />
      {range(4).map((row) => (
        <g key={row} fill="#565656">
          <rect x="82" y={38 + row * 11} width={32 + ((row * 11) % 18)} height="3.5" rx="1" />
          <rect x="144" y={38 + row * 11} width="14" height="3.5" rx="1" />
        </g>
      ))}
      <rect x="82" y="86" width="76" height="1" fill="#333" />
      <rect x="82" y="92" width="30" height="6" rx="1.5" fill="#222" />
      <rect x="136" y="92" width="22" height="6" rx="1.5" fill="#222" />
      <path
        d="M102 108h14v14h-14zM124 108h14v14h-14zM102 130h14v14h-14zM120 126h5v5h-5zM128 126h4v9h-4zM134 132h4v5h-4zM121 136h5v8h-5zM130 139h8v5h-8z"
        fill="#111"
      />
      <path d="M106 112h6v6h-6zM128 112h6v6h-6zM106 134h6v6h-6z" fill="#fbfbf7" />
    </>
  )
}

/** Several dishes and two drinks on one table. */
export function FeastScene() {
  return (
    <>
      <rect width="620" height="620" fill="#9a6b43" />
      {range(8).map((row) => (
        <rect key={row} y={40 + row * 78} width="620" height="2" fill="#8a5d39" />
      ))}
      <circle cx="226" cy="250" r="112" fill="#fdfdfb" />
      <circle cx="226" cy="250" r="82" fill="#d98a2f" />
      <path d="M176 258c4-42 52-56 88-32s32 60-10 70-82 0-78-38z" fill="#b5541f" />
      <circle cx="398" cy="376" r="104" fill="#fdfdfb" />
      <circle cx="398" cy="376" r="78" fill="#5f9a55" />
      {range(14).map((leaf) => (
        <rect
          key={leaf}
          x={342 + ((leaf * 37) % 96)}
          y={324 + ((leaf * 29) % 96)}
          width="20"
          height="9"
          rx="4"
          fill={leaf % 3 === 0 ? '#c9402f' : '#8ec07a'}
        />
      ))}
      {range(9).map((leaf) => (
        <circle key={leaf} cx={180 + ((leaf * 31) % 88)} cy={212 + ((leaf * 23) % 78)} r="5" fill="#4f8f4c" />
      ))}
      <circle cx="404" cy="178" r="46" fill="#e4ecef" />
      <circle cx="404" cy="178" r="36" fill="#bcd98b" />
      <circle cx="232" cy="432" r="52" fill="#f3e3c3" />
      <circle cx="232" cy="432" r="40" fill="#d7a35a" />
    </>
  )
}

/** A cup of coffee with a drawn heart, from above. */
export function CupScene() {
  return (
    <>
      <rect width="620" height="620" fill="#e9ddcd" />
      {range(6).map((row) => (
        <rect key={row} y={50 + row * 100} width="620" height="2" fill="#ddcdb8" />
      ))}
      <circle cx="310" cy="322" r="176" fill="#00000014" />
      <circle cx="310" cy="310" r="176" fill="#fff" />
      <circle cx="310" cy="310" r="138" fill="#eef0f0" />
      <rect x="410" y="288" width="112" height="44" rx="20" fill="#fff" />
      <circle cx="310" cy="310" r="118" fill="#7b4a2b" />
      <circle cx="310" cy="310" r="107" fill="#b67a48" />
      <path d="M310 366c-76-47-82-112-35-112 23 0 35 24 35 24s12-24 35-24c47 0 41 65-35 112z" fill="#f2dfc4" />
    </>
  )
}

/** Two delivery bikes across a ramp. */
export function RampScene() {
  return (
    <>
      <rect width="240" height="130" fill="#c98d5a" />
      <rect x="20" y="14" width="72" height="52" rx="3" fill="#ffe3a1" />
      <rect x="54" y="14" width="3" height="52" fill="#c98d5a" />
      <rect x="118" y="10" width="46" height="90" rx="3" fill="#5b3a29" />
      <rect x="124" y="17" width="34" height="44" rx="2" fill="#ffe3a1" />
      <path d="M0 130V98h112l22 14h106v18z" fill="#8d8f94" />
      {[0, 62].map((x) => (
        <g key={x} transform={`translate(${x + 96} 62)`}>
          <rect x="6" y="0" width="26" height="22" rx="3" fill={x === 0 ? '#2f6b45' : '#a8362a'} />
          <path d="M10 24h32l12 16H18z" fill={x === 0 ? '#3d7f55' : '#c24a35'} />
          <path d="m44 18 10 22" stroke="#2a2522" strokeWidth="4" strokeLinecap="round" />
          <circle cx="18" cy="44" r="10" fill="#2a2522" />
          <circle cx="56" cy="44" r="10" fill="#2a2522" />
          <circle cx="18" cy="44" r="4" fill="#8d8f94" />
          <circle cx="56" cy="44" r="4" fill="#8d8f94" />
        </g>
      ))}
    </>
  )
}

/** A restaurant in the evening: guests at the window, the host at the door, a guest who walks in. */
export function DuskScene() {
  return (
    <>
      <rect width="620" height="620" fill="#2b3350" />
      <rect width="620" height="150" fill="#222943" />
      {range(22).map((light) => (
        <circle
          key={light}
          cx={70 + ((light * 97) % 480)}
          cy={36 + ((light * 53) % 150)}
          r={light % 3 === 0 ? 1.8 : 1.1}
          fill="#fff"
          opacity=".7"
        />
      ))}
      <rect x="70" y="196" width="480" height="330" fill="#b9794a" />
      <rect x="70" y="196" width="480" height="16" fill="#8e5733" />
      <rect x="206" y="222" width="208" height="42" rx="6" fill="#17151a" />
      <path d={starPath(0, 12)} transform="translate(232 243)" fill="#fff" />
      <path d="M256 236h120M256 250h84" stroke="#fff" strokeWidth="5" strokeLinecap="round" opacity=".85" />
      <path d="M70 206q80 40 160 0t160 0 160 0" fill="none" stroke="#17151a" strokeWidth="1.5" />
      {range(12).map((lamp) => (
        <circle
          key={lamp}
          cx={86 + lamp * 40.6}
          cy={214 + (lamp % 4 === 1 || lamp % 4 === 2 ? 10 : 2)}
          r="5"
          fill="#ffd977"
        />
      ))}
      {range(12).map((strip) => (
        <path
          key={strip}
          d={`M${70 + strip * 40} 280h40v34a20 20 0 0 1-40 0z`}
          fill={strip % 2 === 0 ? '#17151a' : '#fbf6ea'}
        />
      ))}
      <rect x="96" y="348" width="142" height="120" rx="4" fill="#ffdf94" />
      <rect x="382" y="348" width="142" height="120" rx="4" fill="#ffdf94" />
      <rect x="164" y="348" width="5" height="120" fill="#8e5733" />
      <rect x="450" y="348" width="5" height="120" fill="#8e5733" />
      <g fill="#3b2a22">
        <circle cx="128" cy="410" r="13" />
        <path d="M106 468q0-42 22-42t22 42z" />
        <circle cx="206" cy="412" r="12" />
        <path d="M186 468q0-38 20-38t20 38z" />
        <circle cx="418" cy="410" r="13" />
        <path d="M396 468q0-42 22-42t22 42z" />
      </g>
      <rect x="96" y="452" width="142" height="16" fill="#7a4a2c" />
      <rect x="382" y="452" width="142" height="16" fill="#7a4a2c" />
      <ellipse cx="168" cy="450" rx="20" ry="5" fill="#fbf6ea" />
      <rect x="268" y="336" width="84" height="190" rx="4" fill="#ffeec2" />
      <rect x="268" y="336" width="10" height="190" fill="#5b3a29" />
      <g>
        <circle cx="322" cy="406" r="14" fill="#7a4a34" />
        <path d="M300 526v-72q0-28 22-28t22 28v72z" fill="#7c2b33" />
        <path d="M314 428l8 14 8-14z" fill="#fbf6ea" />
      </g>
      <rect y="526" width="620" height="94" fill="#5d4a45" />
      <path d="M268 526h84l44 94H224z" fill="#ffdf94" opacity=".5" />
      <g fill="#4d7f55">
        <circle cx="252" cy="496" r="22" />
        <circle cx="368" cy="496" r="22" />
      </g>
      <path d="M236 506h32l-5 30h-22zM352 506h32l-5 30h-22z" fill="#7b5540" />
      <g fill="#14131a">
        <circle cx="318" cy="486" r="24" />
        <path d="M270 620q2-104 48-104t48 104z" />
      </g>
    </>
  )
}

const scenes = { dusk: DuskScene, feast: FeastScene, cup: CupScene } as const

/** The star as a window on a scene. `id` is unique on the page. */
export function StarWindow({ id, scene, className }: { id: string; scene: keyof typeof scenes; className?: string }) {
  const Scene = scenes[scene]
  return (
    <svg aria-hidden viewBox="0 0 620 620" className={classes('h-auto', className)}>
      <clipPath id={id}>
        <path d={starPath(310, 310)} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <Scene />
      </g>
    </svg>
  )
}

const photos = {
  plate: { Scene: PlateScene, box: '0 0 240 180' },
  receipt: { Scene: ReceiptScene, box: '0 0 240 180' },
  ramp: { Scene: RampScene, box: '0 0 240 130' },
} as const

/** A photo of the demo as it is drawn there. */
export function ScenePhoto({ scene, className }: { scene: keyof typeof photos; className?: string }) {
  const { Scene, box } = photos[scene]
  return (
    <svg aria-hidden viewBox={box} preserveAspectRatio="xMidYMid slice" className={classes('block', className)}>
      <Scene />
    </svg>
  )
}
