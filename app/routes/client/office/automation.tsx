import { Plus, Workflow } from 'lucide-react'
import { href } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { readList } from '#/domain/list.ts'
import { automationList } from '#/features/office/automation/list.ts'
import { browseRules } from '#/features/office/automation/list.server.ts'
import { automationMessages } from '#/messages/office/automation.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import { ListPage } from '#/ui/list-page.tsx'
import { useRights } from '#/ui/rights.tsx'
import type { Route } from './+types/automation'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, automationMessages.title) }]

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const query = readList(automationList, url.searchParams)
  return { query, ...(await browseRules(actorOf(context), query)) }
})

/** Automation rules of the company. */
export default function Page({ loaderData: { query, rows, total, counts } }: Route.ComponentProps) {
  const t = useT(automationMessages)
  const { has } = useRights()
  const create = has('automation.write') && (
    <LinkButton to={href('/client/automation/new')} variant="primary" icon={Plus}>
      {t('newRule')}
    </LinkButton>
  )
  return (
    <ListPage
      list={automationList}
      query={query}
      rows={rows}
      total={total}
      counts={counts}
      rowKey={({ id }) => id}
      rowLink={({ id }) => href('/client/automation/:ruleId', { ruleId: id })}
      title={t('title')}
      actions={create}
      empty={
        <EmptyState icon={Workflow} title={t('none')}>
          {query.q === '' && Object.values(counts).every((count) => count === 0) && t('noneHelp')}
        </EmptyState>
      }
    />
  )
}
