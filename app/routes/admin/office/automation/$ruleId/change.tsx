import { href, redirect } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { RuleForm } from '#/features/office/automation/components/rule-form.tsx'
import { changeRuleForm } from '#/features/office/automation/form.ts'
import { readRule, readRuleChoices } from '#/features/office/automation/read-rule.server.ts'
import { changeRule } from '#/features/office/automation/write-rule.server.ts'
import { automationMessages } from '#/messages/office/automation.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/change'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, automationMessages.changeRule) }]

export const loader = pageData(async ({ context, params }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const rule = await readRule(actor, params.ruleId)
  return { rule, choices: await readRuleChoices(actor, rule.event) }
})

export const action = formAction(changeRuleForm, async (actor, rule, { params }) => {
  const id = params['ruleId'] ?? ''
  await changeRule(actor, { id, ...rule })
  return redirect(href('/admin/automation/:ruleId', { ruleId: id }))
})

/** Changes a rule of our team, which makes a new version. */
export default function Page({ loaderData: { rule, choices }, actionData }: Route.ComponentProps) {
  const t = useT(automationMessages)
  const address = href('/admin/automation/:ruleId', { ruleId: rule.id })
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={t('changeRule')}
        breadcrumbs={[
          { to: href('/admin/automation'), label: t('title') },
          { to: address, label: rule.name },
          { label: t('change') },
        ]}
      />
      <RuleForm values={rule} choices={choices} isOffice revision={rule.revision} result={actionData} back={address} />
    </div>
  )
}
