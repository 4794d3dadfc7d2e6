import { sql } from 'kysely'
import { asSystem, readAsSystem } from '#/db/database.server.ts'
import { rehearsalDocuments } from '#/domain/billing/tax-unit.ts'
import { readSeller } from '#/features/billing/invoices/seller.server.ts'
import { tell } from '#/features/messaging/tell/tell.server.ts'
import type { StampKey } from '#/features/billing/tax-documents/stamp.server.ts'
import type { JobPayload } from '#/jobs/jobs.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { now } from '#/platform/clock.ts'
import {
  checkCompliance,
  requestProductionCertificate,
  type SentDocument,
  type UnitCredentials,
} from '#/platform/tax-authority.server.ts'
import { activateUnit } from './activate-unit.server.ts'
import { faultAt, type Rehearsed, readRehearsal, type UnitFault } from './fault.ts'
import { rehearsalDocument } from './rehearsal-document.server.ts'
import { keepFault } from './send-request.server.ts'
import {
  authorityOf,
  certificateFor,
  giveBackLease,
  keepLease,
  openCredentials,
  openUnitKey,
  readUnit,
  takeLease,
  type UnitRow,
  whyUnits,
} from './unit.server.ts'

/** `again`: a temporary fault of the authority; the same call may be repeated. */
type Stopped = { fault: UnitFault; again: boolean }
type Open = { unit: UnitRow; key: StampKey; credentials: UnitCredentials }

function openUnit(unit: UnitRow): Open | null {
  const privateKey = openUnitKey(unit.sealed_key)
  const credentials = openCredentials(unit.sealed_credentials)
  const certificate = privateKey && credentials && certificateFor(privateKey, credentials.token)
  return certificate ? { unit, key: { privateKey, certificate }, credentials } : null
}

/** Stores results one by one: documents already checked are not sent again after a fault. */
const keepRehearsed = (unitId: string, rehearsed: Rehearsed): Promise<void> =>
  asSystem(whyUnits, async (tx) => {
    await tx
      .updateTable('tax_units')
      .set({ rehearsal: sql`rehearsal || ${JSON.stringify([rehearsed])}::jsonb`, fault: null })
      .where('id', '=', unitId)
      .where('state', '=', 'rehearsing')
      .execute()
  })

async function checkOne(open: Open, document: SentDocument, name: Rehearsed['name']): Promise<Stopped | Rehearsed> {
  const answer = await checkCompliance(authorityOf(open.unit.world), open.credentials, document)
  if (!answer.done) return { fault: { ...faultAt('rehearsal', answer, now()), document: name }, again: answer.again }
  if (answer.outcome === 'accepted') return { name, hash: document.hash, warnings: answer.warnings }
  const messages = answer.outcome === 'rejected' ? answer.errors : []
  const fault = {
    ...faultAt('rehearsal', { status: 400, messages }, now()),
    document: name,
    reason: 'document',
  } as const
  return { fault, again: false }
}

/** Sends the documents that the authority has not checked yet, one by one. */
async function showDocuments(open: Open): Promise<Stopped | null> {
  const { unit, key } = open
  const seller = await readAsSystem(whyUnits, readSeller)
  if (!seller) return { fault: { ...faultAt('rehearsal', { status: 400, messages: [] }, now()) }, again: false }
  const done = readRehearsal(unit.rehearsal)
  while (done.length < rehearsalDocuments.length) {
    const { name } = rehearsalDocuments[done.length]!
    await keepLease(unit.id)
    const outcome = await checkOne(open, rehearsalDocument({ unitId: unit.id, seller, done, at: now() }, key), name)
    if ('fault' in outcome) return outcome
    await keepRehearsed(unit.id, outcome)
    done.push(outcome)
  }
  return null
}

async function takeCertificate({ unit, key, credentials }: Open): Promise<Stopped | null> {
  await keepLease(unit.id)
  const given = await requestProductionCertificate(authorityOf(unit.world), credentials, unit.request_id ?? '')
  if (!given.done) return { fault: faultAt('production', given, now()), again: given.again }
  if (!certificateFor(key.privateKey, given.token)) {
    const fault: UnitFault = {
      step: 'production',
      reason: 'foreign-certificate',
      messages: [],
      at: now().toISOString(),
    }
    return { fault, again: false }
  }
  await activateUnit(unit.id, given)
  return null
}

const tellStopped = ({ id, name }: UnitRow, { at }: UnitFault): Promise<void> =>
  asSystem(whyUnits, (tx) =>
    tell(tx, { admins: 'all' }, 'tax-unit.stopped', { unit: name, id }, { effectKey: `tax-unit.stopped:${id}:${at}` }),
  )

async function run(unitId: string): Promise<Stopped | null> {
  const unit = await readAsSystem(whyUnits, (tx) => readUnit(tx, unitId))
  if (unit?.state !== 'rehearsing') return null
  const open = openUnit(unit)
  if (!open) throw new Error('the key of the tax unit cannot be opened')
  const stopped = (await showDocuments(open)) ?? (await takeCertificate(open))
  if (!stopped) return null
  await keepFault(unitId, stopped.fault)
  if (!stopped.again) await tellStopped(unit, stopped.fault)
  return stopped
}

const laterSeconds = 15
/** Checks the unit again later: the worker that holds its lease may have died and left the rehearsal incomplete. */
const lookAgainLater = (unitId: string): Promise<void> =>
  asSystem(whyUnits, async (tx) => {
    const unit = await readUnit(tx, unitId)
    if (unit?.state === 'rehearsing' && unit.fault === null)
      await enqueue(tx, 'tax-units.rehearse', { unitId }, laterSeconds)
  })

/**
 * Continues a unit's rehearsal: the sample documents, then the production certificate. Stores a fault for display;
 * throws a temporary one, so that the queue retries.
 */
export async function rehearseUnit({ unitId }: JobPayload<'tax-units.rehearse'>): Promise<void> {
  if (!(await takeLease(unitId))) return lookAgainLater(unitId)
  let stopped: Stopped | null
  try {
    stopped = await run(unitId)
  } finally {
    await giveBackLease(unitId)
  }
  if (stopped?.again) throw new Error(`the tax authority could not be asked: ${stopped.fault.reason}`)
}
