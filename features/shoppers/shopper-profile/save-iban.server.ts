import { randomUUID } from 'node:crypto'
import { asActor, asSystem } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { bankCode, bankName } from '#/domain/iban.ts'
import { authorize } from '#/domain/permissions.ts'
import { textOf } from '#/domain/text.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { tell } from '#/features/messaging/tell/tell.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { now } from '#/platform/clock.ts'
import { confirmedRecently } from '#/platform/confirm.server.ts'
import { fingerprint, seal } from '#/platform/seal.server.ts'
import { sealed } from './save-about.server.ts'
import { writeProfile } from './write-profile.server.ts'

/**
 * Saves the bank account. Requires a recent proof and mails the person (why: an open browser must not redirect payouts).
 * Idempotent for the same account.
 */
export async function saveIban(actor: Actor, { iban }: { iban: string }): Promise<void> {
  authorize(actor, 'shoppers.profile')
  await confirmedRecently(actor)
  const hash = fingerprint(sealed.iban, iban)
  await asActor(actor, async (tx) => {
    const before = await tx
      .selectFrom('mystery_shopper_profiles')
      .select(['iban_hash', 'iban_last', 'iban_bank'])
      .where('profile_id', '=', actor.id)
      .executeTakeFirst()
    if (!before) throw new AppError('not-found')
    if (before.iban_hash === hash) return
    const columns = { iban_last: iban.slice(-4), iban_bank: bankCode(iban) }
    await writeProfile(tx, actor, {
      ...columns,
      iban_sealed: seal(sealed.iban, iban),
      iban_hash: hash,
      iban_changed_at: now(),
    })
    await recordActivity(tx, actor, {
      action: 'shoppers.iban',
      entity: 'profile',
      entityId: actor.id,
      before: { bank: before.iban_bank, last: before.iban_last },
      after: { bank: columns.iban_bank, last: columns.iban_last },
    })
    await enqueue(tx, 'shoppers.iban-changed', { profileId: actor.id, effect: randomUUID() })
  })
}

/** Mails the person about the changed bank account. */
export const tellIbanChanged = ({ profileId, effect }: { profileId: string; effect: string }): Promise<void> =>
  asSystem('a job notifies the owner of a changed bank account', async (tx) => {
    const row = await tx
      .selectFrom('mystery_shopper_profiles')
      .select(['iban_last', 'iban_bank'])
      .where('profile_id', '=', profileId)
      .executeTakeFirst()
    if (!row?.iban_last) return
    const bank = bankName(row.iban_bank ?? '')
    const account = textOf((lang) => `SA•• ${row.iban_last}${bank ? ` · ${bank[lang]}` : ''}`)
    const effectKey = `account.iban-changed:${effect}`
    await tell(tx, { shopper: profileId }, 'account.iban-changed', { account }, { effectKey })
  })
