import { pageTitle } from '#/app/shell/page-title.ts'
import { RulesPage } from '#/features/office/automation/components/rules-page.tsx'
import { rulesLoader } from '#/features/office/automation/pages.server.ts'
import { automationMessages } from '#/messages/office/automation.ts'
import type { Route } from './+types/automation'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, automationMessages.title) }]

export const loader = rulesLoader('admin')

/** Automation rules of our team. */
export default function Page({ loaderData }: Route.ComponentProps) {
  return <RulesPage area="admin" {...loaderData} />
}
