// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Lang } from '#/domain/text.ts'
import { bas1 } from '#/content/questionnaires/bas-1.ts'
import { questionnaireMessages } from '#/messages/fieldwork/questionnaire.ts'
import { LanguageProvider } from '#/ui/language.tsx'
import type { AnswerSave } from './answer.ts'
import { ReportForm } from './components/report-form.tsx'
import type { ReportFormData } from './read-report-form.server.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

let root: Root
let place: HTMLElement
let online = true
let saved: AnswerSave[] = []

/** Fakes the network, not our code: answers like the address of saves, or fails like a phone without a signal. */
function network(_address: unknown, init?: { body?: unknown }): Promise<Response> {
  if (!online) return Promise.reject(new TypeError('Failed to fetch'))
  const { saves } = JSON.parse(String(init?.body)) as { saves: AnswerSave[] }
  saved.push(...saves)
  const outcomes = saves.map(({ saveId, baseVersion }) => ({ saveId, outcome: 'saved', version: baseVersion + 1 }))
  return Promise.resolve(Response.json({ ok: true, outcomes }))
}

beforeEach(() => {
  online = true
  saved = []
  vi.useFakeTimers()
  vi.stubGlobal('fetch', network)
  vi.stubGlobal('scrollTo', () => {})
  Element.prototype.scrollIntoView = () => {}
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
})
afterEach(async () => {
  await act(async () => root.unmount())
  place.remove()
  localStorage.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const report: ReportFormData = {
  shopperId: 's',
  deviceKey: 'k',
  unsettled: null,
  reportId: 'r',
  requestId: 'q',
  status: 'draft',
  receiptNumber: 7,
  branchName: 'Olaya',
  clientName: 'Saffron House',
  feeHalalas: 30_000,
  task: { type: 'basic', scenario: null, spendingCap: 40_00 },
  checkIn: null,
  checkedInAt: '2026-03-05T17:00:00Z',
  dueAt: '2026-03-06T17:00:00Z',
  submittedAt: null,
  reviewDueAt: null,
  grade: null,
  gradeNote: null,
  decision: null,
  definition: bas1,
  answers: [],
  photos: [],
}

async function show(address: string, of: Partial<ReportFormData> = {}, lang: Lang = 'en') {
  const Page = () => (
    <LanguageProvider lang={lang}>
      <ReportForm report={{ ...report, ...of }} result={undefined} />
    </LanguageProvider>
  )
  const Stub = createRoutesStub([{ path: '/', Component: Page }])
  await act(async () => root.render(<Stub initialEntries={[address]} />))
}
const find = (selector: string) => place.querySelector<HTMLInputElement>(selector)!
const choose = (key: string, value: string) =>
  act(async () => find(`input[name="value.${key}"][value="${value}"]`).click())
const type = (selector: string, text: string) =>
  act(async () => {
    const field = find(selector)
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
const wait = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)))
const chip = () => find('[data-sync]').dataset['sync']

test('a low answer opens the comment it needs, and both are saved without a button', async () => {
  await show('/?section=S2')
  expect(place.querySelector('textarea[name="comment.Q6"]')).toBeNull()
  await choose('Q6', 'no')
  expect(chip()).toBe('saving')
  await type('textarea[name="comment.Q6"]', 'Nobody suggested anything.')
  await wait(1000)
  expect(saved.at(-1)).toMatchObject({ questionKey: 'Q6', value: false, comment: 'Nobody suggested anything.' })
  expect(chip()).toBe('saved')
})

test('minutes are read as people type them; what is no number is not sent as one', async () => {
  await show('/?section=S1', {}, 'ar')
  await type('input[name="value.Q1"]', '٢٫٥')
  await wait(1000)
  expect(saved.at(-1)).toMatchObject({ questionKey: 'Q1', value: 2.5 })
  await type('input[name="value.Q1"]', 'قريبًا')
  await wait(1000)
  expect(saved.at(-1)).toMatchObject({ questionKey: 'Q1', value: null })
  expect(find('input[name="value.Q1"]').getAttribute('aria-invalid')).toBe('true')
})

test('not applicable keeps the other answer, and an answer takes it back', async () => {
  await show('/?section=S4')
  await choose('Q15', '4')
  await act(async () => find('input[name="na.Q15"]').click())
  await wait(1000)
  expect(saved.at(-1)).toMatchObject({ questionKey: 'Q15', value: 4, notApplicable: true })
  await choose('Q15', '3')
  await wait(1000)
  expect(saved.at(-1)).toMatchObject({ questionKey: 'Q15', value: 3, notApplicable: false })
})

test('no camera is offered in a restroom', async () => {
  await show('/?section=S4')
  expect(place.querySelector('#q-Q15 input[type=file]')).toBeNull()
  expect(place.querySelector('#q-Q13 input[type=file]')).not.toBeNull()
})

test.each(['en', 'ar'] as const)(
  'in %s the voice button names its rule: own dictation, no other people',
  async (lang) => {
    await show('/?section=S4', {}, lang)
    const button = [...place.querySelectorAll<HTMLElement>('#q-Q13 button')].find(
      ({ textContent }) => textContent === questionnaireMessages.voiceAdd[lang],
    )!
    const rule = document.getElementById(button.getAttribute('aria-describedby')!)!
    expect(rule.textContent).toBe(questionnaireMessages.voiceRule[lang])
    expect(rule.closest('[hidden], .sr-only')).toBeNull()
  },
)

test('without a connection sections still change; where the browser keeps nothing the chip says so, and everything goes out later', async () => {
  online = false
  await show('/?section=S5')
  await choose('Q18', 'yes')
  await wait(1500)
  expect(chip()).toBe('failed')
  const leaving = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(leaving)
  expect(leaving.defaultPrevented).toBe(true)
  await act(async () => find('button[name=next][value=unscored]').click())
  expect(find('h1').textContent).toBe(questionnaireMessages.unscoredSection.en)
  online = true
  await act(async () => void window.dispatchEvent(new Event('online')))
  await wait(1000)
  expect(saved.map(({ questionKey, value }) => [questionKey, value])).toEqual([['Q18', true]])
  expect(chip()).toBe('saved')
})

test('the final check leads to what is missing and never shows a score', async () => {
  await show('/?section=check')
  const links = [...place.querySelectorAll('main li a')].map((link) => link.getAttribute('href'))
  expect(links).toContain('/?section=S1#q-Q1')
  expect(links).toHaveLength(bas1.sections.flatMap(({ questions }) => questions).length + bas1.unscored.length)
  expect(place.textContent).not.toContain('%')
})

test('a returned report opens at the first question that the editor asks about, with the note', async () => {
  const decision = { reason: 'Which table was it?', questions: ['Q13'], open: ['Q13'], at: '2026-03-06T10:00:00Z' }
  await show('/', { status: 'revision_requested', decision })
  expect(find('h1').textContent).toBe('Cleanliness')
  expect(place.textContent).toContain('Which table was it?')
  expect(find('#q-Q13').textContent).toContain(questionnaireMessages.questioned.en)
})

test('opened before the check-in it says so, leads there, and asks nothing yet', async () => {
  await show('/', { reportId: null })
  expect(find('h1').textContent).toBe(questionnaireMessages.notArrivedTitle.en)
  expect(find('main a, a[href]').getAttribute('href')).toBe('/freelancer/secret-shopper/q')
  expect(place.querySelector('section[id^="q-"]')).toBeNull()
})
