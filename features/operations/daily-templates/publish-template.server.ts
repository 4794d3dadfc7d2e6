import { sql } from 'kysely'
import { asActor, readAs, type Tx } from '#/db/database.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import type { DailyTemplate } from '#/domain/operations/daily-reports/template.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { readTemplate, type VersionedTemplate } from '#/features/operations/daily-reports/template.server.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { now } from '#/platform/clock.ts'

/** Refuses managers of a part: the template is that of the whole company. */
async function refusePart(db: Tx): Promise<void> {
  const { rows } = await sql<{ may: boolean }>`select priv.reads_company('daily.manage') as may`.execute(db)
  if (!rows[0]!.may) throw new AppError('not-found')
}

/** Reads the newest template of the company, for those who may change it for all branches. */
export async function readForChange<T>(
  actor: Actor,
  read: (db: Tx, newest: VersionedTemplate) => Promise<T> | T,
): Promise<T> {
  authorize(actor, 'daily.manage')
  return readAs(actor, async (db) => {
    await refusePart(db)
    return read(db, await readTemplate(db, companyOf(actor)))
  })
}

type Change = (template: DailyTemplate, tx: Tx) => DailyTemplate | Promise<DailyTemplate>

/** Adds the next version. Reports that were begun keep theirs. `version`: what the page showed. */
export async function publishTemplate(actor: Actor, version: number, change: Change): Promise<void> {
  authorize(actor, 'daily.manage')
  await takeAttempt('report work by account', actor.id)
  await asActor(actor, async (tx) => {
    await refusePart(tx)
    const clientId = companyOf(actor)
    const newest = await readTemplate(tx, clientId)
    if (newest.version !== version) throw new AppError('changed-meanwhile')
    const body = await change(newest.template, tx)
    const row = await tx
      .insertInto('daily_templates')
      .values({
        client_id: clientId,
        version: version + 1,
        body: JSON.stringify(body),
        created_by: actor.id,
        created_at: now(),
      })
      .onConflict((conflict) => conflict.columns(['client_id', 'version']).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!row) throw new AppError('changed-meanwhile')
    await recordActivity(tx, actor, {
      action: 'daily.settings',
      entity: 'client',
      entityId: clientId,
      clientId,
      after: { version: version + 1 },
    })
  })
}
