import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { errorStatus } from '#/domain/error-status.ts'
import { emailForm } from '#/features/identity/email/form.ts'
import { identityForm, identitySignInForm } from '#/features/identity/identities/form.ts'
import { mailSignInForm } from '#/features/identity/mail-sign-in/form.ts'
import { passkeyForm, passkeySignInForms } from '#/features/identity/passkeys/form.ts'
import { ownPhoneForm, phoneSignInForm, textCodeForm } from '#/features/identity/phone/form.ts'
import { secondFactorForm } from '#/features/identity/second-factor/form.ts'
import { sessionsForm } from '#/features/identity/sessions/form.ts'

/** docs/sign-in.md names every step of these pages and its refusals as they are. */
const page = readFileSync('docs/sign-in.md', 'utf8')
const rows = page
  .slice(page.indexOf('## Calls'), page.indexOf('## Rules of each method'))
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(1)

type Step = { shape: { intent: { value: string } } }
const forms: Record<string, readonly Step[]> = {
  '/account/email': emailForm.options,
  '/account/security': secondFactorForm.options,
  '/account/passkeys': passkeyForm.options,
  '/account/phone': ownPhoneForm.options,
  '/account/identities': identityForm.options,
  '/account/sessions': sessionsForm.options,
  '/login/mail': mailSignInForm.options,
  '/login/phone': phoneSignInForm.options,
  '/login/code': [...passkeySignInForms, textCodeForm],
  '/login': [identitySignInForm, ...passkeySignInForms],
}
test.each(Object.entries(forms))('the page names every step of %s', (address, steps) => {
  const named = rows.filter((row) => row.includes(`\`${address}\``)).join('\n')
  for (const { shape } of steps) expect(named, shape.intent.value).toContain(`\`${shape.intent.value}\``)
})

/** Codes of a row with their statuses: those before a number have it in common, and `-x` shortens the code before it. */
function refusalsIn(row: string): [code: string, status: number][] {
  const cell = row.split(' | ')[3] ?? ''
  const found: [string, number][] = []
  let waiting: string[] = []
  for (const [, code, status] of cell.matchAll(/`([^`/]+)`|\b(\d{3})\b/g)) {
    const before = waiting.at(-1)?.replace(/-[a-z]+$/, '') ?? ''
    if (code) waiting.push(code.startsWith('-') ? before + code : code)
    else {
      for (const each of waiting) found.push([each, Number(status)])
      waiting = []
    }
  }
  return found
}

test('each refusal on the page is one of the product, with its status', () => {
  const named = rows.flatMap(refusalsIn)
  expect(named.length).toBeGreaterThan(40)
  // an answer of /login/token, which is not a failure: the code goes to another page
  const answers = { ...errorStatus, 'account.code-needed': 403 }
  for (const [code, status] of named) expect(answers, code).toHaveProperty([code], status)
})
