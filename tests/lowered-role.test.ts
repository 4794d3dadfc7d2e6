import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { FormResult } from '#/domain/form-result.ts'
import { addDays, riyadhDay } from '#/domain/riyadh-time.ts'
import { now } from '#/platform/clock.ts'
import { requestInfo } from '#/platform/request-context.ts'
import { someInfo } from './some-info.ts'
import { world } from './world.ts'
import { kitchenForms } from './lowered-role-kitchen.ts'
import { partnersForms } from './lowered-role-partners.ts'

/**
 * The role of a member is lowered while a form is open: each form of the client portal answers 403 and repeats what was
 * typed. The member below has lost every role; the forms are valid otherwise.
 */
const w = await world()
const member = await w.member(await w.client(), [])
const id = randomUUID()
const soon = addDays(riyadhDay(now()), 20)
const evaluation = { clientKey: id, evaluationType: 'basic', notes: 'Ask for the terrace' }
const branch = { nameEn: 'Olaya', nameAr: '', location: 'Riyadh, Olaya Street' }
const programme = {
  name: 'Quarterly',
  evaluationType: 'basic',
  cadence: 'quarter',
  visits: '2',
  which: 'all',
  weekday: '1',
  from: '12:00',
  until: '15:00',
  startsOn: soon,
  budget: 'plan',
  alerts: 'report',
  notes: 'Ask for the terrace',
}
const taxDetails = { legalName: 'Copper Pot LLC', version: '0' }

/** A valid form of each file with an action. */
const forms: Record<string, Record<string, string>> = {
  'billing/invoices/$invoiceId.tsx': { intent: 'withdraw-all' },
  'billing/invoices/$invoiceId/split.tsx': { dueOn: soon, 'id-0': id, 'name-0': 'Sara', 'email-0': 's@example.com' },
  'billing/invoices/details.tsx': taxDetails,
  'billing/invoices/plan.tsx': { intent: 'order', clientKey: id, plan: 'basic', gross: '1000' },
  'billing/invoices/plan/details.tsx': taxDetails,
  'certification/certificates.tsx': { intent: 'apply', clientKey: id, branchId: id, note: 'After the works' },
  'certification/certificates/$certificateId.tsx': { intent: 'present', version: '1', showsBand: 'on' },
  'certification/certificates/reviews.tsx': { intent: 'reply', reviewId: id, reply: 'Thank you for coming' },
  'companies/branches/$branchId.tsx': { intent: 'close', version: '1', reason: 'The lease ended' },
  'companies/branches/$branchId/change.tsx': { ...branch, version: '1' },
  'companies/branches/import.tsx': { intent: 'check', content: 'QnJhbmNo' },
  'companies/branches/new.tsx': { ...branch, parentId: id, code: 'R1' },
  'companies/branches/tree.tsx': { intent: 'add', parentId: id, kind: 'region', nameEn: 'West', nameAr: '', code: '' },
  'companies/users.tsx': { intent: 'withdraw', invitationId: id },
  'companies/users/$memberId.tsx': { intent: 'add-grant', role: 'viewer', node: id, endsOn: soon },
  'companies/users/invite.tsx': { intent: 'invite', email: 'n@example.com', language: 'en', role: 'viewer', node: id },
  'companies/users/closing.tsx': { intent: 'keep' },
  'companies/users/ownership.tsx': { intent: 'start', receiver: id, becomes: 'leaves' },
  ...kitchenForms,
  ...partnersForms,
  'companies/users/security.tsx': { version: '1', rule: 'all' },
  'companies/users/visibility.tsx': { version: '1', on: 'teams-foresee' },
  'messaging/notifications/routing.tsx': { node: id, topic: 'results', owner: 'both' },
  'office/automation/new.tsx': { clientKey: id, intent: 'start', name: 'Rule', event: 'note.written', 's1-do': 'note' },
  'office/automation/$ruleId.tsx': { intent: 'pause', revision: '1' },
  'office/automation/$ruleId/change.tsx': { revision: '1', name: 'Rule', event: 'note.written', 's1-do': 'note' },
  'office/setup.tsx': { intent: 'skip', step: 'team' },
  'office/setup/standards.tsx': { intent: 'target', version: '0', target: '85' },
  'office/timeline.tsx': { intent: 'write', clientKey: id, branchId: '', day: '2026-01-02', text: 'New menu' },
  'office/setup/papers.tsx': { intent: 'answer', answer: 'The licence follows on Sunday' },
  'operations/document-monitoring/new.tsx': {
    clientKey: id,
    kind: 'pest-control',
    branchId: id,
    issuedOn: '2026-01-02',
  },
  'operations/document-monitoring/calendar.tsx': { intent: 'make' },
  'operations/document-monitoring/$documentId.tsx': { intent: 'start-renewal', revision: '1' },
  'operations/document-monitoring/workers/new.tsx': { clientKey: id, nameAr: 'سامي', job: 'طاهٍ', branchId: id },
  'operations/document-monitoring/workers/$workerId.tsx': { intent: 'leave', revision: '1' },
  'operations/government-compliance-report.tsx': { intent: 'end', exemptionId: id },
  'ordering/programme/$programmeId.tsx': { intent: 'change', version: '1', ...programme },
  'ordering/programme/new.tsx': { clientKey: id, ...programme },
  'ordering/secret-shopper.tsx': {
    ...evaluation,
    intent: 'order',
    branchId: id,
    branchName: 'Olaya',
    visitAt: `${soon}T13:00`,
  },
  'ordering/secret-shopper/$requestId.tsx': { intent: 'withdraw', reason: 'The branch is closed that day' },
  'ordering/secret-shopper/order-many.tsx': { ...evaluation, intent: 'order', branchId: id, how: 'day', day: soon },
  'operations/audits/plan.tsx': { clientKey: id, kind: 'self', day: soon, branch: id },
  'operations/audits/$auditId.tsx': { intent: 'release', version: '1' },
  'operations/daily-operations-report/$branchId/$day/$shift.tsx': { intent: 'reopen', reason: 'Wrong count' },
  'operations/daily-operations-report/template.tsx': {
    version: '0',
    'shifts-1-en': 'Evening',
    'shifts-1-ar': 'المسائية',
    'shifts-1-start': '16:00',
    'shifts-1-end': '01:00',
    'duties-1-en': 'Gas',
    mada: '0.8',
    commission: '22',
  },
  'operations/daily-operations-report/template/field.tsx': { intent: 'remove', version: '0', key: 'own-1' },
  'operations/daily-operations-report/template/branches.tsx': { intent: 'remove', version: '0', of: '' },
  'reporting/alerts/$alertId.tsx': { intent: 'acknowledge', note: 'Seen' },
  'reporting/alerts/settings.tsx': { version: '0', low: '70', high: '95' },
  'reporting/reports/$reportId.tsx': { intent: 'reply', version: '1', text: 'We have trained the team' },
  'reporting/reports/$reportId/disputes.ts': {
    intent: 'open-dispute',
    clientKey: id,
    questionKey: 'A1',
    reason: 'The door was open on that day, see the photo of the camera',
  },
  'reporting/reports/alerts.tsx': { intent: 'add', name: 'Sara', email: 's@example.com', language: 'en', agreed: 'on' },
  'operations/admin-task-tracking/$taskId.tsx': { intent: 'cancel', revision: '1', note: 'Closed for repairs' },
  'operations/admin-task-tracking/duties/$dutyId.tsx': { intent: 'pause', revision: '1' },
  'operations/admin-task-tracking/duties/new.tsx': {
    clientKey: id,
    title: 'VAT return',
    node: id,
    owner: 'role:owner',
    repeat: 'monthly',
    monthMode: 'last',
    firstDay: soon,
    time: '10:00',
    policy: 'before',
    proof: 'file',
  },
  'reporting/reports/mailings/$mailingId.tsx': { intent: 'pause', revision: '1' },
  'reporting/reports/mailings/new.tsx': {
    clientKey: id,
    name: 'Board',
    node: '',
    language: 'en',
    cadence: 'weekly',
    weekday: '0',
    monthday: '1',
    addresses: 'board@example.sa',
    agreed: 'on',
  },
  'reporting/reports/returns.tsx': {
    intent: 'settings',
    version: '0',
    covers: '100',
    bill: '80',
    target: '90',
    rate: '10',
  },
  'reporting/reports/trend.tsx': {
    intent: 'settings',
    version: '0',
    covers: '100',
    bill: '80',
    target: '90',
    rate: '10',
  },
  'reporting/tasks.tsx': { intent: 'verify-many', action: `${id}:1`, note: '' },
  'reporting/tasks/new.tsx': {
    clientKey: id,
    branchId: id,
    title: 'Repair the door',
    ownerName: 'Huda',
    priority: 'medium',
  },
  'reporting/tasks/$actionId.tsx': { intent: 'finish', version: '1', note: 'Repaired', rootCause: 'An old hinge' },
  'site/case-studies/$studyId.tsx': { intent: 'agree', version: '1' },
}
/** Of the own account, whatever the role; and a file that answers no form. */
const ofEveryone = [
  'messaging/notifications.tsx',
  'messaging/notifications/bell.ts',
  'messaging/notifications/settings.tsx',
  'kitchen/recipe-management/$recipeId/draft.ts',
  'kitchen/recipe-management/$recipeId/photos.ts',
  'kitchen/recipe-management/bridge/$ingredientId.ts',
  'operations/secure-password-vault/write.ts',
  'operations/field/saves.ts',
  'operations/field/action-finish.ts',
  'operations/field/audit-photos.ts',
  'operations/field/audit-saves.ts',
  'operations/field/count-saves.ts',
  'operations/field/receipt-photos.ts',
  'operations/field/receipt-posts.ts',
]

const routes = new URL('../app/routes/client/', import.meta.url)
const files = readdirSync(routes, { recursive: true, encoding: 'utf8' }).filter(
  (file) =>
    /\.tsx?$/.test(file) && /export (const|async function) action\b/.test(readFileSync(new URL(file, routes), 'utf8')),
)

test('every form of the client portal is looked at', () => {
  expect(Object.keys(forms).toSorted()).toEqual(files.filter((file) => !ofEveryone.includes(file)).toSorted())
})

type Answer = { data: FormResult; init: { status: number } | null }
type Action = (args: object) => Promise<Answer>

test.each(Object.entries(forms))('%s: answers 403 and repeats what was typed', async (file, form) => {
  const context = new RouterContextProvider()
  context.set(requestInfo, someInfo({ actor: member }))
  const params = Object.fromEntries([...file.matchAll(/\$(\w+)/g)].map(([, name]) => [name!, id]))
  const request = new Request(`http://localhost/${file}`, { method: 'POST', body: new URLSearchParams(form) })
  const module: { action: Action } = await import(/* @vite-ignore */ new URL(file, routes).href)
  const { data, init } = await module.action({ context, params, request, url: new URL(request.url) })
  expect(data).toMatchObject({ ok: false, fields: {}, problem: { code: 'not-allowed' }, values: form })
  expect(init?.status).toBe(403)
})
