// @vitest-environment jsdom
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { addDays, riyadhDay } from '#/domain/riyadh-time.ts'
import { OrderManyForm } from '#/features/ordering/order-many/components/order-many-form.tsx'
import { orderManyForm } from '#/features/ordering/order-many/form.ts'
import { RescheduleForm } from '#/features/ordering/requests/components/reschedule-form.tsx'
import { ownStepForm } from '#/features/ordering/requests/form.ts'
import type { RequestFacts } from '#/features/ordering/requests/read-request.server.ts'
import { LanguageProvider } from '#/ui/language.tsx'
import { ProgrammeForm } from './components/programme-form.tsx'
import { newProgrammeForm, programmeForm, programmeOfForm } from './form.ts'
import { senderField } from '#/domain/form-result.ts'
import type { Programme } from './rule.ts'

const today = riyadhDay(new Date())
const branches = ['a', 'b'].map((name, index) => ({
  id: `0190000${index}-0000-7000-8000-000000000000`,
  name,
  location: 'Riyadh',
}))
const prices = { full_service: 50_000, basic: 30_000 }

/** Fields that the form sends as rendered by the server, with changes. */
function sent(part: ReactNode, typed: Record<string, string | string[]> = {}): Record<string, string | string[]> {
  const Page = () => <LanguageProvider lang="ar">{part}</LanguageProvider>
  const Stub = createRoutesStub([{ path: '/', Component: Page }])
  document.body.innerHTML = renderToString(<Stub />)
  const form = new FormData(document.querySelector('form')!)
  form.delete(senderField)
  const fields = Object.fromEntries(
    [...new Set(form.keys())].map((name) => {
      const values = form.getAll(name).map(String)
      return [name, values.length === 1 ? values[0]! : values]
    }),
  )
  return { ...fields, ...typed }
}

test('a new programme is saved as the form shows it', () => {
  const part = (
    <ProgrammeForm
      programme={null}
      branchIds={null}
      branches={branches}
      parts={[]}
      prices={prices}
      today={today}
      result={undefined}
      back="/"
    />
  )
  const parsed = newProgrammeForm.safeParse(sent(part, { name: 'P' }))
  expect(parsed.error?.issues).toBeUndefined()
  expect(programmeOfForm(parsed.data!)).toMatchObject({
    rule: { cadence: 'quarter', visits: 1, ramadanTimes: null, closed: [] },
    branchIds: null,
    beyondPlan: false,
    alertsAtOnce: false,
  })
})

test('a programme that is opened and saved stays the same', () => {
  const programme: Programme = {
    id: branches[0]!.id,
    clientId: branches[0]!.id,
    name: 'P',
    type: 'basic',
    rule: {
      cadence: 'month',
      visits: 3,
      times: [
        { weekdays: [0, 4], from: '12:00', until: '15:00' },
        { weekdays: [5], from: '18:30', until: '22:00' },
      ],
      ramadanTimes: [{ weekdays: [0, 1, 2, 3, 4, 5, 6], from: '20:00', until: '23:00' }],
      closed: [
        { from: '2027-03-20', until: '2027-03-24' },
        { from: '2027-12-31', until: '2027-12-31' },
      ],
    },
    startsOn: addDays(today, 5),
    beyondPlan: true,
    alertsAtOnce: true,
    notes: 'Side entrance.',
    allBranches: false,
    state: 'active',
    version: 4,
  }
  const part = (
    <ProgrammeForm
      programme={programme}
      branchIds={[branches[1]!.id]}
      branches={branches}
      parts={[]}
      prices={prices}
      today={today}
      result={undefined}
      back="/"
    />
  )
  const parsed = programmeForm.safeParse(sent(part, { intent: 'change' }))
  expect(parsed.error?.issues).toBeUndefined()
  if (parsed.data?.intent !== 'change') throw new Error('not the form of a change')
  const { id: _, clientId: __, allBranches: ___, state: ____, version, ...kept } = programme
  expect(parsed.data.version).toBe(version)
  expect(programmeOfForm(parsed.data)).toEqual({ ...kept, branchIds: [branches[1]!.id] })
})

test('an order of many visits sends what its preview reads', () => {
  const part = (
    <OrderManyForm
      template="/template"
      branches={branches}
      parts={[]}
      chosen={[branches[0]!.id]}
      prices={prices}
      approval="approved"
      today={today}
      result={undefined}
      back="/"
    />
  )
  const typed = { intent: 'preview', evaluationType: 'basic', day: addDays(today, 3) }
  const parsed = orderManyForm.safeParse(sent(part, typed))
  expect(parsed.error?.issues).toBeUndefined()
  expect(parsed.data).toMatchObject({ branchId: [branches[0]!.id], how: 'day', time: '13:00', seen: null })
})

test('a change of date sends the moment', () => {
  const request = { visitAt: new Date(Date.now() + 100 * 3_600_000).toISOString() } as RequestFacts
  const part = <RescheduleForm request={request} today={today} leadHours={48} back="/" result={undefined} />
  expect(ownStepForm.safeParse(sent(part)).error?.issues).toBeUndefined()
})
