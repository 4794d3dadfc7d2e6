import { pageTitle } from '#/app/shell/page-title.ts'
import { ChangeRulePage } from '#/features/office/automation/components/change-rule-page.tsx'
import { changeRuleAction, changeRuleLoader } from '#/features/office/automation/pages.server.ts'
import { automationMessages } from '#/messages/office/automation.ts'
import type { Route } from './+types/change'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, automationMessages.changeRule) }]

export const loader = changeRuleLoader

export const action = changeRuleAction('client')

/** Changes a rule of the company. */
export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  return <ChangeRulePage area="client" {...loaderData} result={actionData} />
}
