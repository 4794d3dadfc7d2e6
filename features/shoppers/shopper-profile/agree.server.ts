import { asActor, readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { currentVersions, hasAgreed } from '#/domain/terms.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { recordConsent } from '#/features/identity/consents/record-consent.server.ts'

const document = 'shopper-code'

/** Accepts the current code. Takes the version that was shown, so that consent never refers to another text. */
export async function acceptAgreement(actor: Actor, version: string): Promise<void> {
  authorize(actor, 'shoppers.agree')
  if (version !== currentVersions[document].version)
    throw new AppError('account.consent-missing', {}, { agreed: 'consent-changed' })
  await asActor(actor, async (tx) => {
    if (!(await recordConsent(tx, actor, document, version))) return
    const after = { document, version }
    await recordActivity(tx, actor, { action: 'shoppers.agree', entity: 'profile', entityId: actor.id, after })
  })
}

export type Acceptance = { version: string; acceptedAt: string }
export type Agreement = {
  version: string
  /** Newest acceptance that counts, with the version agreed to; null: not yet. */
  accepted: Acceptance | null
  earlier: Acceptance[]
}

/** Accepted versions of the code with their times. */
export async function readAgreement(actor: Actor): Promise<Agreement> {
  authorize(actor, 'shoppers.agree')
  const rows = await readAs(actor, (db) =>
    db
      .selectFrom('consents')
      .select(['version', 'given_at'])
      .where('profile_id', '=', actor.id)
      .where('document', '=', document)
      .orderBy('given_at', 'desc')
      .execute(),
  )
  const current = currentVersions[document]
  const given = rows.map((row) => ({ version: row.version, acceptedAt: row.given_at }))
  const accepted = given.find((consent) => hasAgreed(current, [consent.version])) ?? null
  return { version: current.version, accepted, earlier: given.filter((consent) => consent !== accepted) }
}
