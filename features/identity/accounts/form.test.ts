import { describe, expect, it } from 'vitest'
import { consentsFor, currentEdition } from '#/domain/terms.ts'
import { clientForm, freelancerForm, resetForm, shopperForm, signInForm, signUpForm } from './form.ts'

const person = {
  fullName: 'Noura Alqahtani',
  email: 'noura@example.com',
  password: 'seven-camels',
  confirmPassword: 'seven-camels',
  agreed: currentEdition,
}
const client = { ...person, companyName: 'Saffron House' }

type Schema = typeof clientForm | typeof freelancerForm | typeof shopperForm | typeof signUpForm | typeof resetForm
/** First problem of each field; '' is the whole form. */
function problems(schema: Schema, form: object): Record<string, string> {
  const parsed = schema.safeParse(form)
  const issues = parsed.success ? [] : parsed.error.issues
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path[0] ?? ''), message]))
}

describe('what every registration asks for', () => {
  it('names each required field that is missing or empty, all at once', () => {
    const missing = {
      fullName: 'full-name',
      email: 'email',
      password: 'password',
      confirmPassword: 'password-again',
      agreed: 'consent',
    }
    expect(problems(shopperForm, {})).toEqual(missing)
    expect(
      problems(freelancerForm, { fullName: ' ', email: '', password: '', confirmPassword: '', agreed: '' }),
    ).toEqual(missing)
    expect(problems(clientForm, {})).toEqual({ ...missing, companyName: 'company-name' })
    expect(problems(signUpForm, {})).toEqual({ ...missing, userType: 'user-type' })
  })

  it('takes an agreement to the edition in force only, and says which documents it was', () => {
    expect(problems(clientForm, { ...client, agreed: 'on' })).toEqual({ agreed: 'consent-changed' })
    expect(clientForm.parse(client).consents).toEqual(consentsFor('client'))
    expect(shopperForm.parse(person).consents).toEqual(consentsFor('mystery_shopper'))
    expect(freelancerForm.parse(person).consents).toEqual(consentsFor('freelancer'))
    expect(signUpForm.parse({ ...person, userType: 'freelancer' }).consents).toEqual(consentsFor('freelancer'))
  })

  it('compares the passwords whatever else is wrong', () => {
    const differing = { ...client, fullName: '', confirmPassword: 'eight-camels' }
    expect(problems(clientForm, differing)).toEqual({ fullName: 'full-name', confirmPassword: 'passwords-differ' })
  })

  it.each([
    ['five', 'abcd5', 'password-short'],
    ['six', 'abcde6', undefined],
    ['six Arabic letters', 'جملنوق', undefined],
    ['five signs that count twice in UTF-16', '😀😁😂🤣😃', 'password-short'],
    ['six of them', '😀😁😂🤣😃😄', undefined],
    ['128', 'ab'.repeat(64), undefined],
    ['129', `${'ab'.repeat(64)}c`, 'password-long'],
    ['spaces inside and around', ' a b c d ', undefined],
    ['one of the first to be guessed', '123456', 'password-common'],
  ])('takes or refuses a password of %s', (_what, password, problem) => {
    const form = { ...person, password, confirmPassword: password }
    expect(problems(shopperForm, form)).toEqual(problem ? { password: problem } : {})
  })

  it.each(['noura', 'noura@', '@example.com', 'noura@example', 'a b@example.com', 'noura@example.com\nbcc:x@y.sa'])(
    'refuses the e-mail address %j',
    (email) => expect(problems(shopperForm, { ...person, email })).toEqual({ email: 'email-invalid' }),
  )

  it('stores an e-mail address in small letters, without spaces around it', () => {
    expect(shopperForm.parse({ ...person, email: ' Noura@Example.COM ' }).email).toBe('noura@example.com')
  })

  it('refuses control characters and texts that are too long', () => {
    expect(problems(shopperForm, { ...person, fullName: 'a\u0000b' })).toEqual({ fullName: 'unreadable' })
    expect(problems(shopperForm, { ...person, fullName: 'a'.repeat(201) })).toEqual({ fullName: 'too-long' })
    expect(problems(shopperForm, { ...person, fullName: 'a'.repeat(200) })).toEqual({})
  })
})

describe('who somebody may be', () => {
  it.each(['client', 'freelancer', 'mystery_shopper'])('takes %s', (userType) => {
    expect(signUpForm.parse({ ...person, userType }).type).toBe(userType)
  })

  it.each(['admin', 'Admin', 'superuser', 'constructor'])('refuses the whole form for %s', (userType) => {
    expect(problems(signUpForm, { ...person, userType })).toEqual({ '': 'bad-request' })
  })

  it('refuses a type, a level or any other field that a form does not have', () => {
    for (const extra of [
      { userType: 'admin' },
      { user_type: 'admin' },
      { subscription_tier: 'enterprise' },
      { approval: 'approved' },
    ]) {
      for (const [schema, form] of [
        [clientForm, client],
        [shopperForm, person],
        [freelancerForm, person],
      ] as const) {
        expect(Object.keys(problems(schema, { ...form, ...extra }))).toEqual([''])
      }
    }
  })
})

describe('client registration', () => {
  const details = (form: object) => clientForm.parse({ ...client, ...form }).details

  it('has one branch unless told otherwise and leaves out what is empty', () => {
    expect(details({ phone: '', industry: ' ', taxId: '', businessType: '', numberOfBranches: '' })).toEqual({
      phone: null,
      company_name: 'Saffron House',
      company_address: null,
      business_type: null,
      industry: null,
      number_of_branches: 1,
      business_license: null,
      tax_id: null,
    })
  })

  it.each([
    ['1', 1],
    ['١٢', 12],
    ['100000', 100_000],
  ])('reads %s branches', (numberOfBranches, number) => {
    expect(details({ numberOfBranches }).number_of_branches).toBe(number)
  })

  it.each([
    ['0', 'branches'],
    ['-3', 'branches'],
    ['100001', 'branches-many'],
    ['1.5', 'whole-number'],
    ['many', 'whole-number'],
  ])('refuses %s branches', (numberOfBranches, problem) => {
    expect(problems(clientForm, { ...client, numberOfBranches })).toEqual({ numberOfBranches: problem })
  })

  it('checks a VAT number only when there is one, in both kinds of digits', () => {
    expect(details({ taxId: '٣٠٠٠١٢٣٤٥٦٠٠٠٠٣' }).tax_id).toBe('300012345600003')
    for (const taxId of ['30001234560000', '200012345600003', '300012345600004'])
      expect(problems(clientForm, { ...client, taxId })).toEqual({ taxId: 'vat-number' })
  })

  it.each(['0501234567', '+966 50 123 4567', '00966501234567', '٠٥٠١٢٣٤٥٦٧'])('reads the mobile number %s', (phone) => {
    expect(details({ phone }).phone).toBe('+966501234567')
  })

  it('refuses other telephone numbers and business types', () => {
    expect(problems(clientForm, { ...client, phone: '0112345678' })).toEqual({ phone: 'phone' })
    expect(problems(clientForm, { ...client, businessType: 'bank' })).toEqual({ businessType: 'business-type' })
  })
})

describe('shopper and freelancer registration', () => {
  it('splits a list at both commas and drops what is empty', () => {
    const { specializations } = shopperForm.parse({ ...person, specializations: ' cafes, , مطاعم ، delivery,' }).details
    expect(specializations).toEqual(['cafes', 'مطاعم', 'delivery'])
    expect(freelancerForm.parse({ ...person, skills: '' }).details.skills).toEqual([])
  })

  it('keeps experience and rate, in halalas', () => {
    const { experience_years, hourly_rate } = freelancerForm.parse({
      ...person,
      experienceYears: '٧',
      hourlyRate: '٧٥٫٥',
    }).details
    expect([experience_years, hourly_rate]).toEqual([7, 7550])
    const empty = freelancerForm.parse({ ...person, experienceYears: '', hourlyRate: '' }).details
    expect([empty.experience_years, empty.hourly_rate]).toEqual([0, null])
  })

  it.each([
    [{ experienceYears: '-1' }, { experienceYears: 'experience' }],
    [{ experienceYears: '81' }, { experienceYears: 'experience-long' }],
    [{ hourlyRate: '-0.01' }, { hourlyRate: 'hourly-rate' }],
    [{ hourlyRate: '10.005' }, { hourlyRate: 'amount' }],
    [{ hourlyRate: '1000000.01' }, { hourlyRate: 'amount-large' }],
  ])('refuses %j', (form, expected) => {
    expect(problems(freelancerForm, { ...person, ...form })).toEqual(expected)
  })

  it('takes the edges', () => {
    const form = { ...person, experienceYears: '80', hourlyRate: '0' }
    expect(freelancerForm.parse(form).details).toMatchObject({ experience_years: 80, hourly_rate: 0 })
  })
})

describe('signing in and a new password', () => {
  it('asks for an address and a password', () => {
    const parsed = signInForm.safeParse({ intent: 'sign-in', email: '', password: '' })
    expect(parsed.error?.issues.map(({ message }) => message)).toEqual(expect.arrayContaining(['email', 'password']))
  })

  it('compares the new passwords', () => {
    const form = { token: 't', password: 'abcdef-1', confirmPassword: 'abcdef-2' }
    expect(problems(resetForm, form)).toEqual({ confirmPassword: 'passwords-differ' })
  })
})
