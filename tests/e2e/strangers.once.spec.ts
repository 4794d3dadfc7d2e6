import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { type DemoKey, demoPeople } from '../../demo/people.ts'
import { asPerson, digestOfEverything } from './as-person.ts'
import { personsOf } from './persons.ts'
import { lookUp } from './support.ts'

type Ids = {
  request: string
  pending: string
  report: string
  draft: string
  file: string
  client: string
  shopper: string
}

async function idsOfOthers(): Promise<Ids> {
  const [found] = await lookUp<Ids>(
    `select
      (select id from app.mystery_shopping_requests where client_id = c.id and status = 'completed' limit 1) as request,
      (select id from app.mystery_shopping_requests where client_id = c.id and status = 'pending' limit 1) as pending,
      (select id from app.mystery_shopping_reports where client_id = c.id and status in ('released', 'locked') limit 1) as report,
      (select id from app.mystery_shopping_reports where client_id = c.id and status = 'draft' limit 1) as draft,
      (select f.id from app.files f where f.client_id = c.id limit 1) as file,
      c.id as client,
      (select id from app.profiles where email = $2) as shopper
     from app.profiles c where c.email = $1`,
    [demoPeople.saffron.email, demoPeople.shopper.email],
  )
  expect(Object.values(found!).every(Boolean), JSON.stringify(found)).toBe(true)
  return found!
}

/** A page without its nonces, ids and times. */
const stripped = (body: string): string =>
  body
    .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, 'ID')
    .replaceAll(/nonce[^\s>]{0,6}[\w+/=]{20,}/g, 'NONCE')
    .replaceAll(/[\w+/]{22}==/g, 'NONCE')

const reads = (ids: Ids): { who: DemoKey; path: string; foreign: string }[] => [
  { who: 'dallah', path: '/client/secret-shopper/:id', foreign: ids.request },
  { who: 'dallah', path: '/client/secret-shopper/:id', foreign: ids.pending },
  { who: 'dallah', path: '/client/reports/:id', foreign: ids.report },
  { who: 'dallah', path: '/client/reports/:id', foreign: ids.draft },
  { who: 'dallah', path: '/files/:id', foreign: ids.file },
  { who: 'saffron', path: '/client/reports/:id', foreign: ids.draft },
  { who: 'secondShopper', path: '/freelancer/secret-shopper/:id', foreign: ids.pending },
  { who: 'secondShopper', path: '/freelancer/submit-report/:id', foreign: ids.draft },
  { who: 'secondShopper', path: '/freelancer/reports/:id', foreign: ids.draft },
]

test('another’s record and one that never was look the same', async ({ playwright, baseURL }) => {
  const ids = await idsOfOthers()
  const persons = personsOf(playwright, baseURL!)
  for (const { who, path, foreign } of reads(ids)) {
    const request = await persons.as(who)
    const theirs = await request.get(path.replace(':id', foreign))
    const nobodys = await request.get(path.replace(':id', randomUUID()))
    expect([theirs.status(), nobodys.status()], `${who} ${path}`).toEqual([404, 404])
    expect(stripped(await theirs.text()), `${who} ${path}`).toBe(stripped(await nobodys.text()))
  }
  await persons.leave()
})

const save = (questionKey: string) => ({
  saveId: randomUUID(),
  questionKey,
  baseVersion: 0,
  value: true,
  notApplicable: false,
  naReason: '',
  comment: '',
  answeredAt: new Date().toISOString(),
})

const writes = (ids: Ids): { who: DemoKey; path: string; form?: Record<string, string>; json?: object }[] => [
  { who: 'dallah', path: `/client/secret-shopper/${ids.pending}`, form: { intent: 'withdraw', reason: 'mine now' } },
  {
    who: 'secondShopper',
    path: `/freelancer/secret-shopper/${ids.pending}`,
    form: { intent: 'hand-back', cause: 'other', reason: 'no' },
  },
  {
    who: 'secondShopper',
    path: `/freelancer/secret-shopper/${ids.pending}`,
    form: { intent: 'check-in', clientKey: randomUUID(), note: 'no place here', brief: 'on' },
  },
  { who: 'secondShopper', path: '/freelancer/answers', json: { reportId: ids.draft, saves: [save('A1')] } },
  {
    who: 'secondShopper',
    path: `/freelancer/submit-report/${ids.draft}`,
    form: { intent: 'submit', clientKey: randomUUID(), declaration: 'on' },
  },
  { who: 'secondShopper', path: `/freelancer/reports/${ids.draft}`, form: { intent: 'appeal', reason: 'not mine' } },
  { who: 'secondShopper', path: `/freelancer/reports/${ids.draft}`, form: { intent: 'reply', text: 'not mine' } },
  { who: 'secondShopper', path: `/freelancer/reports/${ids.draft}`, form: { intent: 'rate', stars: '1', note: '' } },
  { who: 'dallah', path: `/admin/secret-shopper/${ids.pending}`, form: { intent: 'approve' } },
  { who: 'dallah', path: `/admin/reports/${ids.report}`, form: { intent: 'start-review', version: '1' } },
  { who: 'dallah', path: '/admin/client-approval', form: { intent: 'approve', clientId: ids.client } },
  { who: 'shopper', path: `/admin/secret-shopper/${ids.pending}`, form: { intent: 'assign', shopperId: ids.shopper } },
  { who: 'shopper', path: `/client/secret-shopper/${ids.pending}`, form: { intent: 'withdraw', reason: 'x' } },
  { who: 'saffron', path: '/freelancer/answers', json: { reportId: ids.draft, saves: [save('A1')] } },
]

test('no form reaches another’s record, and nothing changes', async ({ playwright, baseURL }) => {
  const ids = await idsOfOthers()
  const before = await digestOfEverything()
  const persons = personsOf(playwright, baseURL!)
  for (const { who, path, form, json } of writes(ids)) {
    const request = await persons.as(who)
    const answer = await request.post(path, json ? { data: json } : { form: form! })
    expect(answer.status(), `${who} ${path} ${JSON.stringify(form ?? json)}`).toBe(404)
  }
  await persons.leave()
  expect(await digestOfEverything()).toBe(before)
})

test('a photo for another’s report is refused, and nothing changes', async ({ playwright, baseURL }) => {
  const ids = await idsOfOthers()
  const before = await digestOfEverything()
  const request = await asPerson(playwright, baseURL!, 'secondShopper')
  const file = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0]) }
  const multipart = { id: randomUUID(), reportId: ids.draft, questionKey: 'A3', file }
  expect((await request.post('/freelancer/photos', { multipart })).status()).toBe(404)
  expect(await digestOfEverything()).toBe(before)
  await request.dispose()
})

test('a client’s pages name no shopper, no grade and no fee; a shopper’s pages no price', async ({
  playwright,
  baseURL,
}) => {
  const ids = await idsOfOthers()
  const client = await asPerson(playwright, baseURL!, 'saffron')
  const shoppers = await lookUp<{ name: string; id: string }>(
    `select full_name as name, id from app.profiles where user_type in ('freelancer', 'mystery_shopper')`,
  )
  for (const path of [
    `/client/reports/${ids.report}`,
    `/client/secret-shopper/${ids.request}`,
    '/client/secret-shopper',
    '/client',
  ]) {
    const body = await (await client.get(path)).text()
    for (const { name, id } of shoppers) {
      expect(body.includes(name), `${path} names ${name}`).toBe(false)
      expect(body.includes(id), `${path} has the id of ${name}`).toBe(false)
    }
    expect(body, path).not.toMatch(/shopperFee|shopper_fee|overallScore|overall_score|gradeNote/)
  }
  const shopper = await asPerson(playwright, baseURL!, 'shopper')
  for (const path of ['/freelancer', '/freelancer/secret-shopper'])
    expect(await (await shopper.get(path)).text(), path).not.toMatch(/"price"|cancel_reason/)
  await client.dispose()
  await shopper.dispose()
})
