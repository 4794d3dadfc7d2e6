/** Inner radius of the brand's eight-pointed star, as a share of its outer one. */
const inner = 0.7654

const corner = (centre: number, radius: number, eighths: number): string => {
  const angle = (eighths * Math.PI) / 4
  return `${(centre + radius * Math.sin(angle)).toFixed(1)} ${(centre - radius * Math.cos(angle)).toFixed(1)}`
}

/** Closed path of a star around a point with equal coordinates, tip up. */
export const starPath = (centre: number, radius: number): string =>
  `M${Array.from({ length: 16 }, (_, index) => corner(centre, index % 2 === 0 ? radius : radius * inner, index / 2)).join('L')}z`
