import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { openCorrectiveAction } from '#/features/reporting/corrective-actions/open-action.server.ts'
import { makeActionLink } from '#/features/reporting/corrective-actions/links/links.server.ts'
import { readCorrectiveAction } from '#/features/reporting/corrective-actions/read-corrective-actions.server.ts'
import { actionLinkPageMessages } from '#/messages/reporting/action-links.ts'
import { finishTexts } from './corrective-actions.ts'
import { releasedReport } from './reports.ts'
import { sourceServer } from './source-server.ts'
import { picture } from './visits.ts'
import { world } from './world.ts'

/** The page of a link over HTTP, as a browser without scripts and without a session asks for it. */
const w = await world()
const origin = await sourceServer(w)
let client: Actor
let actionId: string
let token: string
beforeAll(async () => {
  client = await w.client({ company: 'Saffron House' })
  const reportId = await releasedReport(w, await w.admin(), { client })
  actionId = randomUUID()
  const facts = { title: 'Mend the drain cover', ownerName: 'Huda', ownerEmail: null, dueOn: null }
  await openCorrectiveAction(client, { id: actionId, reportId, questionKey: null, priority: 'high', ...facts })
  const owner = { ownerName: 'Fast Repairs', language: 'ar', phone: null, email: null, photos: [] } as const
  token = (await makeActionLink(client, { actionId, ...owner })).token
}, 120_000)

const send = (path: string, fields?: Record<string, string | File>) => {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields ?? {})) body.append(name, value)
  const headers = { origin, 'sec-fetch-site': 'same-origin' }
  return fetch(`${origin}${path}`, fields ? { method: 'POST', body, headers } : {})
}
const page = (lang: 'en' | 'ar', secret = token) => `${lang === 'ar' ? '/ar' : ''}/action/${secret}`

test('the page is private, in both languages, and says nothing but the task', async () => {
  for (const lang of ['en', 'ar'] as const) {
    const answer = await send(page(lang))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
    expect(answer.headers.get('cache-control')).toContain('no-store')
    expect(answer.headers.get('x-robots-tag')).toContain('noindex')
    const html = await answer.text()
    expect(html).toContain('Mend the drain cover')
    expect(html).toContain(actionLinkPageMessages.start[lang])
    expect(html).not.toMatch(/href="\/client|branch_score|shopper/)
  }
})

test('unknown and altered links are one page', async () => {
  const altered = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`
  for (const secret of ['unknown', altered, 'a'.repeat(43)]) {
    const answer = await send(page('en', secret))
    expect(answer.status).toBe(404)
    expect(await answer.text()).toContain(actionLinkPageMessages.gone.en)
    expect((await send(page('en', secret), { intent: 'start' })).status).toBe(404)
  }
})

test('the owner starts, sends a photo and finishes with plain forms', { timeout: 60_000 }, async () => {
  const started = await send(page('ar'), { intent: 'start' })
  expect(started.status).toBe(200)
  expect(await started.text()).toContain(actionLinkPageMessages.started.ar)
  const { causeClass, rootCause, note, prevention } = finishTexts
  const finish = { intent: 'finish', causeClass, rootCause, note, prevention }
  const early = await send(page('ar'), { ...finish, prevention: '' })
  expect(early.status).toBe(422)
  expect(await early.text()).toContain(note)
  const file = new File([new Uint8Array(await picture())], 'drain.jpg', { type: 'image/jpeg' })
  const proof = await send(page('ar'), { intent: 'add-photos', file })
  expect(proof.status).toBe(200)
  const [src] = /\/action\/[\w-]{43}\/photos\/[0-9a-f-]{36}/.exec(await proof.text())!
  const image = await send(src)
  expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  expect((await send(page('ar'), finish)).status).toBe(200)
  expect(await (await send(page('ar'))).text()).toContain(actionLinkPageMessages.doneTitle.ar)
  expect((await readCorrectiveAction(client, actionId, 'en')).status).toBe('done')
})
