import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { asActor, asSystem, readAs, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { addHours } from '#/domain/riyadh-time.ts'
import { textOf, translator } from '#/domain/text.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { tell } from '#/features/messaging/tell/tell.server.ts'
import { bankKey, type CompanyBank, nextBankKey, readBankAndNext } from '#/features/billing/invoices/bank.server.ts'
import { readSetting } from '#/features/core/settings/read-setting.server.ts'
import { writeSettingsRow } from '#/features/core/settings/write-row.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import type { JobPayload } from '#/jobs/jobs.ts'
import { billingSettingsMessages } from '#/messages/billing/invoice-page.ts'
import { now } from '#/platform/clock.ts'
import { confirmedRecently } from '#/platform/confirm.server.ts'

const isSame = (one: CompanyBank | null, other: CompanyBank | null): boolean =>
  one?.iban === other?.iban &&
  (one?.bank ?? null) === (other?.bank ?? null) &&
  (one?.holder ?? null) === (other?.holder ?? null)

/** Bank and last digits; log and mails never contain the full account number. */
const named = (bank: CompanyBank | null): string | null =>
  bank && [`… ${bank.iban.slice(-4)}`, bank.bank].filter(Boolean).join(', ')

const takeTurns = (tx: Tx) => sql`select pg_advisory_xact_lock(hashtext('bank account of invoices'))`.execute(tx)

/**
 * Changes the account for clients' transfers. With an account present, new invoices keep the old one for the waiting
 * time, in which any administrator may stop the change. Mails all administrators. The same account again changes
 * nothing.
 */
export async function changeBank(actor: Actor, bank: CompanyBank | null): Promise<void> {
  authorize(actor, 'settings.update')
  const known = await readAs(actor, readBankAndNext)
  if (isSame(bank, known.bank) || (known.next && isSame(bank, known.next.bank))) return
  await confirmedRecently(actor)
  await asActor(actor, async (tx) => {
    await takeTurns(tx)
    const { bank: before } = await readBankAndNext(tx)
    const hours = await readSetting(tx, 'invoices.bank-change-hours')
    const countsFrom = (before ? addHours(now(), hours) : now()).toISOString()
    await writeSettingsRow(tx, actor, bankKey, before ?? {})
    await writeSettingsRow(tx, actor, nextBankKey, { bank, countsFrom, askedBy: actor.id })
    await recordActivity(tx, actor, {
      action: 'settings.bank-change',
      entity: 'setting',
      entityId: bankKey,
      before: { account: named(before) },
      after: { account: named(bank), countsFrom },
    })
    const what = { state: 'asked', account: named(bank), countsFrom } as const
    await enqueue(tx, 'invoices.bank-change', { ...what, actorId: actor.id, effect: randomUUID() })
  })
}

/** Stops a waiting change as any administrator; invoices keep the account. Throws `changed-meanwhile` without one. */
export async function stopBankChange(actor: Actor): Promise<void> {
  authorize(actor, 'settings.update')
  await asActor(actor, async (tx) => {
    await takeTurns(tx)
    const { bank, next } = await readBankAndNext(tx)
    if (!next) throw new AppError('changed-meanwhile')
    await writeSettingsRow(tx, actor, nextBankKey, {})
    await recordActivity(tx, actor, {
      action: 'settings.bank-change-stopped',
      entity: 'setting',
      entityId: bankKey,
      before: { account: named(next.bank), countsFrom: next.countsFrom },
      after: { account: named(bank) },
    })
    const what = { state: 'stopped', account: named(next.bank), countsFrom: next.countsFrom } as const
    await enqueue(tx, 'invoices.bank-change', { ...what, actorId: actor.id, effect: randomUUID() })
  })
}

export type WaitingBank = { account: string | null; countsFrom: string; askedBy: string }

/** The account whose change is waiting, for the settings page. */
export async function readWaitingBank(tx: Tx): Promise<WaitingBank | null> {
  const { next } = await readBankAndNext(tx)
  if (!next) return null
  const by = await tx.selectFrom('profiles').select('full_name').where('id', '=', next.askedBy).executeTakeFirst()
  return { account: named(next.bank), countsFrom: next.countsFrom, askedBy: by?.full_name ?? '' }
}

/** Mails all administrators about a requested or stopped change of the account. */
export const tellBankChange = ({ state, account, countsFrom, actorId, effect }: JobPayload<'invoices.bank-change'>) =>
  asSystem('a job notifies administrators of a changed bank account on invoices', async (tx) => {
    const who = await tx.selectFrom('profiles').select('full_name').where('id', '=', actorId).executeTakeFirst()
    const facts = {
      who: who?.full_name ?? '',
      account: textOf((lang) => account ?? translator(lang, billingSettingsMessages)('noAccount')),
      when: countsFrom,
    }
    const kind = state === 'asked' ? 'office.bank-change' : 'office.bank-change-stopped'
    await tell(tx, { admins: 'all' }, kind, facts, { effectKey: `office.bank-change:${effect}` })
  })
