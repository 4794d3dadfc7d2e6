import { pageTitle } from '#/app/shell/page-title.ts'
import { RulePage } from '#/features/office/automation/components/rule-page.tsx'
import { ruleAction, ruleLoader } from '#/features/office/automation/pages.server.ts'
import { automationMessages } from '#/messages/office/automation.ts'
import type { Route } from './+types/$ruleId'

const sameInBoth = (name: string) => ({ en: name, ar: name })

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  { title: pageTitle(matches, loaderData ? sameInBoth(loaderData.rule.name) : automationMessages.title) },
]

export const loader = ruleLoader('admin')

export const action = ruleAction

/** One rule of our team. */
export default function Page({ loaderData }: Route.ComponentProps) {
  return <RulePage area="admin" {...loaderData} />
}
