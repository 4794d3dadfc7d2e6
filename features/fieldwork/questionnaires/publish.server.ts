import { sql } from 'kysely'
import { asSystem, type Tx } from '#/db/database.server.ts'
import { bas1 } from '#/content/questionnaires/bas-1.ts'
import { boh1 } from '#/content/questionnaires/boh-1.ts'
import { seedBank } from './bank/seed.server.ts'
import { questionnaireDefinition } from './definition.ts'
import { fsr1 } from '#/content/questionnaires/fsr-1.ts'
import { failuresFor } from '#/content/questionnaires/shipped-failures.ts'

/** Stores the questionnaires that ship with the platform, each version once; never changes a stored version. */
export async function publishQuestionnaires(): Promise<void> {
  await asSystem('the server publishes the shipped questionnaires at start', async (tx) => {
    for (const definition of [fsr1, bas1, boh1]) {
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
    await seedBank(tx, [fsr1, bas1, boh1])
    await writeEarlierFailures(tx)
  })
}

/** Adds failure sentences to versions frozen before these existed, from the same questions; keeps existing ones. */
async function writeEarlierFailures(tx: Tx): Promise<void> {
  const versions = await tx
    .selectFrom('questionnaires as q')
    .select(['q.id', 'q.definition'])
    .where(sql<boolean>`not jsonb_path_exists(q.definition, '$.sections[*].questions[*].failure')`)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom('question_failures as f').whereRef('f.questionnaire_id', '=', 'q.id').select('f.question_key'),
        ),
      ),
    )
    .execute()
  const rows = versions.flatMap(({ id, definition }) => {
    const parsed = questionnaireDefinition.safeParse(definition)
    return Object.entries(parsed.success ? failuresFor(parsed.data) : {}).map(([key, { failure, partly }]) => ({
      questionnaire_id: id,
      question_key: key,
      failure: JSON.stringify(failure),
      partly: partly ? JSON.stringify(partly) : null,
    }))
  })
  if (rows.length === 0) return
  await tx
    .insertInto('question_failures')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
