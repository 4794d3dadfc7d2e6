import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { addDays, addMinutes, fromRiyadh, riyadhDay, toRiyadh } from '#/domain/riyadh-time.ts'
import { type Answer, call, type Caller, type Door, newCaller } from './call.ts'
import type { Random } from './random.ts'
import type { World } from './world.ts'

export const kinds = ['order', 'api-order', 'action', 'answer', 'photo', 'picture', 'message', 'invoice'] as const
export type Kind = (typeof kinds)[number]

/**
 * kept: acknowledged. refused: answered that nothing was saved. unknown: no answer, or one after which it may be saved or
 * not. none: not sent, because the form before it was refused.
 */
export type Outcome = 'kept' | 'refused' | 'unknown'
export type Write = {
  id: string
  kind: Kind
  outcome: Outcome
  /** Status of the last answer; 0: none. */
  status: number
  /** Text of the last answer that refused, shortened. */
  said: string
  /** Milliseconds until the answer or the loss. */
  ms: number
  /** Sends it, also again with the same id. */
  send: (door: Door) => Promise<Answer>
  isKept: (answer: Answer) => boolean
  /** Of an answer of a shopper. */
  answer?: { reportId: string; questionKey: string; version: number }
  /** Of a photo or picture: it may be sent again only with its bytes. */
  hasFile?: boolean
}

let visits = 0
/** Every order has a moment of its own: a branch has one visit at a time. */
function nextVisit(): Date {
  const number = visits++
  const day = addDays(riyadhDay(new Date()), 20 + (Math.floor(number / 600) % 60))
  return addMinutes(fromRiyadh(`${day}T09:00`)!, number % 600)
}

const asJson = { accept: 'application/json' }
const bearer = ({ network: secret }: Caller) => ({ authorization: `Bearer ${secret}` })

/** A picture like no other. */
function picture(random: Random): Promise<Buffer> {
  const circle = `<svg width="320" height="240"><circle cx="${random.below(320)}" cy="${random.below(240)}" r="${20 + random.below(60)}" fill="rgb(${random.below(255)},${random.below(255)},${random.below(255)})"/></svg>`
  const ground = { r: random.below(255), g: random.below(255), b: random.below(255) }
  return sharp({ create: { width: 320, height: 240, channels: 3, background: ground } })
    .composite([{ input: Buffer.from(circle) }])
    .jpeg()
    .toBuffer()
}

/** Questions of the basic visit that take photos, and a score. */
const photoQuestions = Array.from({ length: 20 }, (_none, at) => `Q${at + 1}`)
const scored = ['Q2', 'Q3', 'Q5'] as const
/** Versions of answers by report and question, as a phone knows them. */
const versions = new Map<string, number>()

type Made = Pick<Write, 'send' | 'isKept'> & Partial<Write>
type Maker = (id: string, world: World, random: Random) => Made | Promise<Made>

const makers: Record<Kind, Maker> = {
  order: (id, { clients }, random) => {
    const client = random.pick(clients)
    const visitAt = toRiyadh(nextVisit()).slice(0, 16)
    const place = { branchName: client.branch, branchLocation: 'Riyadh', evaluationType: 'basic' }
    const form = { intent: 'order', clientKey: id, visitAt, ...place, notes: id }
    return {
      send: (door) => call(door, client, '/client/secret-shopper', { form }),
      isKept: ({ status }) => status === 302,
    }
  },
  'api-order': (id, { clients }, random) => {
    const client = random.pick(clients)
    const key = random.pick(client.keys)
    const json = {
      branch_id: client.branchId,
      evaluation_type: 'basic',
      scheduled_date: nextVisit().toISOString(),
      notes: id,
    }
    const caller = { cookie: '', network: client.network }
    const headers = { ...bearer(key), 'idempotency-key': id }
    return {
      send: (door) => call(door, caller, '/api/v1/requests', { json, headers }),
      isKept: ({ status }) => status === 201,
    }
  },
  action: (id, { clients }, random) => {
    const client = random.pick(clients)
    const key = random.pick(client.keys)
    const owner = { owner_name: 'Salem', owner_email: 'salem@example.com' }
    const json = { branch_id: client.branchId, title: `Clean ${id}`, priority: 'high', ...owner }
    const headers = { ...bearer(key), 'idempotency-key': id }
    const caller = { cookie: '', network: client.network }
    return {
      send: (door) => call(door, caller, '/api/v1/actions', { json, headers }),
      isKept: ({ status }) => status === 201,
    }
  },
  answer: (id, { shoppers }, random) => {
    const [shopper, questionKey, value] = [random.pick(shoppers), random.pick(scored), 1 + random.below(4)]
    const place = `${shopper.reportId} ${questionKey}`
    const answer = { reportId: shopper.reportId, questionKey, version: 0 }
    return {
      send: async (door) => {
        // a phone numbers an answer when it first sends it
        answer.version ||= (versions.get(place) ?? 0) + 1
        const save = { saveId: id, questionKey, baseVersion: answer.version - 1, value, notApplicable: false }
        const saves = [{ ...save, naReason: '', comment: id, answeredAt: new Date().toISOString() }]
        const json = { reportId: shopper.reportId, saves }
        const given = await call(door, shopper, '/freelancer/answers', { json, headers: asJson })
        const known = /"version":(\d+)/.exec(given.text)?.[1]
        if (given.status === 200 && known) versions.set(place, Math.max(Number(known), versions.get(place) ?? 0))
        return given
      },
      isKept: ({ status, text }) => status === 200 && text.includes('"saved"'),
      answer,
    }
  },
  photo: async (id, { shoppers }, random) => {
    const [shopper, bytes] = [random.pick(shoppers), await picture(random)]
    const fields = { id, reportId: shopper.reportId, questionKey: random.pick(photoQuestions) }
    const files = { fields, name: 'counter.jpg', type: 'image/jpeg', bytes }
    return {
      send: (door) => call(door, shopper, '/freelancer/photos', { files, headers: asJson }),
      isKept: ({ status, text }) => status === 200 && text.includes('"ok":true'),
      hasFile: true,
    }
  },
  picture: async (id, { admin }, random) => {
    const files = {
      fields: { altEn: id, altAr: id },
      name: 'hall.jpg',
      type: 'image/jpeg',
      bytes: await picture(random),
    }
    return {
      send: (door) => call(door, admin, '/admin/page-builder/pictures/library', { files, headers: asJson }),
      isKept: ({ status, text }) => status === 200 && text.includes('"ok":true'),
      hasFile: true,
    }
  },
  message: (id) => {
    const form = {
      clientKey: id,
      website: '',
      took: '',
      name: 'Reem',
      email: 'reem@example.com',
      subject: 'Visits',
      message: `A question ${id}`,
    }
    return {
      send: (door) => call(door, newCaller(), '/forms/contact.data', { form }),
      isKept: ({ status }) => status === 200,
    }
  },
  invoice: (id, { admin, clients }, random) => {
    const page = `/admin/invoices/${id}.data`
    const line = { name: 'زيارة تقييم | Visit', quantity: '1', unitPrice: '100', allowance: '', allowanceReason: '' }
    const made = { clientKey: id, clientId: random.pick(clients).id, suppliedOn: riyadhDay(new Date()) }
    const steps = [
      { path: '/admin/invoices/new.data', form: made },
      { path: page, form: { intent: 'line', version: '1', ...line, category: 'S', exemption: '' } },
      { path: page, form: { intent: 'issue', version: '2' } },
    ]
    return {
      send: async (door) => {
        let answer!: Answer
        for (const { path, form } of steps) {
          answer = await call(door, admin, path, { form })
          if (answer.status >= 400) break
        }
        return answer
      },
      isKept: ({ status }) => status < 400,
    }
  },
}

export async function newWrite(kind: Kind, world: World, random: Random): Promise<Write> {
  const id = randomUUID()
  return { id, kind, outcome: 'unknown', status: 0, said: '', ms: 0, ...(await makers[kind](id, world, random)) }
}

/** Sends a write and notes its outcome. An answer of 500 and more leaves it open whether it was saved. */
export async function sendWrite(door: Door, write: Write): Promise<void> {
  const began = performance.now()
  try {
    const answer = await write.send(door)
    write.status = answer.status
    if (write.isKept(answer)) write.outcome = 'kept'
    else {
      write.said = answer.text.slice(0, 300)
      if (answer.status < 500 && write.outcome !== 'kept') write.outcome = 'refused'
    }
  } catch (error) {
    write.status = 0
    write.said = (error as Error).message
  }
  write.ms = performance.now() - began
}
