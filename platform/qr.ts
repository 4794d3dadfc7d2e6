import { encode } from 'uqr'

/** Rows of dark (1) and light (0) modules, with a quiet zone of `quiet` modules; four are recommended on paper. */
export type QrSquares = string[]

const kept = new Map<string, QrSquares>()
const cacheSize = 2000

/** QR code of a secret text, never cached. */
export const secretQrSquares = (text: string, quiet: number): QrSquares =>
  encode(text, { ecc: 'M', border: quiet }).data.map((line) => line.map((dark) => (dark ? '1' : '0')).join(''))

/** QR code of a text. Recent codes are cached (why: choosing the mask takes 2 ms, and certificate addresses repeat). */
export function qrSquares(text: string, quiet: number): QrSquares {
  const key = `${quiet} ${text}`
  const known = kept.get(key)
  if (known) return known
  const squares = secretQrSquares(text, quiet)
  if (kept.size >= cacheSize) kept.delete(kept.keys().next().value!)
  kept.set(key, squares)
  return squares
}

/** QR code as SVG: a rectangle per run of dark modules. `size`: width and height, such as `60mm`. */
export function qrDrawing(squares: QrSquares, size: string | number = squares.length): string {
  const most = squares.length
  const runs = squares.flatMap((line, y) =>
    [...line.matchAll(/1+/g)].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${most} ${most}" width="${size}" height="${size}" shape-rendering="crispEdges"><rect width="${most}" height="${most}" fill="#ffffff"/><path d="${runs.join('')}" fill="#000000"/></svg>`
}
