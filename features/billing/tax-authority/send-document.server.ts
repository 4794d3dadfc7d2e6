import { asSystem, type Tx } from '#/db/database.server.ts'
import { faultReason } from '#/domain/billing/tax-unit.ts'
import { decideAuthority } from '#/features/billing/invoices/decide-authority.server.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { tell } from '#/features/messaging/tell/tell.server.ts'
import { documentDigest } from '#/features/billing/tax-documents/digests.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { now } from '#/platform/clock.ts'
import {
  type Answer,
  type AuthorityMessage,
  clearDocument,
  reportDocument,
  type Submission,
  type UnitCredentials,
} from '#/platform/tax-authority.server.ts'
import { authorityOf, type UnitRow, whyUnits } from './unit.server.ts'

export type WaitingDocument = {
  id: string
  clientId: string
  number: string
  form: 'standard' | 'simplified'
  uuid: string
  hash: string
  xml: string
}
/** `fault-of-one`: the authority answered, and the fault may be specific to this document. */
export type Ending = 'decided' | 'fault-of-one' | 'fault'
type Call = 'clear' | 'report'
type Told = { call: Call; status: number | null; outcome: 'accepted' | 'report-instead' | 'rejected' | 'fault' }

const mostMessages = 100
const keepShort = (messages: readonly AuthorityMessage[]) =>
  messages.slice(0, mostMessages).map(({ code, category, text }) => ({
    code: code.slice(0, 200),
    category: category.slice(0, 200),
    text: text.slice(0, 2000),
  }))

const writeDown = (tx: Tx, document: WaitingDocument, told: Told, messages: readonly AuthorityMessage[]) =>
  tx
    .insertInto('tax_submissions')
    .values({
      invoice_id: document.id,
      client_id: document.clientId,
      ...told,
      messages: JSON.stringify(keepShort(messages)),
      created_at: now(),
    })
    .execute()

async function tellRejected(tx: Tx, { id, clientId, number }: WaitingDocument, codes: string): Promise<void> {
  await recordActivity(tx, null, {
    action: 'invoices.rejected',
    entity: 'invoice',
    entityId: id,
    clientId,
    after: { number, rules: codes },
  })
  const effectKey = `tax-document.rejected:${id}:${now().toISOString()}`
  await tell(tx, { admins: 'all' }, 'tax-document.rejected', { number, id }, { effectKey })
}

const codesOf = (messages: readonly AuthorityMessage[]): string =>
  messages
    .map(({ code }) => code)
    .join(', ')
    .slice(0, 500)

/** Whether a cleared file is the document that was sent: the stamp may differ, the hashed part may not. */
function isSameDocument(document: WaitingDocument, clearedXml: string): boolean {
  try {
    return documentDigest(clearedXml).toString('base64') === document.hash
  } catch {
    return false
  }
}

const otherFile: AuthorityMessage = { code: 'other-file', category: '', text: '' }
const missingFile: AuthorityMessage = { code: 'file-missing', category: '', text: '' }

type Decided = Extract<Submission, { outcome: 'accepted' | 'rejected' }>

/** Defect of an accepted standard document's answer; null when complete. */
function faultIn(document: WaitingDocument, call: Call, answer: Decided): AuthorityMessage | null {
  if (call !== 'clear' || answer.outcome !== 'accepted') return null
  if (answer.clearedXml !== null) return isSameDocument(document, answer.clearedXml) ? null : otherFile
  // why: the authority does not return a document again that it has cleared before
  return answer.status === 409 ? null : missingFile
}

const keepDecision = (document: WaitingDocument, call: Call, answer: Decided): Promise<Ending> =>
  asSystem(whyUnits, async (tx) => {
    const { outcome, status, warnings } = answer
    const fault = faultIn(document, call, answer)
    if (fault) {
      await writeDown(tx, document, { call, status, outcome: 'fault' }, [fault])
      return 'fault-of-one'
    }
    const messages = answer.outcome === 'rejected' ? [...answer.errors, ...warnings] : warnings
    await writeDown(tx, document, { call, status, outcome }, messages)
    const accepted = warnings.length > 0 ? 'warned' : call === 'clear' ? 'cleared' : 'reported'
    const clearedXml = answer.outcome === 'accepted' && call === 'clear' ? answer.clearedXml : null
    // why: a late answer, from a worker presumed dead, must not change anything
    const isFirst = await decideAuthority(tx, document.id, outcome === 'rejected' ? 'rejected' : accepted, clearedXml)
    if (isFirst && answer.outcome === 'rejected') await tellRejected(tx, document, codesOf(answer.errors))
    // why: a standard document is the client's only after clearance, so its notice and mail were delayed
    if (isFirst && answer.outcome === 'accepted')
      await enqueue(tx, 'invoices.announce', { invoiceId: document.id, again: null })
    return 'decided'
  })

type Refusal = Extract<Answer<Submission>, { done: false }>
const ofOne = new Set(['down', 'too-large', 'odd-answer', 'refused'])

const keepFault = (unit: UnitRow, document: WaitingDocument, call: Call, { status, messages }: Refusal) =>
  asSystem(whyUnits, async (tx): Promise<Ending> => {
    await writeDown(tx, document, { call, status, outcome: 'fault' }, messages)
    const reason = faultReason(status)
    // why: with unknown credentials nothing will ever be sent, so alert now instead of after 20 hours
    if (reason === 'credentials') {
      const effectKey = `tax-unit.refused:${unit.id}:${now().toISOString().slice(0, 13)}`
      await tell(tx, { admins: 'all' }, 'tax-unit.refused', { unit: unit.name, id: unit.id }, { effectKey })
    }
    return ofOne.has(reason) ? 'fault-of-one' : 'fault'
  })

/**
 * Sends one document: clears a standard one, reports a simplified one, and reports a standard one too while clearance
 * is switched off. Records every call with its outcome.
 */
export async function sendDocument(
  unit: UnitRow,
  credentials: UnitCredentials,
  document: WaitingDocument,
): Promise<Ending> {
  const authority = authorityOf(unit.world)
  const { uuid, hash, xml } = document
  const sent = { uuid, hash, xml }
  let call: Call = document.form === 'standard' ? 'clear' : 'report'
  let answer = await (call === 'clear' ? clearDocument : reportDocument)(authority, credentials, sent)
  if (call === 'clear' && answer.done && answer.outcome === 'report-instead') {
    await asSystem(whyUnits, (tx) => writeDown(tx, document, { call, status: 303, outcome: 'report-instead' }, []))
    call = 'report'
    answer = await reportDocument(authority, credentials, sent)
  }
  if (!answer.done) return keepFault(unit, document, call, answer)
  if (answer.outcome !== 'report-instead') return keepDecision(document, call, answer)
  return keepFault(unit, document, call, { done: false, again: true, status: answer.status, messages: [] })
}
