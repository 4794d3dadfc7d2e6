/** A point around the chart's centre: x to the right, y down. */
export type Point = readonly [x: number, y: number]
export type Arm = {
  /** Outline of a full score. */
  ghost: Point[]
  /** Outline of the score; null where nothing was scored. */
  filled: Point[] | null
  /** Centre of the label beyond the tip. */
  label: Point
}
export type Star = { shape: 'star' | 'radial'; arms: Arm[] }

/** Sections of the eight-point star; any other number is drawn as bars around the centre. */
const starPoints = 8
/** Distance of the inner corners between two tips, as a share of the radius. */
const innerShare = 0.7654
/** Share of the radius that the hole in the middle takes. */
export const holeShare = 0.055
const widestBar = 0.16

const hundredths = (n: number): number => Math.round(n * 100) / 100 || 0
const at = (radius: number, turn: number): Point => [
  hundredths(radius * Math.sin(2 * Math.PI * turn)),
  hundredths(-radius * Math.cos(2 * Math.PI * turn)),
]

const kite = (radius: number, turn: number): Point[] => {
  const half = 1 / (2 * starPoints)
  return [[0, 0], at(radius * innerShare, turn - half), at(radius, turn), at(radius * innerShare, turn + half)]
}

/** A bar from the hole outwards, `length` long. */
function bar(radius: number, length: number, turn: number, count: number): Point[] {
  const start = radius * 2 * holeShare
  // bars may not touch at the circle of the hole
  const half = Math.min(radius * widestBar, (Math.PI * radius) / (2 * count)) / 2
  const [along, across] = [at(1000, turn), at(1000, turn + 1 / 4)]
  const corner = (out: number, side: number): Point => [
    hundredths((along[0] * out + across[0] * side) / 1000),
    hundredths((along[1] * out + across[1] * side) / 1000),
  ]
  const end = start + length
  return [corner(start, -half), corner(end, -half), corner(end, half), corner(start, half)]
}

/**
 * Chart of section scores, clockwise from the top in both languages like a clock: one arm a section, as long as its
 * score of 100.
 */
export function starOf(scores: readonly (number | null)[], radius: number, labelGap: number): Star {
  const count = scores.length
  const shape = count === starPoints ? 'star' : 'radial'
  const arms = scores.map((score, index): Arm => {
    const turn = index / count
    const share = score === null ? null : Math.min(100, Math.max(0, score)) / 100
    const whole = radius * (1 - 2 * holeShare)
    const outline = (length: number) =>
      shape === 'star' ? kite(radius * length, turn) : bar(radius, whole * length, turn, count)
    return {
      ghost: outline(1),
      filled: share === null ? null : outline(share),
      label: at(radius + labelGap, turn),
    }
  })
  return { shape, arms }
}
