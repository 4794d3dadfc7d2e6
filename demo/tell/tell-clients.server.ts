import sharp from 'sharp'
import type { Actor } from '#/domain/actor.ts'
import type { ClientPaperKind } from '#/domain/client-approval.ts'
import { addDays, addHours, riyadhDay } from '#/domain/riyadh-time.ts'
import { readOwnPapers, sendPaper } from '#/features/office/client-papers/papers.server.ts'
import { addNote, readNotes } from '#/features/office/clients/notes.server.ts'
import type { Cast } from '../demo-person.server.ts'
import { sameIdFor } from '../same-id.ts'
import { happeningAt } from '../time-travel.server.ts'

const line = (y: number, width: number): string =>
  `<rect x="120" y="${y}" width="${width}" height="18" rx="6" fill="#c9ccd2"/>`

/** A drawn sheet with a seal; no letters, so that no font is needed. */
const sheet = (colour: string): Promise<Buffer> =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 1200" width="900" height="1200">
      <rect width="900" height="1200" fill="#ffffff"/><rect x="60" y="60" width="780" height="150" rx="12" fill="${colour}"/>
      ${[300, 350, 400, 500, 550, 600, 700].map((y, n) => line(y, n % 3 === 2 ? 360 : 640)).join('')}
      <circle cx="690" cy="980" r="110" fill="none" stroke="${colour}" stroke-width="14"/><circle cx="690" cy="980" r="60" fill="${colour}"/>
    </svg>`),
  )
    .png()
    .toBuffer()

const colours: Record<ClientPaperKind, string> = {
  registration: '#1f6f54',
  vat: '#2b4c8c',
  municipal: '#8a5a1f',
  other: '#555555',
}

const sent: [key: 'mandi' | 'saffron' | 'dallah', kind: ClientPaperKind, daysAgo: number, validDays: number | null][] =
  [
    ['mandi', 'registration', 2, 400],
    ['mandi', 'vat', 2, null],
    ['mandi', 'municipal', 1, 25],
    ['saffron', 'registration', 120, 200],
    ['saffron', 'vat', 120, null],
    ['dallah', 'registration', 90, 300],
  ]

async function sendPapers(cast: Cast, now: Date): Promise<void> {
  for (const [key, kind, daysAgo, validDays] of sent) {
    const client = cast[key]
    const id = sameIdFor('client paper', key, kind)
    if ((await readOwnPapers(client)).papers.some((paper) => paper.id === id)) continue
    const expiresOn = validDays === null ? null : addDays(riyadhDay(now), validDays)
    const picture = await sheet(colours[kind])
    await happeningAt(addHours(now, -24 * daysAgo), () => sendPaper(client, { id, kind, expiresOn }, picture))
  }
}

const notes: [key: 'saffron' | 'dallah' | 'mandi', by: 'admin' | 'editor', daysAgo: number, text: string][] = [
  ['saffron', 'admin', 40, 'Prefers evening visits at the Corniche branch; Khalid reads reports on his phone.'],
  ['saffron', 'editor', 6, 'Called about the overdue invoice. Payment promised for the end of the week.'],
  ['dallah', 'admin', 12, 'تفضّل التواصل عبر البريد، وتطلب التقارير بالعربية.'],
  ['mandi', 'editor', 1, 'الرخصة البلدية تنتهي قريبًا، يُطلب تجديدها بعد الاعتماد.'],
]

async function writeNotes(cast: Cast, now: Date): Promise<void> {
  for (const [key, by, daysAgo, text] of notes) {
    const author: Actor = cast[by]
    const clientId = cast[key].id
    const known = await readNotes(author, { clientId, page: 1 })
    if (known.rows.some((note) => note.text === text)) continue
    await happeningAt(addHours(now, -24 * daysAgo), () => addNote(author, clientId, text))
  }
}

/** Documents of clients and notes of staff on them. Idempotent. */
export async function tellClients(cast: Cast, now: Date): Promise<void> {
  await sendPapers(cast, now)
  await writeNotes(cast, now)
}
