import sharp from 'sharp'

const disc = (x: number, y: number, r: number, fill: string) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`

/** Grains on the plate: always the same ones. */
const grains = Array.from({ length: 220 }, (_, at) => {
  const turn = at * 2.399963
  const out = 15 * Math.sqrt(at)
  const [x, y] = [600 + out * Math.cos(turn) * 1.25, 450 + out * Math.sin(turn)]
  const fill = at % 9 === 0 ? '#e0a431' : at % 13 === 0 ? '#c9762a' : '#f3e3ba'
  return `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="17" ry="6" fill="${fill}" transform="rotate(${(at * 37) % 180} ${x.toFixed(1)} ${y.toFixed(1)})"/>`
}).join('')

/** A plate of mandi as a chef photographs it: rice, the roast half, fried onion. */
export function platePicture(): Promise<Buffer> {
  const drawing =
    '<rect width="1200" height="900" fill="#3b3a37"/>' +
    `<ellipse cx="600" cy="470" rx="470" ry="370" fill="#23221f"/><ellipse cx="600" cy="450" rx="460" ry="360" fill="#e9e6df"/>` +
    `<ellipse cx="600" cy="450" rx="360" ry="275" fill="#f5ead0"/>${grains}` +
    '<path d="M440 470c-20-120 80-200 190-190s190 90 160 190-110 150-200 140-135-50-150-140z" fill="#a75a23"/>' +
    '<path d="M470 460c0-90 80-150 160-140s140 70 120 130" fill="none" stroke="#d68a3f" stroke-width="26" stroke-linecap="round"/>' +
    '<path d="M760 520l120 90" stroke="#a75a23" stroke-width="46" stroke-linecap="round"/>' +
    disc(893, 620, 30, '#f1e4cf') +
    disc(470, 640, 20, '#7a3f14') +
    disc(520, 665, 16, '#8d4c1b') +
    disc(700, 660, 18, '#7a3f14')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900">${drawing}</svg>`
  return sharp(Buffer.from(svg)).jpeg({ quality: 82 }).toBuffer()
}
