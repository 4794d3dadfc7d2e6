import { encode } from 'uqr'

/** Lines of dark (1) and light (0) squares, with so many light ones around as `quiet` says; readers ask for four on paper. */
export type QrSquares = string[]

const kept = new Map<string, QrSquares>()
const mostKept = 2000

/** The QR code of a text that is nobody else's business: nothing of it is kept. */
export const secretQrSquares = (text: string, quiet: number): QrSquares =>
  encode(text, { ecc: 'M', border: quiet }).data.map((line) => line.map((dark) => (dark ? '1' : '0')).join(''))

/**
 * The QR code of a text. Finding the pattern that reads best takes two milliseconds, and the address of a certificate is asked for
 * again and again: the latest codes are kept.
 */
export function qrSquares(text: string, quiet: number): QrSquares {
  const key = `${quiet} ${text}`
  const known = kept.get(key)
  if (known) return known
  const squares = secretQrSquares(text, quiet)
  if (kept.size >= mostKept) kept.delete(kept.keys().next().value!)
  kept.set(key, squares)
  return squares
}

/** The same as a drawing, sharp at any size: a rectangle for each run of dark squares. `size` is its width and height, such as `60mm`. */
export function qrDrawing(squares: QrSquares, size: string | number = squares.length): string {
  const most = squares.length
  const runs = squares.flatMap((line, y) =>
    [...line.matchAll(/1+/g)].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${most} ${most}" width="${size}" height="${size}" shape-rendering="crispEdges"><rect width="${most}" height="${most}" fill="#ffffff"/><path d="${runs.join('')}" fill="#000000"/></svg>`
}
