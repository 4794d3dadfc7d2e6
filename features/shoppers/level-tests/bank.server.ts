import type { TestedLevel } from '#/domain/shoppers/level-test.ts'
import { conductQuestions } from '#/content/level-tests/bank-conduct.server.ts'
import { leadQuestions } from '#/content/level-tests/bank-lead.server.ts'
import { reportQuestions } from '#/content/level-tests/bank-report.server.ts'
import type { BankQuestion } from '#/content/level-tests/question.ts'

/** All questions of a level's test, with right answers: must never leave the server whole. */
export const bankOf: Record<TestedLevel, readonly BankQuestion[]> = {
  professional: [...conductQuestions, ...reportQuestions],
  lead: leadQuestions,
}
