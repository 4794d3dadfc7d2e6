import { asSystem } from '#/db/database.server.ts'
import { bas1 } from './bas-1.ts'
import { fsr1 } from './fsr-1.ts'

/** Stores the questionnaires that ship with the platform, each version once; a stored version is never changed. */
export async function publishQuestionnaires(): Promise<void> {
  await asSystem('the questionnaires that ship with the platform are published at its start', async (tx) => {
    for (const definition of [fsr1, bas1]) {
      const { code, version, evaluationType } = definition
      const values = JSON.stringify(definition)
      await tx
        .insertInto('questionnaire_drafts')
        .values({ code, evaluation_type: evaluationType, draft: values, is_current: true })
        .onConflict((conflict) => conflict.column('code').doNothing())
        .execute()
      await tx
        .insertInto('questionnaires')
        .values({ code, version, evaluation_type: evaluationType, definition: values })
        .onConflict((conflict) => conflict.columns(['code', 'version']).doNothing())
        .execute()
    }
  })
}
