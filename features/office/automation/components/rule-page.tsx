import { automationMessages } from '#/messages/office/automation.ts'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { type AutomationArea, automationAreas } from '../areas.ts'
import type { ruleLoader } from '../pages.server.ts'
import { RuleActions, RuleBadge } from './rule-actions.tsx'
import { RuleRecord } from './rule-record.tsx'

type Props = { area: AutomationArea } & Awaited<ReturnType<ReturnType<typeof ruleLoader>>>

/** One automation rule. */
export function RulePage({ area, ...record }: Props) {
  const t = useT(automationMessages)
  const { rule, mayWrite } = record
  const { home, rule: page } = automationAreas[area]
  const address = page(rule.id)
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={<bdi>{rule.name}</bdi>}
        badge={<RuleBadge state={rule.state} />}
        actions={mayWrite && <RuleActions key={rule.revision} rule={rule} change={`${address}/change`} />}
        breadcrumbs={[{ to: home, label: t('title') }, { label: rule.name }]}
      />
      <RuleRecord {...record} side={area} address={address} />
    </div>
  )
}
