import { MessageSquareText } from 'lucide-react'
import { href } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { readList } from '#/domain/list.ts'
import { templateList } from '#/features/messaging/templates/list.ts'
import { browseTemplates } from '#/features/messaging/templates/list.server.ts'
import { templateMessages } from '#/messages/messaging/templates.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { EmptyState } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import { ListPage } from '#/ui/list-page.tsx'
import type { Route } from './+types/templates'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, templateMessages.templates) }]

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const query = readList(templateList, url.searchParams)
  return { query, ...(await browseTemplates(actorOf(context), query)) }
})

/** Every message that the system sends. */
export default function Page({ loaderData: { query, rows, total } }: Route.ComponentProps) {
  const t = useT(templateMessages)
  return (
    <ListPage
      list={templateList}
      query={query}
      rows={rows}
      total={total}
      rowKey={({ kind }) => kind}
      rowLink={({ kind }) => href('/admin/templates/:kind', { kind })}
      title={t('templates')}
      empty={<EmptyState icon={MessageSquareText} title={t('none')} />}
    />
  )
}
