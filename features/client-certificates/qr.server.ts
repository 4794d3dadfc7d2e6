import { encode } from 'uqr'
import { checkAddress } from './showing.ts'

/** Four squares of quiet ground around it: what readers of codes ask for. */
const quiet = 4

/** The address of a certificate's page as the squares of a QR code, a line each. */
export function qrSquares(origin: string, publicId: string): string[] {
  const { data } = encode(checkAddress(origin, publicId, 'en'), { ecc: 'M', border: quiet })
  return data.map((line) => line.map((dark) => (dark ? '1' : '0')).join(''))
}

/** The same code as a drawing, sharp at any size. */
export function qrDrawing(origin: string, publicId: string): string {
  const lines = qrSquares(origin, publicId)
  const size = lines.length
  const path = lines.flatMap((line, y) => [...line].flatMap((dark, x) => (dark === '1' ? [`M${x} ${y}h1v1h-1z`] : [])))
  return `<svg xmlns="http://www.w3.org/2000/svg" width="60mm" height="60mm" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="#ffffff"/><path d="${path.join('')}" fill="#000000"/></svg>`
}
