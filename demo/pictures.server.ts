import { createHash } from 'node:crypto'
import sharp from 'sharp'
import type { PictureName } from '#/content/remarks/answer-sheet.ts'

const width = 1200
const height = 900
const rect = (x: number, y: number, w: number, h: number, fill: string, round = 0): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${round}" fill="${fill}"/>`
const disc = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`
const path = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`
const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(i)).join('')

/** A shop front with awning, door, windows and planters; no letters, so that no font is needed. */
const facade = (sky: string, wall: string, awning: string, light: string): string =>
  rect(0, 0, width, 750, sky) +
  rect(80, 130, 1040, 620, wall) +
  rect(80, 130, 1040, 26, '#00000022') +
  rect(330, 180, 540, 86, '#fbf6ea', 12) +
  times(5, (i) => rect(380 + i * 92, 208, 64, 30, awning, 15)) +
  times(13, (i) => path(`M${80 + i * 80} 320h80v70a40 40 0 0 1-80 0z`, i % 2 === 0 ? awning : '#fbf6ea')) +
  rect(140, 460, 300, 220, light, 8) +
  rect(760, 460, 300, 220, light, 8) +
  rect(286, 460, 8, 220, wall) +
  rect(906, 460, 8, 220, wall) +
  rect(510, 440, 180, 310, '#5b3a29', 8) +
  rect(530, 462, 140, 190, light, 6) +
  disc(664, 690, 9, '#e8c168') +
  rect(0, 750, width, 150, '#8d8f94') +
  rect(0, 750, width, 16, '#c7c9cc') +
  times(2, (i) => rect(455 + i * 255, 690, 40, 62, '#7b5540', 6) + disc(475 + i * 255, 668, 38, '#4d7f55'))

const table = rect(0, 0, width, height, '#9a6b43') + times(9, (i) => rect(0, i * 100, width, 3, '#8a5d39'))

const cutlery =
  rect(120, 230, 26, 460, '#d9dce0', 12) +
  times(4, (i) => rect(100 + i * 18, 180, 9, 130, '#d9dce0', 4)) +
  rect(1060, 200, 30, 490, '#d9dce0', 14)

/** Rice with meat and herbs on a white plate. */
const plate =
  table +
  cutlery +
  disc(600, 450, 330, '#00000022') +
  disc(600, 440, 330, '#fdfdfb') +
  disc(600, 440, 262, '#f0efe9') +
  disc(600, 440, 226, '#e9bf5a') +
  times(60, (i) =>
    rect(420 + ((i * 67) % 350), 290 + ((i * 41) % 300), 22, 7, i % 3 === 0 ? '#d99a2b' : '#f6dc93', 4),
  ) +
  path('M470 470c20-90 120-130 210-90s110 130 30 170-260 20-240-80z', '#7a4326') +
  path('M500 460c20-60 90-90 160-60s60 60 0 70-170 50-160-10z', '#95593a') +
  times(16, (i) => disc(450 + ((i * 83) % 310), 320 + ((i * 59) % 250), 8, i % 2 === 0 ? '#4f8f4c' : '#b9432f'))

/** Several dishes and two drinks on one table. */
const feast =
  table +
  disc(380, 380, 240, '#fdfdfb') +
  disc(380, 380, 176, '#d98a2f') +
  path('M270 400c10-90 110-120 190-70s70 130-20 150-180 0-170-80z', '#b5541f') +
  times(12, (i) => disc(290 + ((i * 61) % 180), 300 + ((i * 47) % 170), 9, '#4f8f4c')) +
  disc(850, 560, 220, '#fdfdfb') +
  disc(850, 560, 168, '#5f9a55') +
  times(22, (i) =>
    rect(720 + ((i * 71) % 240), 440 + ((i * 53) % 220), 44, 20, i % 3 === 0 ? '#c9402f' : '#8ec07a', 9),
  ) +
  times(
    2,
    (i) => disc(760 + i * 210, 200, 92, '#e4ecef') + disc(760 + i * 210, 200, 72, i === 0 ? '#bcd98b' : '#f7f5ee'),
  ) +
  disc(250, 740, 110, '#f3e3c3') +
  disc(250, 740, 84, '#d7a35a')

/** A cup of coffee with a drawn heart, and a piece of cake. */
const cup =
  rect(0, 0, width, height, '#e9ddcd') +
  times(7, (i) => rect(0, i * 130, width, 3, '#ddcdb8')) +
  disc(470, 480, 300, '#00000018') +
  disc(470, 465, 300, '#ffffff') +
  disc(470, 465, 236, '#eef0f0') +
  rect(640, 425, 190, 70, '#ffffff', 34) +
  disc(470, 465, 200, '#7b4a2b') +
  disc(470, 465, 182, '#b67a48') +
  path('M470 560c-130-80-140-190-60-190 40 0 60 40 60 40s20-40 60-40c80 0 70 110-60 190z', '#f2dfc4') +
  rect(840, 560, 300, 240, '#ffffff', 120) +
  path('M880 720l210-90v80l-210 60z', '#8a5230') +
  path('M880 690l210-90v34l-210 90z', '#f4e3c4')

/** A printed bill: lines, a total and a square code, without any readable personal data. */
const receipt =
  rect(0, 0, width, height, '#6b4a33') +
  path(`M330 40h540v800${times(9, () => 'l-30 24-30-24')}z`, '#fbfbf7') +
  rect(500, 80, 200, 26, '#333333', 6) +
  rect(450, 122, 300, 14, '#9a9a9a', 6) +
  rect(480, 148, 240, 14, '#9a9a9a', 6) +
  times(
    6,
    (i) =>
      rect(380, 210 + i * 44, 180 + ((i * 37) % 110), 16, '#565656', 6) + rect(750, 210 + i * 44, 70, 16, '#565656', 6),
  ) +
  rect(380, 480, 440, 4, '#333333') +
  rect(380, 506, 120, 16, '#8a8a8a', 6) +
  rect(760, 506, 60, 16, '#8a8a8a', 6) +
  rect(380, 544, 150, 26, '#222222', 6) +
  rect(710, 544, 110, 26, '#222222', 6) +
  rect(500, 610, 200, 200, '#ffffff') +
  times(196, (i) =>
    (i * 2_654_435_761) % 1009 > 500
      ? rect(500 + (i % 14) * 14.3, 610 + Math.floor(i / 14) * 14.3, 14.3, 14.3, '#111111')
      : '',
  ) +
  times(3, (i) => {
    const [x, y] = [500 + (i === 1 ? 157 : 0), 610 + (i === 2 ? 157 : 0)]
    return (
      rect(x, y, 43, 43, '#111111') + rect(x + 7, y + 7, 29, 29, '#ffffff') + rect(x + 14, y + 14, 15, 15, '#111111')
    )
  })

/** An insect on the wall beside a table. */
const wall =
  rect(0, 0, width, height, '#e6ddcf') +
  rect(0, 640, width, 260, '#7a5233') +
  rect(0, 620, width, 24, '#c9b99f') +
  times(6, (i) => rect(i * 220, 0, 2, 620, '#d9cdb9')) +
  times(3, (i) => rect(652 + i * 22, 292, 4, 30, '#3b2213') + rect(652 + i * 22, 362, 4, 30, '#3b2213')) +
  path('M620 342c0-26 40-36 76-30s52 18 52 30-16 26-52 30-76-6-76-30z', '#5a3219') +
  rect(744, 322, 70, 4, '#3b2213', 2) +
  rect(744, 356, 70, 4, '#3b2213', 2) +
  disc(150, 770, 90, '#f7f5ee') +
  disc(150, 770, 64, '#d8b45e')

const drawings: Record<PictureName, string> = {
  facade: facade('#2f3b52', '#c98d5a', '#a8362a', '#ffe3a1'),
  cafe: facade('#bcd7ea', '#e7d9c4', '#4a3426', '#8fa9b5'),
  plate,
  feast,
  cup,
  receipt,
  wall,
}

const drawn = new Map<PictureName, Promise<Buffer>>()

const whole = (name: PictureName): Promise<Buffer> => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawings[name]}</svg>`
  const bytes = drawn.get(name) ?? sharp(Buffer.from(svg)).jpeg({ quality: 82 }).toBuffer()
  drawn.set(name, bytes)
  return bytes
}

/** Deterministic number below one for a name and a purpose. */
const shareOf = (name: string, purpose: string): number =>
  createHash('sha256').update(`${purpose} ${name}`).digest().readUInt32BE(0) / 2 ** 32

/** A drawn photo as from a phone. `view` changes the perspective, so that no two visits submit the same picture. */
/** A carton on a pallet, wet at its foot or with a thermometer, as a receiver photographs it. */
export function cartonPicture(shows: 'wet' | 'warm'): Promise<Buffer> {
  const thermometer =
    rect(560, 190, 300, 130, '#22262b', 24) + rect(580, 210, 190, 90, '#cfe3c4', 10) + disc(816, 255, 26, '#c9452f')
  const drawing =
    rect(0, 0, width, height, '#b9bdc2') +
    rect(0, 700, width, 200, '#8b8f95') +
    times(7, (i) => rect(150 + i * 132, 720, 110, 60, '#a87b4d', 4)) +
    rect(220, 250, 760, 470, '#c69a63', 8) +
    rect(220, 250, 760, 60, '#b58850') +
    rect(560, 250, 80, 470, '#d8b27e') +
    times(3, (i) => rect(280, 400 + i * 44, 200 - i * 30, 16, '#8a6436', 6)) +
    (shows === 'wet'
      ? path('M220 720v-110q90-70 190-20t200-20 180 40 190-30v140z', '#6f4c28aa') + disc(420, 780, 70, '#5d7f9a66')
      : thermometer)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawing}</svg>`
  return sharp(Buffer.from(svg)).jpeg({ quality: 82 }).toBuffer()
}

export async function picture(name: PictureName, view?: string): Promise<Buffer> {
  if (view === undefined) return whole(name)
  const share = 0.4 + 0.3 * shareOf(view, 'width')
  const [w, h] = [Math.round(width * share), Math.round(height * share)]
  const left = Math.round((width - w) * shareOf(view, 'left'))
  const top = Math.round((height - h) * shareOf(view, 'top'))
  return sharp(await whole(name))
    .extract({ left, top, width: w, height: h })
    .modulate({ brightness: 0.85 + 0.25 * shareOf(view, 'light') })
    .jpeg({ quality: 82 })
    .toBuffer()
}
