import type { RuleSettings } from '#/domain/certification/certificate-rule.ts'
import { certificateRuleMessages } from '#/messages/certification/certificate-rules.ts'
import { DescriptionList } from '#/ui/facts.tsx'
import { useT } from '#/ui/language.tsx'
import { type RuleChange, ruleFields, type RuleFieldName, valuesOf } from '../rule-fields.ts'

const labels = {
  visits: 'visits',
  withinMonths: 'withinMonths',
  silver: 'leastMean_silver',
  gold: 'leastMean_gold',
  platinum: 'leastMean_platinum',
  criticalMonths: 'criticalMonths',
  validMonths: 'validMonths',
  issuesByItself: 'issuesByItself',
} as const satisfies Record<RuleFieldName, string>

export function useRuleWords() {
  const t = useT(certificateRuleMessages)
  return {
    label: (field: RuleFieldName) => t(labels[field]),
    value: (value: number | boolean) => (typeof value === 'number' ? String(value) : t(value ? 'yes' : 'no')),
  }
}

/** Requirements of a version of the rule. */
export function RuleValueList({ settings }: { settings: RuleSettings }) {
  const { label, value } = useRuleWords()
  const values = valuesOf(settings)
  return (
    <DescriptionList
      columns={2}
      items={ruleFields.map((field) => ({
        term: label(field),
        value: <span className="num font-medium">{value(values[field])}</span>,
      }))}
    />
  )
}

/** Differences between two versions, one per line. */
export function RuleChanges({ changes }: { changes: readonly RuleChange[] }) {
  const t = useT(certificateRuleMessages)
  const { label, value } = useRuleWords()
  return (
    <ul className="flex flex-col gap-1 text-start">
      {changes.map(({ field, before, after }) => (
        <li key={field}>
          {label(field)}
          {': '}
          <span className="num font-medium text-ink">
            {t('oneToOther', { before: value(before), after: value(after) })}
          </span>
        </li>
      ))}
    </ul>
  )
}
