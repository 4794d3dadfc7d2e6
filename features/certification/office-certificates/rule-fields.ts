import type { RuleSettings } from '#/domain/certification/certificate-rule.ts'

export const ruleFields = [
  'visits',
  'withinMonths',
  'silver',
  'gold',
  'platinum',
  'criticalMonths',
  'validMonths',
  'issuesByItself',
] as const
export type RuleFieldName = (typeof ruleFields)[number]
export type RuleValues = Record<RuleFieldName, number | boolean>

/** Settings of a rule in order of display and comparison. */
export const valuesOf = ({ leastMean, ...rest }: RuleSettings): RuleValues => ({
  visits: rest.visits,
  withinMonths: rest.withinMonths,
  ...leastMean,
  criticalMonths: rest.criticalMonths,
  validMonths: rest.validMonths,
  issuesByItself: rest.issuesByItself,
})

export type RuleChange = { field: RuleFieldName; before: number | boolean; after: number | boolean }

export const changesOf = (before: RuleSettings, after: RuleSettings): RuleChange[] => {
  const [old, young] = [valuesOf(before), valuesOf(after)]
  return ruleFields.flatMap((field) =>
    old[field] === young[field] ? [] : [{ field, before: old[field], after: young[field] }],
  )
}
