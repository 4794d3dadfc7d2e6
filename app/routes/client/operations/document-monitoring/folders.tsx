import { BookOpen, Building } from 'lucide-react'
import { href } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { authorize } from '#/domain/permissions.ts'
import { readPaperPlaces } from '#/features/operations/papers/read-paper.server.ts'
import { paperFolderMessages } from '#/messages/operations/paper-folder.ts'
import { paperMessages } from '#/messages/operations/papers.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/folders'

export const loader = pageData(async ({ context }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  authorize(actor, 'documents.all')
  const { branches } = await readPaperPlaces(actor)
  return { branches }
})

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, paperFolderMessages.title) }]

/** The inspector's folder of each branch that the reader sees. */
export default function Page({ loaderData: { branches } }: Route.ComponentProps) {
  const t = useT(paperFolderMessages)
  const word = useT(paperMessages)
  return (
    <div className="mx-auto flex w-full max-w-[720px] flex-col gap-6">
      <PageHeader
        breadcrumbs={[{ to: href('/client/document-monitoring'), label: word('title') }, { label: t('title') }]}
        title={t('title')}
        description={t('openHint')}
      />
      {branches.length === 0 ? (
        <EmptyState icon={Building} title={t('none')}>
          {t('noneHint')}
        </EmptyState>
      ) : (
        <Card flush>
          <ul className="flex flex-col">
            {branches.map(({ id, name }) => (
              <li
                key={id}
                className="flex flex-wrap items-center gap-3 border-t border-line px-4 py-2 first:border-t-0 md:px-6"
              >
                <bdi className="min-w-0 flex-1 truncate font-medium">{name}</bdi>
                <LinkButton
                  reloadDocument
                  icon={BookOpen}
                  to={href('/client/field/papers/:branchId', { branchId: id })}
                  aria-label={`${t('open')}: ${name}`}
                >
                  {t('open')}
                </LinkButton>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </div>
  )
}
