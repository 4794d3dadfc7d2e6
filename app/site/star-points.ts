/** Points of the eight-point star with the outer radius `r`, its first corner up, for an SVG polygon. */
export const starPoints = (x: number, y: number, r: number): string =>
  Array.from({ length: 16 }, (_, corner) => {
    const angle = (corner * Math.PI) / 8
    const reach = corner % 2 === 0 ? r : r * 0.7654
    return `${(x + reach * Math.sin(angle)).toFixed(1)},${(y - reach * Math.cos(angle)).toFixed(1)}`
  }).join(' ')
