import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { world, type World } from '#/tests/world.ts'
import { type ContactDetails, contactDetailsSchema, noContactDetails } from './contact-details.ts'
import { navigationDraftSchema, navigationSchema } from './content.ts'
import { defaultNavigation } from '#/content/site/navigation.ts'
import { menusStep } from './form.ts'
import { previewNavigation, readContactDetails, readNavigation } from './read-navigation.server.ts'
import { saveContactDetails } from './save-contact.server.ts'
import { takeMenusStep } from './take-menus-step.server.ts'

let w: World
let admin: Actor
beforeAll(async () => {
  w = await world()
  admin = await w.admin()
})

const details = (changes: Partial<ContactDetails> = {}): ContactDetails => ({ ...noContactDetails, ...changes })
const problemsOf = (value: unknown) =>
  contactDetailsSchema.safeParse(value).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)

test('the delivered menus are complete and lead to no page of a later time', () => {
  expect(navigationSchema.parse(defaultNavigation)).toEqual(defaultNavigation)
  const targets = [...defaultNavigation.header, ...defaultNavigation.footer].flatMap(({ links }) =>
    links.map(({ target }) => target),
  )
  for (const later of ['/payment', '/payment-success']) expect(targets).not.toContain(later)
  expect(defaultNavigation.header.map(({ label }) => label.en)).toEqual(['Services', 'Pricing', 'Join Us', 'Company'])
})

test('an entry that leads outside of https is refused, in drafts too', () => {
  const header = structuredClone(defaultNavigation.header)
  header[0]!.links[0]!.target = 'javascript:alert(document.cookie)'
  expect(navigationDraftSchema.safeParse({ ...defaultNavigation, header }).success).toBe(false)
})

test('visitors read the delivered menus until something is published; drafts are for staff', async () => {
  expect((await readNavigation('ar')).header[0]!.label).toBe(defaultNavigation.header[0]!.label.ar)
  expect(await previewNavigation(null, 'en')).toBeNull()
  expect(await previewNavigation(await w.client(), 'en')).toBeNull()
})

test.each([
  [details({ phone: 'call us' }), ['phone: phone-any']],
  [details({ mapUrl: 'http://maps.example' }), ['mapUrl: https-address']],
  [details({ social: { ...noContactDetails.social, x: 'javascript:alert(1)' } }), ['social.x: https-address']],
  [details({ address: { en: 'King Fahd Road', ar: '' } }), ['address.ar: both-languages']],
  [details({ phone: '٠٥٥١٢٣٤٥٦٧' }), undefined],
])('contact details %# are judged', (value, problems) => expect(problemsOf(value)).toEqual(problems))

test('contact details are public once saved, and an older page does not overwrite them', async () => {
  const phone = details({ phone: '0551234567', address: { en: 'Riyadh', ar: 'الرياض' } })
  expect(await readContactDetails()).toEqual({ version: 0, details: noContactDetails })
  expect(await saveContactDetails(admin, { version: 0, details: phone })).toEqual({ version: 1 })
  expect((await readContactDetails()).details.phone).toBe('+966551234567')
  await expect(saveContactDetails(admin, { version: 0, details: details() })).rejects.toMatchObject({
    code: 'changed-meanwhile',
  })
  expect((await readContactDetails()).version).toBe(1)
  const { rows } = await w.owner.query("select after from app.activity_log where action = 'settings.contact'")
  expect(rows).toHaveLength(1)
  expect(rows[0].after).toMatchObject({ phone: '+966551234567', address_ar: 'الرياض' })
})

test('of two first saves at once one wins', async () => {
  await w.owner.query("delete from app.settings where key = 'contact'")
  const both = await Promise.allSettled([
    saveContactDetails(admin, { version: 0, details: details({ whatsapp: '0551111111' }) }),
    saveContactDetails(admin, { version: 0, details: details({ whatsapp: '0552222222' }) }),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('the form of contact details names the field at fault', async () => {
  const step = menusStep.parse({
    intent: 'contact',
    version: '1',
    phone: '',
    whatsapp: '',
    'address.en': '',
    'address.ar': '',
    mapUrl: 'maps',
    'social.x': '',
    'social.instagram': '',
    'social.linkedin': '',
    'social.tiktok': '',
    'social.snapchat': '',
    'social.youtube': '',
  })
  await expect(takeMenusStep(admin, step, () => true)).rejects.toMatchObject({ fields: { mapUrl: 'https-address' } })
})

test('strangers change neither', async () => {
  for (const stranger of [await w.client(), await w.shopper(), await w.freelancer()])
    await expect(saveContactDetails(stranger, { version: 1, details: details() })).rejects.toMatchObject({
      code: 'not-allowed',
    })
})
