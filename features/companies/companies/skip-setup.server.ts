import { sql } from 'kysely'
import { asActor } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { isSkippable, type SetupStep } from '#/domain/office/setup.ts'
import { authorize } from '#/domain/permissions.ts'

/** Leaves a step of the guided start for later, or takes it up again. Throws `bad-request` for a step that cannot wait. */
export async function skipSetupStep(actor: Actor, step: SetupStep, skip: boolean): Promise<void> {
  authorize(actor, 'company.write')
  if (!isSkippable(step)) throw new AppError('bad-request')
  await asActor(actor, (tx) =>
    tx
      .updateTable('companies')
      .set({
        setup_skipped: skip
          ? sql<string[]>`array_append(array_remove(setup_skipped, ${step}), ${step})`
          : sql<string[]>`array_remove(setup_skipped, ${step})`,
      })
      .where('id', '=', companyOf(actor))
      .execute(),
  )
}
