import sharp from 'sharp'

/** A unique picture with content. */
export function scene(seed: number, width = 640, height = 480): Promise<Buffer> {
  let state = (seed * 2_654_435_761) >>> 0
  const next = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
  const shapes = Array.from({ length: 14 }, () => {
    const colour = `rgb(${next(256)},${next(256)},${next(256)})`
    return next(2) === 0
      ? `<rect x="${next(640)}" y="${next(480)}" width="${40 + next(300)}" height="${40 + next(240)}" fill="${colour}"/>`
      : `<circle cx="${next(640)}" cy="${next(480)}" r="${20 + next(140)}" fill="${colour}"/>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 480" width="${width}" height="${height}">
    <rect width="640" height="480" fill="rgb(${next(256)},${next(256)},${next(256)})"/>${shapes.join('')}</svg>`
  return sharp(Buffer.from(svg)).jpeg({ quality: 90 }).toBuffer()
}
