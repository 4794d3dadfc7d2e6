import { encode } from 'uqr'

/** A QR code as a drawing of dark runs, with the quiet ground of four squares that readers need. */
export function qrSvg(text: string): string {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const runs = data.flatMap((line, y) => {
    const row = line.map((dark) => (dark ? '1' : '0')).join('')
    return [...row.matchAll(/1+/g)].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`)
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}"><rect width="${size}" height="${size}" fill="#ffffff"/><path d="${runs.join('')}" fill="#000000" shape-rendering="crispEdges"/></svg>`
}
