import { z } from 'zod'
import { testedLevels } from '#/domain/shoppers/level-test.ts'

const answerName = /^q-([a-z][a-z-]{1,40})$/

/** Starts a test, saves answers and ends it; answers are named after the drawn questions. */
export const levelTestForm = z
  .looseObject({
    intent: z.enum(['begin', 'keep', 'finish'], 'unreadable'),
    level: z.enum(testedLevels, 'unreadable').optional(),
    testId: z.uuid('unreadable').optional(),
  })
  .transform(({ intent, level, testId, ...rest }, issues) => {
    const chosen: Record<string, number> = {}
    for (const [name, value] of Object.entries(rest)) {
      const key = answerName.exec(name)?.[1]
      if (!key || typeof value !== 'string' || !/^\d$/.test(value)) {
        issues.addIssue({ code: 'custom', message: 'unreadable', path: [] })
        return z.NEVER
      }
      chosen[key] = Number(value)
    }
    if (intent === 'begin' ? !level : !testId) {
      issues.addIssue({ code: 'custom', message: 'unreadable', path: [] })
      return z.NEVER
    }
    return { intent, level: level ?? 'professional', testId: testId ?? '', chosen }
  })
