import { readAs, readAsSystem, type Tx } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import type { CertificateLevel } from '#/domain/certification/certificate-rule.ts'
import { AppError } from '#/domain/errors.ts'
import { type MysteryType, mysteryTypes } from '#/domain/evaluation.ts'
import { authorize } from '#/domain/permissions.ts'
import { scoredQuestions } from '#/domain/questionnaire.ts'
import type { Lang } from '#/domain/text.ts'
import { readRule } from '#/features/certification/certificates/rule.server.ts'
import { currentQuestionnaire } from '#/features/fieldwork/questionnaires/read-questionnaire.server.ts'
import { readInsightSettings } from '#/features/reporting/insights/read-settings.server.ts'

/** Questionnaire of the next visits of a type. It applies to every branch of the company. */
export type Standard = {
  type: MysteryType
  title: string
  version: number
  /** Made for the company, in place of the general one. */
  isOwn: boolean
  sections: { key: string; title: string; questions: number }[]
  questions: number
  critical: number
}
export type Standards = {
  standards: Standard[]
  target: number | null
  /** Of the settings that hold the target. */
  version: number
  leastMean: Readonly<Record<CertificateLevel, number>>
}

const why = 'the setup names the questionnaires in use, whose list is kept by administrators'

/** Standards that apply to the branches of a company: questionnaires by type of visit, target and thresholds. */
export async function readStandards(actor: Actor, lang: Lang): Promise<Standards> {
  authorize(actor, 'insights.describe')
  if (actor.type !== 'client') throw new AppError('not-allowed')
  const clientId = companyOf(actor)
  const [standards, { target, version }, { leastMean }] = await Promise.all([
    readAsSystem(why, (db) => Promise.all(mysteryTypes.map((type) => standardOf(db, type, clientId, lang)))),
    readAs(actor, (db) => readInsightSettings(db, clientId)),
    readRule(),
  ])
  return { standards, target, version, leastMean }
}

async function standardOf(db: Tx, type: MysteryType, clientId: string, lang: Lang): Promise<Standard> {
  const { id, definition } = await currentQuestionnaire(db, type, clientId)
  const { client_id } = await db
    .selectFrom('questionnaires')
    .select('client_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const questions = scoredQuestions(definition)
  return {
    type,
    title: definition.title[lang],
    version: definition.version,
    isOwn: client_id !== null,
    sections: definition.sections.map((section) => ({
      key: section.key,
      title: section.title[lang],
      questions: section.questions.length,
    })),
    questions: questions.length,
    critical: questions.filter(({ critical }) => critical).length,
  }
}
