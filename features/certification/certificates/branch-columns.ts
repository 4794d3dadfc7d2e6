import { cityName } from '#/domain/cities.ts'
import { label, number, type Reader, text } from '#/domain/list-columns.ts'
import { missingText } from './missing-text.ts'
import type { BranchStanding } from './standing.server.ts'

type BranchRow = BranchStanding & { clientName: string }

/** Columns of an export with a branch's result per criterion of the rule. */
export const branchColumns = {
  branch: text({ value: ({ branchName }: BranchRow) => branchName }),
  city: text({ value: ({ city }: BranchRow, { lang }: Reader) => city && cityName(city, lang) }),
  client: text({ value: ({ clientName }: BranchRow) => clientName }),
  earned: label({ prefix: 'level', value: ({ eligibility }: BranchRow) => eligibility.level }),
  meanToday: number({ value: ({ eligibility }: BranchRow) => eligibility.mean }),
  visits: text({
    value: ({ visits }: BranchRow) => visits.map(({ day, score }) => `${day}: ${score}%`).join('; '),
  }),
  missing: text({
    value: ({ eligibility }: BranchRow, { lang }: Reader) =>
      eligibility.missing.map((one) => missingText(one, lang)).join('; '),
  }),
} as const
