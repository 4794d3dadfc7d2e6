import type { FormResult } from '#/domain/form-result.ts'
import { automationMessages } from '#/messages/office/automation.ts'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { type AutomationArea, automationAreas } from '../areas.ts'
import type { NewRule } from '../new-rule.server.ts'
import { RuleChoice } from './rule-choice.tsx'
import { RuleForm } from './rule-form.tsx'

type Props = { area: AutomationArea; asked: NewRule; result: FormResult | undefined }

/** A new rule: first a ready one or an event, then its form. */
export function NewRulePage({ area, asked, result }: Props) {
  const t = useT(automationMessages)
  const { home, add } = automationAreas[area]
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={t('newRule')} breadcrumbs={[{ to: home, label: t('title') }, { label: t('newRule') }]} />
      {asked.values ? (
        <RuleForm {...asked} isOffice={area === 'admin'} revision={null} result={result} back={add} />
      ) : (
        <RuleChoice {...asked} address={add} />
      )}
    </div>
  )
}
