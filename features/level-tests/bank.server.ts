import type { TestedLevel } from '#/domain/level-test.ts'
import { conductQuestions } from './bank-conduct.server.ts'
import { leadQuestions } from './bank-lead.server.ts'
import { reportQuestions } from './bank-report.server.ts'
import type { BankQuestion } from './question.ts'

/** All questions of a level's test. They hold the right answers and therefore never leave the server whole. */
export const bankOf: Record<TestedLevel, readonly BankQuestion[]> = {
  professional: [...conductQuestions, ...reportQuestions],
  lead: leadQuestions,
}
