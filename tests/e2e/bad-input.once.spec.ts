import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import type { DemoKey } from '../../demo/people.ts'
import { asPerson, digestOfEverything } from './as-person.ts'
import { personsOf } from './persons.ts'

const huge = 'ا'.repeat(30_000)
const order = {
  intent: 'order',
  clientKey: randomUUID(),
  branchName: 'Bad input branch',
  branchLocation: 'Riyadh',
  evaluationType: 'basic',
  visitAt: '2027-03-01T12:00',
  notes: 'typed notes',
}
const account = {
  fullName: 'Typed Name',
  email: 'bad-input@example.com',
  password: 'secret-enough',
  confirmPassword: 'secret-enough',
}
const company = { ...account, companyName: 'Typed Company', numberOfBranches: '1' }

type Case = { who: DemoKey | null; path: string; form: Record<string, string>; what: string; keeps?: string }
const cases: Case[] = [
  {
    who: null,
    path: '/signup',
    form: { ...account, userType: 'admin' },
    what: 'an admin by sign-up',
    keeps: 'Typed Name',
  },
  { who: null, path: '/signup', form: { ...account, userType: 'client', role: 'admin' }, what: 'role=admin' },
  { who: null, path: '/signup', form: { ...account, userType: 'client', user_type: 'admin' }, what: 'user_type=admin' },
  { who: null, path: '/signup', form: {}, what: 'nothing' },
  {
    who: null,
    path: '/signup',
    form: { ...account, userType: 'client', email: 'not an address' },
    what: 'no address',
    keeps: 'not an address',
  },
  {
    who: null,
    path: '/signup',
    form: { ...account, userType: 'client', password: '12345', confirmPassword: '12345' },
    what: 'five characters',
  },
  {
    who: null,
    path: '/signup',
    form: { ...account, userType: 'client', confirmPassword: 'other' },
    what: 'two passwords',
  },
  {
    who: null,
    path: '/client-registration',
    form: { ...company, numberOfBranches: '-3' },
    what: 'minus three branches',
    keeps: 'Typed Company',
  },
  {
    who: null,
    path: '/client-registration',
    form: { ...company, numberOfBranches: '1e9' },
    what: 'a number of another kind',
  },
  { who: null, path: '/client-registration', form: { ...company, companyName: '' }, what: 'no company' },
  { who: null, path: '/client-registration', form: { ...company, companyName: huge }, what: 'a huge company' },
  {
    who: null,
    path: '/client-registration',
    form: { ...company, subscription_tier: 'enterprise' },
    what: 'a tier of one’s own',
  },
  { who: null, path: '/join-freelancer', form: { ...account, hourlyRate: '-5' }, what: 'a negative rate' },
  { who: null, path: '/join-freelancer', form: { ...account, experienceYears: '-1' }, what: 'negative years' },
  {
    who: null,
    path: '/join-mystery-shopper',
    form: { ...account, certification_level: 'lead' },
    what: 'a level of one’s own',
  },
  {
    who: null,
    path: '/login',
    form: { intent: 'sign-in', email: 'a@b.example', password: 'x\u0000y' },
    what: 'a NUL in a password',
  },
  {
    who: 'saffron',
    path: '/client/secret-shopper',
    form: { ...order, price: '-1' },
    what: 'a negative price',
    keeps: 'typed notes',
  },
  {
    who: 'saffron',
    path: '/client/secret-shopper',
    form: { ...order, status: 'completed' },
    what: 'a status of one’s own',
  },
  {
    who: 'saffron',
    path: '/client/secret-shopper',
    form: { ...order, clientId: randomUUID() },
    what: 'another client',
  },
  {
    who: 'saffron',
    path: '/client/secret-shopper',
    form: { ...order, evaluationType: 'free' },
    what: 'an unknown type',
  },
  {
    who: 'saffron',
    path: '/client/secret-shopper',
    form: { ...order, visitAt: '2020-01-01T10:00' },
    what: 'a past date',
    keeps: 'typed notes',
  },
  { who: 'saffron', path: '/client/secret-shopper', form: { ...order, visitAt: 'yesterday' }, what: 'no date' },
  {
    who: 'saffron',
    path: '/client/secret-shopper',
    form: { ...order, branchId: randomUUID() },
    what: 'a foreign branch',
  },
  { who: 'saffron', path: '/client/secret-shopper', form: { ...order, clientKey: 'x' }, what: 'a key of another kind' },
  { who: 'saffron', path: '/client/secret-shopper', form: { ...order, notes: huge }, what: 'huge notes' },
  { who: 'saffron', path: '/client/secret-shopper', form: { intent: '__proto__' }, what: 'an intent that is none' },
  {
    who: 'admin',
    path: '/admin/client-approval',
    form: { intent: 'approve', clientId: 'x' },
    what: 'an id that is none',
  },
  {
    who: 'admin',
    path: '/admin/client-approval',
    form: { intent: 'reject', clientId: randomUUID(), reason: '' },
    what: 'no reason',
  },
]

for (const arabic of [false, true])
  test(`bad input gets an error in ${arabic ? 'Arabic' : 'English'}, keeps what was typed and changes nothing`, async ({
    playwright,
    baseURL,
  }) => {
    const before = await digestOfEverything()
    const persons = personsOf(playwright, baseURL!)
    for (const { who, path, form, what, keeps } of cases) {
      const request = await persons.as(who)
      const address = arabic && !who ? `/ar${path}` : path
      const answer = await request.post(address, { form, headers: { cookie: await cookies(request, arabic) } })
      const body = await answer.text()
      expect(answer.status(), `${address}: ${what}`).toBeGreaterThanOrEqual(400)
      expect(answer.status(), `${address}: ${what}`).toBeLessThan(500)
      expect(body, `${address}: ${what}`).toContain(arabic ? 'lang="ar"' : 'lang="en"')
      if (keeps) expect(body, `${address}: ${what} keeps what was typed`).toContain(keeps)
    }
    await persons.leave()
    expect(await digestOfEverything()).toBe(before)
  })

type Request = Awaited<ReturnType<typeof asPerson>>
async function cookies(request: Request, arabic: boolean): Promise<string> {
  const { cookies: kept } = await request.storageState()
  const all = [
    ...kept.filter(({ name }) => name !== 'lang').map(({ name, value }) => `${name}=${value}`),
    `lang=${arabic ? 'ar' : 'en'}`,
  ]
  return all.join('; ')
}

test('what is no form at all is refused calmly', async ({ playwright, baseURL }) => {
  const before = await digestOfEverything()
  const client = await asPerson(playwright, baseURL!, 'saffron')
  const json = { 'content-type': 'application/json' }
  const shopper = await asPerson(playwright, baseURL!, 'shopper')
  const admin = await asPerson(playwright, baseURL!, 'admin')
  const answers = [
    await client.post('/client/secret-shopper', { data: '{"intent": "order", ', headers: json }),
    await client.post('/client/secret-shopper', {
      data: 'x'.repeat(200_000),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    }),
    await shopper.post('/freelancer/answers', { data: '{"reportId": ', headers: json }),
    await shopper.post('/freelancer/answers', { data: '[]', headers: json }),
    await shopper.post('/freelancer/answers', { data: '{"__proto__": {"x": 1}}', headers: json }),
    await shopper.post('/freelancer/photos', { multipart: { id: 'x' } }),
    await client.get('/client/secret-shopper?page=-1&sort=__proto__&status=%00'),
    await client.get('/client/secret-shopper?page=99999999999999999999&q=%27%3B--'),
    ...(await Promise.all(['reports', 'secret-shopper'].map((list) => client.get(`/client/${list}/not-an-id`)))),
    ...(await Promise.all(
      ['secret-shopper', 'submit-report'].map((list) => shopper.get(`/freelancer/${list}/not-an-id`)),
    )),
    ...(await Promise.all(
      ['reports', 'secret-shopper', 'emails'].map((list) => admin.get(`/admin/${list}/not-an-id`)),
    )),
    await client.get('/files/..%2f..%2fetc%2fpasswd'),
  ]
  expect(answers.map((answer) => answer.status()).filter((status) => status >= 500)).toEqual([])
  expect(answers.slice(0, 6).every((answer) => answer.status() >= 400)).toBe(true)
  expect(await digestOfEverything()).toBe(before)
})
