import { Files, Plus } from 'lucide-react'
import { href } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { readList } from '#/domain/list.ts'
import { libraryList } from '#/features/site/library/list.ts'
import { browseLibrary } from '#/features/site/library/read.server.ts'
import { documentLibraryMessages } from '#/messages/site/document-library.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import { ListPage } from '#/ui/list-page.tsx'
import type { Route } from './+types/document-library'

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, documentLibraryMessages.library) },
]

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const query = readList(libraryList, url.searchParams)
  return { query, ...(await browseLibrary(actorOf(context), query)) }
})

/** Documents for clients, field people and staff. */
export default function Page({ loaderData: { query, rows, total, counts } }: Route.ComponentProps) {
  const t = useT(documentLibraryMessages)
  return (
    <ListPage
      list={libraryList}
      query={query}
      rows={rows}
      total={total}
      counts={counts}
      rowKey={({ id }) => id}
      rowLink={({ id }) => href('/admin/document-library/:documentId', { documentId: id })}
      title={t('library')}
      actions={
        <LinkButton to={href('/admin/document-library/new')} variant="primary" icon={Plus}>
          {t('add')}
        </LinkButton>
      }
      empty={<EmptyState icon={Files} title={t('none')} />}
    />
  )
}
