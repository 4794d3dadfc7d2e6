import { pageTitle } from '#/app/shell/page-title.ts'
import { RulesPage } from '#/features/office/automation/components/rules-page.tsx'
import { rulesLoader } from '#/features/office/automation/pages.server.ts'
import { automationMessages } from '#/messages/office/automation.ts'
import type { Route } from './+types/automation'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, automationMessages.title) }]

export const loader = rulesLoader('client')

/** Automation rules of the company. */
export default function Page({ loaderData }: Route.ComponentProps) {
  return <RulesPage area="client" {...loaderData} />
}
