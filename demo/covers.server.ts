import sharp from 'sharp'
import type { CoverName } from '#/content/articles/article-text.ts'

const width = 1800
const height = 1200
const ink = '#141414'
const rect = (x: number, y: number, w: number, h: number, fill: string, round = 0): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${round}" fill="${fill}"/>`
const disc = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`
const ring = (x: number, y: number, r: number, stroke: string, wide: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${stroke}" stroke-width="${wide}"/>`
const line = (d: string, stroke: string, wide: number): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${wide}" stroke-linecap="round" stroke-linejoin="round"/>`
const shape = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`
const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(i)).join('')
const tick = (x: number, y: number, stroke: string): string => line(`M${x - 26} ${y}l18 20 36-42`, stroke, 13)

/** Colour behind each drawing. Pages show a cover through a star and put the lattice around it. */
const grounds: Record<CoverName, string> = {
  visit: '#efe7d8',
  score: '#e4ecef',
  clock: '#f3e4d6',
  receipt: '#e7e6f0',
  team: '#e1ece2',
  menu: '#f4e6e2',
}

const plate = (x: number, y: number, r: number, food: string): string =>
  disc(x, y + 14, r, '#00000014') +
  disc(x, y, r, '#ffffff') +
  ring(x, y, r * 0.74, '#e6e2d8', 6) +
  disc(x, y, r * 0.52, food)

const drawings: Record<CoverName, string> = {
  visit:
    plate(560, 620, 330, '#c9762f') +
    times(9, (i) => disc(470 + ((i * 71) % 190), 540 + ((i * 47) % 170), 16, i % 2 === 0 ? '#5d8f4e' : '#e9c46a')) +
    rect(150, 380, 28, 480, '#b9b2a4', 14) +
    times(3, (i) => rect(126 + i * 30, 300, 14, 150, '#b9b2a4', 7)) +
    rect(1040, 210, 560, 800, ink, 36) +
    rect(1070, 250, 500, 730, '#fdfcf8', 18) +
    rect(1220, 170, 200, 90, '#8d877b', 24) +
    times(5, (i) => {
      const y = 380 + i * 118
      const done = i < 4
      return (
        rect(1120, y - 34, 68, 68, done ? '#2f6b4f' : '#e6e2d8', 14) +
        (done ? tick(1153, y + 4, '#ffffff') : '') +
        rect(1226, y - 26, 280 - (i % 3) * 50, 18, '#141414aa', 9) +
        rect(1226, y + 8, 200 - (i % 2) * 60, 14, '#14141444', 7)
      )
    }),
  score:
    rect(240, 200, 1320, 800, '#fdfdfd', 36) +
    times(5, (i) => rect(340, 320 + i * 130, 1120, 3, '#dde4e7')) +
    times(6, (i) => {
      const x = 430 + i * 188
      const y = [560, 470, 640, 430, 520, 450][i]!
      const reach = [190, 150, 120, 96, 80, 66][i]!
      return (
        line(`M${x} ${y - reach}V${y + reach}M${x - 30} ${y - reach}h60M${x - 30} ${y + reach}h60`, '#2f6fde', 10) +
        disc(x, y, 32, ink) +
        disc(x, y, 14, '#ffffff')
      )
    }),
  clock:
    disc(900, 600, 420, '#00000014') +
    disc(900, 590, 410, ink) +
    disc(900, 590, 360, '#fdfaf5') +
    times(12, (i) => {
      const angle = (i * Math.PI) / 6
      const at = (r: number) => `${(900 + r * Math.sin(angle)).toFixed(0)} ${(590 - r * Math.cos(angle)).toFixed(0)}`
      return line(`M${at(312)}L${at(i % 3 === 0 ? 262 : 288)}`, ink, i % 3 === 0 ? 16 : 9)
    }) +
    shape('M900 590V270a320 320 0 0 1 277 160z', '#c9762f66') +
    line('M900 590V330M900 590l190-110', ink, 22) +
    disc(900, 590, 30, '#c9762f') +
    times(2, (i) => {
      const x = i === 0 ? 250 : 1550
      return (
        shape(`M${x - 150} 820a150 150 0 0 1 300 0z`, '#b9b2a4') +
        rect(x - 180, 820, 360, 34, '#8d877b', 17) +
        disc(x, 662, 22, '#8d877b')
      )
    }),
  receipt:
    shape(`M520 110h560v900${times(7, () => 'l-40 36-40-36')}z`, '#fdfdfb') +
    rect(690, 180, 220, 30, ink, 15) +
    rect(630, 236, 340, 18, '#14141455', 9) +
    times(
      6,
      (i) =>
        rect(590, 320 + i * 62, 200 + ((i * 53) % 90), 20, '#141414aa', 10) +
        rect(920, 320 + i * 62, 90, 20, '#141414aa', 10),
    ) +
    rect(590, 704, 420, 5, ink) +
    rect(590, 740, 180, 32, ink, 10) +
    rect(880, 740, 130, 32, ink, 10) +
    times(81, (i) =>
      (i * 7919 + ((i * i * 31) % 97) * 643) % 1009 > 480
        ? rect(705 + (i % 9) * 21, 810 + Math.floor(i / 9) * 20, 21, 20, ink)
        : '',
    ) +
    rect(1140, 330, 330, 620, ink, 48) +
    rect(1164, 366, 282, 548, '#7d79a8', 24) +
    rect(1196, 470, 218, 300, '#fdfdfb', 12) +
    times(4, (i) => rect(1226, 520 + i * 50, 158 - (i % 2) * 50, 16, '#14141488', 8)) +
    disc(1305, 860, 34, '#fdfdfb'),
  team:
    times(3, (i) => {
      const x = 450 + i * 450
      const y = i === 1 ? 400 : 450
      const coat = ['#2f6b4f', ink, '#c9762f'][i]!
      return (
        shape(`M${x - 200} 1200v-360a200 200 0 0 1 400 0v360z`, coat) +
        shape(`M${x - 110} 1200v-400q110 70 220 0v400z`, '#fdfcf8') +
        disc(x, y, 130, ['#d9a77c', '#b97d53', '#e3bb96'][i]!) +
        shape(`M${x - 130} ${y - 10}a130 130 0 0 1 260 0q-130-70-260 0z`, '#2b211b') +
        rect(x - 26, 960, 52, 30, coat, 8)
      )
    }) + tick(900, 900, '#2f6b4f'),
  menu:
    rect(330, 160, 560, 900, '#fdfcf8', 18) +
    rect(910, 160, 560, 900, '#fdfcf8', 18) +
    rect(884, 150, 32, 920, '#8a3b2e', 10) +
    times(2, (side) =>
      times(5, (i) => {
        const x = 400 + side * 580
        const y = 280 + i * 150
        return (
          rect(x, y, 230 - (i % 3) * 40, 24, '#141414cc', 12) +
          rect(x, y + 42, 170 + (i % 2) * 40, 16, '#14141444', 8) +
          rect(x + 300, y - 4, 120, 52, i % 2 === side ? '#f6d9a8' : '#e6e2d8', 26) +
          shape(`M${x + 334} ${y + 36}c-22-8-20-30-4-42 2 10 8 10 10 2 12 10 18 32-6 40z`, '#c9502f') +
          rect(x + 360, y + 14, 42, 16, '#141414aa', 8)
        )
      }),
    ),
}

/** A drawing made small enough for the star in the middle of the cover; people stand on its lower edge. */
function within(name: CoverName): string {
  const [size, at] = name === 'team' ? [0.8, height] : [0.74, height / 2]
  return `<g transform="translate(${width / 2} ${at}) scale(${size}) translate(${-width / 2} ${-at})">${drawings[name]}</g>`
}

/** A drawn cover without letters, so that it serves both languages. */
export const coverPicture = (name: CoverName): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${rect(0, 0, width, height, grounds[name])}${within(name)}</svg>`,
    ),
  )
    .png()
    .toBuffer()
