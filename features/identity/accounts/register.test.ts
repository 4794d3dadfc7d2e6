import { beforeAll, expect, it } from 'vitest'
import { currentEdition, currentVersions } from '#/domain/terms.ts'
import { someInfo } from '#/tests/some-info.ts'
import { type World, world } from '#/tests/world.ts'
import { clientForm, freelancerForm, shopperForm, signUpForm } from './form.ts'
import { register } from './register.server.ts'

let w: World
beforeAll(async () => void (w = await world()))

let people = 0
const person = () => ({
  fullName: 'Noura Alqahtani',
  email: `person-${++people}@example.com`,
  password: 'seven-camels',
  confirmPassword: 'seven-camels',
  agreed: currentEdition,
})
const profileOf = async (email: string) =>
  (await w.owner.query('select * from app.profiles where email = $1', [email])).rows[0]
const rowOf = async (table: string, id: string) =>
  (await w.owner.query(`select * from app.${table} where profile_id = $1`, [id])).rows[0]

it('makes a client who waits for approval, on the free plan, in the language of the page', async () => {
  const form = {
    ...person(),
    phone: '0501234567',
    companyName: 'مقهى الدلة',
    companyAddress: 'حي العليا، الرياض',
    businessType: 'cafe',
    industry: 'ضيافة',
    numberOfBranches: '٣',
    businessLicense: '4030201010',
    taxId: '300012345600003',
  }
  await register(someInfo({ lang: 'ar' }), clientForm.parse(form))
  const profile = await profileOf(form.email)
  expect(profile).toMatchObject({
    full_name: 'Noura Alqahtani',
    user_type: 'client',
    phone: '+966501234567',
    company_name: 'مقهى الدلة',
    company_address: 'حي العليا، الرياض',
    business_type: 'cafe',
    language: 'ar',
    status: 'active',
  })
  expect(await rowOf('client_profiles', profile.id)).toMatchObject({
    business_license: '4030201010',
    tax_id: '300012345600003',
    industry: 'ضيافة',
    number_of_branches: 3,
    subscription_tier: 'free',
    approval: 'pending',
  })
  expect(await w.waitingJobs('accounts.welcome')).toContainEqual({ profileId: profile.id })
})

it('makes a shopper with the basic level and the specializations', async () => {
  const form = { ...person(), specializations: 'cafes، delivery' }
  await register(someInfo(), shopperForm.parse(form))
  const { id, user_type, language } = await profileOf(form.email)
  expect([user_type, language]).toEqual(['mystery_shopper', 'en'])
  expect(await rowOf('mystery_shopper_profiles', id)).toMatchObject({
    specializations: ['cafes', 'delivery'],
    certification_level: 'basic',
  })
})

it('makes a freelancer, who may also shop', async () => {
  const form = { ...person(), skills: 'photography', experienceYears: '4', hourlyRate: '80.50' }
  await register(someInfo(), freelancerForm.parse(form))
  const { id } = await profileOf(form.email)
  const freelancer = await rowOf('freelancer_profiles', id)
  expect(freelancer).toMatchObject({ skills: ['photography'], experience_years: 4, hourly_rate: '8050' })
  expect(await rowOf('mystery_shopper_profiles', id)).toMatchObject({ certification_level: 'basic' })
})

it('keeps what was agreed to, in which version and language, with the account', async () => {
  const form = person()
  await register(someInfo({ lang: 'ar' }), shopperForm.parse(form))
  const { id } = await profileOf(form.email)
  const { rows } = await w.owner.query(
    'select document, version, language from app.consents where profile_id = $1 order by document',
    [id],
  )
  expect(rows).toEqual(
    (['privacy', 'shopper-code', 'terms'] as const).map((document) => ({
      document,
      version: currentVersions[document].version,
      language: 'ar',
    })),
  )
})

it('refuses whoever has not agreed to everything, and changes nothing', async () => {
  const form = person()
  const shopper = shopperForm.parse(form)
  for (const consents of [[], shopper.consents.slice(1), [{ document: 'terms' as const, version: '0' }]])
    await expect(register(someInfo(), { ...shopper, consents })).rejects.toMatchObject({
      code: 'account.consent-missing',
      fields: { agreed: 'consent' },
    })
  expect(await profileOf(form.email)).toBeUndefined()
  const { rowCount } = await w.owner.query('select from auth."user" where email = $1', [form.email])
  expect(rowCount).toBe(0)
})

it('makes no account when what was agreed to cannot be kept', async () => {
  const form = person()
  const broken = { ...clientForm.parse({ ...form, companyName: 'X' }) }
  const twice = { ...broken, consents: [...broken.consents, ...broken.consents] }
  await expect(register(someInfo(), twice)).rejects.toThrow()
  expect(await profileOf(form.email)).toBeUndefined()
})

it('keeps the password as an Argon2id hash only', async () => {
  const form = { ...person(), userType: 'client' }
  await register(someInfo(), signUpForm.parse(form))
  const { rows } = await w.owner.query(
    'select a.password, u.registration from auth.account a join auth."user" u on u.id = a."userId" where u.email = $1',
    [form.email],
  )
  expect(rows[0].password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(rows[0].registration).toBeNull()
})

it('says that an address has an account, however it is written, and changes nothing', async () => {
  const form = person()
  await register(someInfo(), shopperForm.parse(form))
  const again = clientForm.parse({
    ...form,
    email: form.email.toUpperCase(),
    fullName: 'Somebody Else',
    companyName: 'X',
  })
  await expect(register(someInfo(), again)).rejects.toMatchObject({ code: 'account.exists' })
  expect(await profileOf(form.email)).toMatchObject({ full_name: 'Noura Alqahtani', user_type: 'mystery_shopper' })
})

it('makes one account of ten registrations at once', async () => {
  const form = shopperForm.parse(person())
  const answers = await Promise.allSettled(Array.from({ length: 10 }, () => register(someInfo(), form)))
  const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.code] : []))
  expect(refused).toEqual(Array.from({ length: 9 }, () => 'account.exists'))
  const { rows } = await w.owner.query(
    'select count(*)::int as accounts from auth.account a join auth."user" u on u.id = a."userId" where email = $1',
    [form.email],
  )
  expect(rows[0].accounts).toBe(1)
})

it('leaves neither account nor profile behind when the rows of the type cannot be made', async () => {
  const form = freelancerForm.parse(person())
  const broken = { ...form, details: { ...form.details, experience_years: 81 } }
  await expect(register(someInfo(), broken)).rejects.toThrow()
  expect(await profileOf(form.email)).toBeUndefined()
  const { rowCount } = await w.owner.query('select from auth."user" where email = $1', [form.email])
  expect(rowCount).toBe(0)
})

it('takes 30 registrations from one network, then makes it wait; other networks go on', async () => {
  const info = someInfo()
  const known = shopperForm.parse(person())
  await register(someInfo(), known)
  for (let attempt = 1; attempt <= 30; attempt++)
    await expect(register(info, known)).rejects.toMatchObject({ code: 'account.exists' })
  const fresh = shopperForm.parse(person())
  await expect(register(info, fresh)).rejects.toMatchObject({ code: 'too-many-attempts', details: { seconds: 30 } })
  await register(someInfo(), fresh)
}, 60_000)

it('writes who registered into the activity log', async () => {
  const form = person()
  await register(someInfo(), clientForm.parse({ ...form, companyName: 'Saffron House' }))
  const { id } = await profileOf(form.email)
  const { rows } = await w.owner.query(
    'select action, actor_type, client_id, after from app.activity_log where entity_id = $1',
    [id],
  )
  expect(rows).toEqual([
    {
      action: 'accounts.register',
      actor_type: 'system',
      client_id: id,
      after: { email: form.email, user_type: 'client' },
    },
  ])
})
