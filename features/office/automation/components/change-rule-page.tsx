import type { FormResult } from '#/domain/form-result.ts'
import { automationMessages } from '#/messages/office/automation.ts'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { type AutomationArea, automationAreas } from '../areas.ts'
import type { RuleChoices, RuleView } from '../read-rule.server.ts'
import { RuleForm } from './rule-form.tsx'

type Props = { area: AutomationArea; rule: RuleView; choices: RuleChoices; result: FormResult | undefined }

/** Changes a rule, which makes a new version. */
export function ChangeRulePage({ area, rule, choices, result }: Props) {
  const t = useT(automationMessages)
  const { home, rule: page } = automationAreas[area]
  const address = page(rule.id)
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={t('changeRule')}
        breadcrumbs={[{ to: home, label: t('title') }, { to: address, label: rule.name }, { label: t('change') }]}
      />
      <RuleForm
        values={rule}
        choices={choices}
        isOffice={area === 'admin'}
        revision={rule.revision}
        result={result}
        back={address}
      />
    </div>
  )
}
