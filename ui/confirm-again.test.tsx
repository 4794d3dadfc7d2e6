// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { createRoutesStub, data, useFetcher } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FormResult } from '#/domain/form-result.ts'
import type { Lang } from '#/domain/text.ts'
import { ActionForm, SubmitButton } from '#/ui/form.tsx'
import { LanguageProvider } from '#/ui/language.tsx'
import { TextField } from '#/ui/text-field.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

let root: Root
let place: HTMLElement
let sent: Record<string, FormDataEntryValue>[]
/** Holds the answer to a wrong password back. */
let gate: Promise<void>

beforeEach(() => {
  sent = []
  gate = Promise.resolve()
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
})
afterEach(async () => {
  await act(async () => root.unmount())
  place.remove()
})

const asks = (details: { by: string; wrong?: number }): FormResult => ({
  ok: false,
  problem: { code: 'account.confirm-again', details },
  fields: {},
  values: { account: 'SA03' },
})

function Fields() {
  return (
    <>
      <TextField name="account" label="Account" />
      <SubmitButton intent="draft">Keep</SubmitButton>
      <SubmitButton intent="change">Change</SubmitButton>
    </>
  )
}

function InBackground() {
  const fetcher = useFetcher()
  return (
    <ActionForm fetcher={fetcher} errors="inline" clientKey>
      <Fields />
    </ActionForm>
  )
}

/** Renders a form whose action requires the right password. */
async function show(lang: Lang) {
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <LanguageProvider lang={lang}>
          <InBackground />
        </LanguageProvider>
      ),
      action: async ({ request }) => {
        const form = Object.fromEntries(await request.formData())
        sent.push(form)
        if (form['proofPassword'] === 'seven-camels') return { ok: true, result: null }
        const wrong = form['proofPassword'] === undefined ? {} : { wrong: 1 }
        if ('wrong' in wrong) await gate
        return data(asks({ by: 'password', ...wrong }), 403)
      },
    },
  ])
  await act(async () => root.render(<Stub />))
}

const button = (text: string) => [...document.querySelectorAll('button')].find((one) => one.textContent === text)!
const dialog = () => document.querySelector('[role="dialog"]')
const proof = () => document.querySelector<HTMLInputElement>('[role="dialog"] [name="proofPassword"]')!
const press = (text: string) => act(async () => button(text).click())
const answerWith = async (password: string) => {
  proof().value = password
  await press('Confirm and continue')
}

test('the question is asked in place, and the same form is sent again by the same button', async () => {
  await show('en')
  place.querySelector<HTMLInputElement>('[name="account"]')!.value = 'SA03'
  await press('Change')
  expect(dialog()?.textContent).toContain('Confirm that it is you')
  expect(document.activeElement).toBe(proof())
  await answerWith('not-mine')
  expect(proof().getAttribute('aria-invalid')).toBe('true')
  await answerWith('seven-camels')
  expect(dialog()).toBeNull()
  const [first, second, third] = sent
  expect(first).toMatchObject({ account: 'SA03', intent: 'change' })
  expect(second).toEqual({ ...first, proofPassword: 'not-mine' })
  expect(third).toEqual({ ...first, proofPassword: 'seven-camels' })
  expect(place.querySelector('[name="proofPassword"]')).toBeNull()
})

test('a password typed while the answer to another arrives is sent after it, the same one is not sent again', async () => {
  await show('en')
  await press('Change')
  const { promise, resolve } = Promise.withResolvers<void>()
  gate = promise
  await answerWith('not-mine')
  await press('Confirm and continue')
  await answerWith('seven-camels')
  expect(sent.map(({ proofPassword }) => proofPassword)).toEqual([undefined, 'not-mine'])
  await act(async () => resolve())
  await vi.waitFor(() => expect(dialog()).toBeNull())
  expect(sent.map(({ proofPassword }) => proofPassword)).toEqual([undefined, 'not-mine', 'seven-camels'])
})

test('an empty answer is not sent, and closing the question says that nothing changed and can ask again', async () => {
  await show('ar')
  await press('Keep')
  await press('تأكيد ومتابعة')
  expect(sent).toHaveLength(1)
  expect(dialog()?.closest('[dir="rtl"]')).not.toBeNull()
  await press('إلغاء')
  expect(dialog()).toBeNull()
  expect(place.textContent).toContain('لم يتغيّر شيء بعد')
  await press('أكّد هويتك')
  expect(dialog()).not.toBeNull()
})

test('without scripts the question is a field of the form that was sent, which keeps what was typed', () => {
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <LanguageProvider lang="en">
          <ActionForm result={asks({ by: 'code' })}>
            <Fields />
          </ActionForm>
        </LanguageProvider>
      ),
    },
  ])
  const html = renderToString(<Stub />)
  const inside = /<noscript>(.*?)<\/noscript>/s.exec(html)?.[1]
  expect(inside).toContain('name="proofCode"')
  expect(html).toContain('value="SA03"')
})
