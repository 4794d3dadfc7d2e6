// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { createRoutesStub, useFetcher } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { FormResult } from '#/domain/form-result.ts'
import type { Lang } from '#/domain/text.ts'
import { RadioCards, SelectField } from '#/ui/choice-field.tsx'
import { newClientKey } from '#/ui/client-key.ts'
import { ActionForm, SubmitButton } from '#/ui/form.tsx'
import { LanguageProvider } from '#/ui/language.tsx'
import { TextField } from '#/ui/text-field.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

let root: Root
let place: HTMLElement

beforeEach(() => {
  document.title = 'Sign up'
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
})

afterEach(async () => {
  await act(async () => root.unmount())
  place.remove()
})

async function show(lang: Lang, result: FormResult | undefined, answer?: (form: FormData) => unknown) {
  const Page = () => (
    <LanguageProvider lang={lang}>
      <ActionForm result={result} clientKey>
        <TextField name="email" type="email" label="Email" help="Work address" />
        <SelectField name="size" label="Size" options={[{ value: 'l', label: 'Large' }]} />
        <RadioCards name="kind" label="Kind" options={[{ value: 'a', label: 'A' }]} />
        <SubmitButton>Send</SubmitButton>
      </ActionForm>
    </LanguageProvider>
  )
  const Stub = createRoutesStub([
    { path: '/', Component: Page, action: async ({ request }) => answer?.(await request.formData()) ?? null },
  ])
  await act(async () => root.render(<Stub />))
}

const refused: FormResult = {
  ok: false,
  problem: { code: 'account.exists', details: {} },
  fields: { email: 'email-invalid' },
  values: { email: 'sara@', size: 'l', kind: 'a' },
}

const field = (name: string) => place.querySelector<HTMLInputElement>(`[name="${name}"]`)!

test('a field at fault is invalid, described by its help and its error, and keeps what was typed', async () => {
  await show('en', refused)
  const email = field('email')
  expect(email.getAttribute('aria-invalid')).toBe('true')
  const described = email.getAttribute('aria-describedby')!.split(' ')
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'Work address',
    'Error: Enter a valid email address',
  ])
  expect(email.value).toBe('sara@')
  expect(field('size').value).toBe('l')
  expect(field('kind').checked).toBe(true)
})

test('a label names its field', async () => {
  await show('en', undefined)
  expect(place.querySelector(`label[for="${field('email').id}"]`)?.textContent).toBe('Email')
  expect(field('email').hasAttribute('aria-invalid')).toBe(false)
})

test('the summary takes the focus, speaks the language of the page and leads to the field', async () => {
  await show('ar', refused)
  const summary = place.querySelector<HTMLElement>('[role=alert]')!
  expect(document.activeElement).toBe(summary)
  expect(summary.textContent).toContain('صحّح الأخطاء التالية')
  expect(summary.textContent).toContain('يوجد حساب مسجّل بهذا البريد الإلكتروني')
  const link = summary.querySelector('a')!
  expect(link.textContent).toBe('أدخل بريدًا إلكترونيًا صحيحًا')
  HTMLElement.prototype.scrollIntoView = () => undefined
  await act(async () => link.click())
  expect(document.activeElement).toBe(field('email'))
})

test('the summary names a failure once that its field names itself', async () => {
  await show('en', {
    ok: false,
    problem: { code: 'account.password-wrong', details: {} },
    fields: { email: 'password-wrong' },
    values: {},
  })
  const items = [...place.querySelectorAll('[role=alert] li')].map(({ textContent }) => textContent)
  expect(items).toEqual(['Incorrect password'])
})

test('the title says that there is an error, once', async () => {
  await show('en', refused)
  expect(document.title).toBe('Error: Sign up')
})

test('a form that is being sent is not sent again, keeps its label and carries one key', async () => {
  const sent: (string | null)[] = []
  let finish = () => undefined as void
  const wait = new Promise<void>((resolve) => {
    finish = resolve
  })
  await show('en', undefined, async (form) => {
    sent.push(form.get('clientKey') as string | null)
    await wait
    return { ok: true, result: null }
  })
  const button = place.querySelector<HTMLButtonElement>('button[type=submit]')!
  await act(async () => button.click())
  await act(async () => button.click())
  expect(button.textContent).toBe('Send')
  expect(button.getAttribute('aria-disabled')).toBe('true')
  await act(async () => finish())
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(button.hasAttribute('aria-disabled')).toBe(false)
  expect(field('clientKey').value).not.toBe(sent[0])
})

test('without scripts the form that was sent shows its refusal, and no other of the page', async () => {
  const Row = ({ name }: { name: string }) => (
    <ActionForm fetcher={useFetcher()} errors="inline">
      <TextField name={name} label={name} />
    </ActionForm>
  )
  const Page = () => (
    <LanguageProvider lang="en">
      <Row name="one" />
      <Row name="two" />
    </LanguageProvider>
  )
  const Stub = createRoutesStub([{ id: 'page', path: '/', Component: Page }])
  place.innerHTML = renderToString(<Stub />)
  const senders = [...place.querySelectorAll<HTMLInputElement>('[name="sentFrom"]')].map(({ value }) => value)
  expect(new Set(senders).size).toBe(2)
  const answer: FormResult = {
    ok: false,
    problem: null,
    fields: { two: 'required' },
    values: { two: 'as typed', sentFrom: senders[1]! },
  }
  place.innerHTML = renderToString(<Stub hydrationData={{ actionData: { page: answer } }} />)
  expect(field('two').getAttribute('aria-invalid')).toBe('true')
  expect(field('two').value).toBe('as typed')
  expect(field('one').hasAttribute('aria-invalid')).toBe(false)
})

test('client keys made later sort after earlier ones', () => {
  expect(newClientKey(1_000).slice(0, 13)).toBe('00000000-03e8')
  expect(newClientKey(2_000) > newClientKey(1_000)).toBe(true)
})
