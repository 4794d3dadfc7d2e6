import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Slow files, in seconds each, listed because a machine without cached timings would start with the largest files
 * instead.
 */
const long = [
  'demo/seed-demo.test.ts',
  'features/ordering/offers/races.test.ts',
  'features/ordering/wave-solver/best-plan.test.ts',
  'features/reporting/insights/insights.test.ts',
  'features/payouts/payouts/people-and-crowds.test.ts',
  'features/billing/tax-documents/rules.test.ts',
  'features/site/forms/inbox.test.ts',
  'features/certification/verification/open-certificate.test.ts',
  'features/payouts/payouts/accrue.test.ts',
  'features/ordering/wave-staffing/propose-waves.test.ts',
]

const needsDocument = ({ moduleId }: TestSpecification) =>
  readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment')
const isLong = ({ moduleId }: TestSpecification) => long.some((file) => moduleId.endsWith(`/${file}`))
const rank = (file: TestSpecification) => (needsDocument(file) ? 0 : isLong(file) ? 1 : 2)

/**
 * Runs files with a DOM first and together (why: changing the environment restarts a worker and reloads its modules),
 * then the longest, so that the run does not end with one of them alone.
 */
export class InGroups extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const ranks = new Map(files.map((file) => [file, rank(file)]))
    return (await super.sort(files)).sort((a, b) => ranks.get(a)! - ranks.get(b)!)
  }
}
