import { pageTitle } from '#/app/shell/page-title.ts'
import { NewRulePage } from '#/features/office/automation/components/new-rule-page.tsx'
import { newRuleAction, newRuleLoader } from '#/features/office/automation/pages.server.ts'
import { automationMessages } from '#/messages/office/automation.ts'
import type { Route } from './+types/new'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, automationMessages.newRule) }]

export const loader = newRuleLoader

export const action = newRuleAction('client')

/** A new rule of the company. */
export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  return <NewRulePage area="client" asked={loaderData} result={actionData} />
}
