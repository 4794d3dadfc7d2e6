import { bas1 } from '#/content/questionnaires/bas-1.ts'
import { fsr1 } from '#/content/questionnaires/fsr-1.ts'
import type { MysteryType } from '#/domain/evaluation.ts'
import type { QuestionnaireDefinition } from '#/domain/questionnaire.ts'

/** Our own questionnaire of each type of visit. */
export const standards: Record<MysteryType, QuestionnaireDefinition> = { full_service: fsr1, basic: bas1 }
