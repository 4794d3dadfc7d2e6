import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { saveSeller } from '#/features/billing/company-details/company-settings.server.ts'
import { creditDocument } from '#/features/billing/office-invoices/correct-document.server.ts'
import { markCompromised, rotateKey } from '#/features/certification/credentials/rotate-key.server.ts'
import { exportBalances, exportVat } from '#/features/ledger/finance/export-books.server.ts'
import { duePayoutList } from '#/features/ledger/finance/due-list.ts'
import { duePayoutRows } from '#/features/ledger/finance/due-list.server.ts'
import { openInvoiceList } from '#/features/ledger/finance/receivables-list.ts'
import { openInvoiceRows } from '#/features/ledger/finance/receivables-list.server.ts'
import { journalList } from '#/features/ledger/journal/list.ts'
import { journalRows } from '#/features/ledger/journal/list.server.ts'
import { clientDetailsList } from '#/features/billing/office-invoices/client-details-list.ts'
import { clientDetailsRows } from '#/features/billing/office-invoices/client-details-list.server.ts'
import { paymentRows } from '#/features/billing/payments/list.server.ts'
import { approvalList } from '#/features/companies/clients/approval-list.ts'
import { approvalRows } from '#/features/companies/clients/approval-list.server.ts'
import { keyList } from '#/features/certification/signing-keys/key-list.ts'
import { keyRows } from '#/features/certification/signing-keys/read-keys.server.ts'
import { activityList } from '#/features/office/activity/list.ts'
import { activityRows } from '#/features/office/activity/list.server.ts'
import { failedJobRows } from '#/features/office/failed-jobs/browse.server.ts'
import { failedJobList } from '#/features/office/failed-jobs/list.ts'
import { callbackRows } from '#/features/office/technical-log/callbacks.server.ts'
import { queuedJobRows } from '#/features/office/technical-log/jobs.server.ts'
import { logLineRows } from '#/features/office/technical-log/lines.server.ts'
import { callbackList, logLineList, queuedJobList, sentMessageList } from '#/features/office/technical-log/lists.ts'
import { sentMessageRows } from '#/features/office/technical-log/messages.server.ts'
import { batchList } from '#/features/payouts/payouts/batch-list.ts'
import { batchRows } from '#/features/payouts/payouts/browse-batches.server.ts'
import { dueRows } from '#/features/payouts/payouts/browse-due.server.ts'
import { dueList } from '#/features/payouts/payouts/due-list.ts'
import { exportList } from '#/features/core/lists/export-list.server.ts'
import { readList } from '#/domain/list.ts'
import { noCells } from '#/domain/staff-cells.ts'
import { paymentList } from '#/features/billing/payments/list.ts'
import { finishBankRefund, refundPayment } from '#/features/billing/payments/refund.server.ts'
import { sendBatch } from '#/features/payouts/payouts/approve-batch.server.ts'
import { readBankFile } from '#/features/payouts/payouts/bank-file.server.ts'
import { payoutList } from '#/features/payouts/payouts/payout-list.ts'
import { payoutRows } from '#/features/payouts/payouts/payout-list.server.ts'
import { makeBatch } from '#/features/payouts/payouts/make-batch.server.ts'
import { giveMoneyBack } from '#/features/billing/plans/money-back.server.ts'
import { emailList } from '#/features/messaging/emails/list.ts'
import { emailRows } from '#/features/messaging/emails/list.server.ts'
import { sendMailing } from '#/features/messaging/mailings/send.server.ts'
import { rosterRows } from '#/features/shoppers/roster/browse-shoppers.server.ts'
import { rosterList } from '#/features/shoppers/roster/list.ts'
import { changeStaff } from '#/features/identity/staff/change-staff.server.ts'
import { inviteStaff, resendStaffInvitation, withdrawStaffInvitation } from '#/features/identity/staff/invite.server.ts'
import { staffList } from '#/features/identity/staff/list.ts'
import { staffRowsOf } from '#/features/identity/staff/list.server.ts'
import { retireRole } from '#/features/identity/staff/retire-role.server.ts'
import { createRole, saveRole } from '#/features/identity/staff/save-role.server.ts'
import { askClaim } from '#/features/office/ownership-claims/ask-claim.server.ts'
import { decideClaim } from '#/features/office/ownership-claims/decide-claim.server.ts'
import { switchIntegration, useEnvironment } from '#/features/office/integrations/save.server.ts'
import { makeOwnKey, rotateOwnKey } from '#/features/partners/office-keys/own-keys.server.ts'
import { replayForCompany } from '#/features/partners/webhooks/office-steps.server.ts'
import { mergeShoppers } from '#/features/office/merge-shoppers/merge-shoppers.server.ts'
import { signedList } from '#/features/certification/signing-keys/signed-list.ts'
import { signedRows } from '#/features/certification/signing-keys/signed-list.server.ts'
import { askForUnit, enterPassword, renewUnit } from '#/features/billing/tax-authority/ask-for-unit.server.ts'
import { endUnit } from '#/features/billing/tax-authority/end-unit.server.ts'
import { taxSeller } from './tax.ts'
import { type World, world } from './world.ts'

const key = { kid: 'k', isCompromised: false }
const signedKey = signedList(key)

let w: World
let late: Actor
beforeAll(async () => {
  w = await world()
  late = { ...(await w.admin()), provedAt: new Date(Date.now() - 11 * 60_000) }
})

const [id, clientKey] = [randomUUID(), randomUUID()]
const period = { from: '2026-01-01', to: '2026-01-31' } as const
const invited = { fullName: 'New', email: 'new@example.com' }
const ownKey = { clientKey, name: 'Accounting', company: null, scopes: ['invoices:read' as const], life: 30 }
const nothing = new URLSearchParams()
const roleNames = { nameEn: 'Night desk', nameAr: 'المناوبة' }
const savedRole = { ...noCells, ...roleNames, intent: 'save', inbox: 'read', version: 1, agreed: '' } as const
const newClaim = { clientKey, memberId: id, email: null, language: 'en', reason: 'Lost' } as const
const noFiles = { letter: new Uint8Array(), extract: new Uint8Array() }
const unit = { name: 'Unit', branch: 'Riyadh', shortAddress: 'RRRD2929', industry: 'Food', otp: '123456' }

const powerful: [string, (actor: Actor) => Promise<unknown>][] = [
  ['the settings of an integration', (actor) => useEnvironment(actor, 'mail')],
  ['a mailing', (actor) => sendMailing(actor, id, { seen: 1, people: 1 })],
  ['the switch of an integration', (actor) => switchIntegration(actor, 'mail', false)],
  ['a key of our programs', (actor) => makeOwnKey(actor, ownKey)],
  ['the secret of a key of our programs', (actor) => rotateOwnKey(actor, { keyId: id, version: 1 })],
  ['the messages of a company again', (actor) => replayForCompany(actor, { id, version: 1 })],
  ['the seller on invoices', (actor) => saveSeller(actor, taxSeller)],
  ['a new signing key', (actor) => rotateKey(actor, { kid: 'k', reason: 'old' })],
  ['a signing key that others may have', (actor) => markCompromised(actor, { kid: 'k', reason: 'lost' })],
  ['what a key signed', (actor) => exportList(actor, signedKey, readList(signedKey, nothing), signedRows(key), 'en')],
  ['a tax unit', (actor) => askForUnit(actor, { ...unit, clientKey, world: 'simulation' })],
  ['a password of the tax authority', (actor) => enterPassword(actor, { id, otp: '123456' })],
  ['the next certificate of a tax unit', (actor) => renewUnit(actor, { id, clientKey, otp: '123456' })],
  ['the end of a tax unit', (actor) => endUnit(actor, { id })],
  ['a refund', (actor) => refundPayment(actor, { id: clientKey, paymentId: id, amount: 100, reason: 'asked for' })],
  ['a refund by bank', (actor) => finishBankRefund(actor, { refundId: id, reference: 'R' })],
  ['the money of a plan back', (actor) => giveMoneyBack(actor, { id, version: 1 })],
  ['a credit note', (actor) => creditDocument(actor, id, { clientKey, reason: 'wrong', lines: 'all' })],
  ['a payout batch', (actor) => makeBatch(actor, { id, shopperIds: null })],
  ['a payout batch to the bank', (actor) => sendBatch(actor, { batchId: id, version: 1 })],
  ['the file for the bank', (actor) => readBankFile(actor, id)],
  ['two accounts into one', (actor) => mergeShoppers(actor, { goneId: id, staysId: clientKey, typedName: 'X' })],
  ['the activity log', (actor) => exportList(actor, activityList, readList(activityList, nothing), activityRows, 'en')],
  ['an invitation to the staff', (actor) => inviteStaff(actor, { ...invited, language: 'en', role: 'editor' })],
  ['an invitation to the staff again', (actor) => resendStaffInvitation(actor, id)],
  ['the end of an invitation to the staff', (actor) => withdrawStaffInvitation(actor, id)],
  ['a new owner of a company', (actor) => askClaim(actor, id, newClaim, noFiles)],
  ['the approval of a new owner', (actor) => decideClaim(actor, id, clientKey, true)],
  ['the role of a colleague', (actor) => changeStaff(actor, id, { intent: 'role', role: 'editor', version: 1 })],
  ['the end of the access of a colleague', (actor) => changeStaff(actor, id, { intent: 'remove', version: 1 })],
  ['a role of our team', (actor) => createRole(actor, { ...roleNames, from: 'editor' })],
  ['the rights of a role of our team', (actor) => saveRole(actor, id, savedRole)],
  [
    'the end of a role of our team',
    (actor) => retireRole(actor, id, { intent: 'retire', replacement: '', version: 1, agreed: '' }),
  ],
  ['the journal', (actor) => exportList(actor, journalList, readList(journalList, nothing), journalRows, 'en')],
  ['the balances', (actor) => exportBalances(actor, period, 'en')],
  ['the tax return', (actor) => exportVat(actor, period, 'en')],
  [
    'the receivables',
    (actor) => exportList(actor, openInvoiceList, readList(openInvoiceList, nothing), openInvoiceRows, 'en'),
  ],
  [
    'the payouts that are due',
    (actor) => exportList(actor, duePayoutList, readList(duePayoutList, nothing), duePayoutRows, 'en'),
  ],
  [
    'the tax details of the clients',
    (actor) => exportList(actor, clientDetailsList, readList(clientDetailsList, nothing), clientDetailsRows, 'en'),
  ],
  [
    'the clients who wait',
    (actor) => exportList(actor, approvalList, readList(approvalList, nothing), approvalRows, 'en'),
  ],
  ['the signing keys', (actor) => exportList(actor, keyList, readList(keyList, nothing), keyRows, 'en')],
  [
    'the failed jobs',
    (actor) => exportList(actor, failedJobList, readList(failedJobList, nothing), failedJobRows, 'en'),
  ],
  ['the staff', (actor) => exportList(actor, staffList, readList(staffList, nothing), staffRowsOf, 'en')],
  ['the errors', (actor) => exportList(actor, logLineList, readList(logLineList, nothing), logLineRows, 'en')],
  ['the job queue', (actor) => exportList(actor, queuedJobList, readList(queuedJobList, nothing), queuedJobRows, 'en')],
  [
    'the log of messages',
    (actor) => exportList(actor, sentMessageList, readList(sentMessageList, nothing), sentMessageRows, 'en'),
  ],
  [
    'the callbacks of payment services',
    (actor) => exportList(actor, callbackList, readList(callbackList, nothing), callbackRows, 'en'),
  ],
  ['the payout batches', (actor) => exportList(actor, batchList, readList(batchList, nothing), batchRows, 'en')],
  ['the people to be paid', (actor) => exportList(actor, dueList, readList(dueList, nothing), dueRows, 'en')],
  ['the payouts', (actor) => exportList(actor, payoutList, readList(payoutList, nothing), payoutRows, 'en')],
  ['the payments', (actor) => exportList(actor, paymentList, readList(paymentList, nothing), paymentRows, 'en')],
  ['the roster', (actor) => exportList(actor, rosterList, readList(rosterList, nothing), rosterRows, 'en')],
  ['the outbox', (actor) => exportList(actor, emailList, readList(emailList, nothing), emailRows, 'en')],
]

it.each(powerful)('%s: asked for again after ten minutes, and nothing is recorded', async (_, verb) => {
  await expect(verb(late)).rejects.toMatchObject({ code: 'account.confirm-again', details: { by: 'password' } })
  const { rowCount } = await w.owner.query('select from app.activity_log where actor_id = $1', [late.id])
  expect(rowCount).toBe(0)
})
