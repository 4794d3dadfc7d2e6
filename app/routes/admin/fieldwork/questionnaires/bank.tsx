import { LibraryBig, Plus } from 'lucide-react'
import { href } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { tagsFor } from '#/domain/fieldwork/question-bank.ts'
import { readList } from '#/domain/list.ts'
import { bankList, type BankRow } from '#/features/fieldwork/questionnaires/bank/list.ts'
import { browseBank } from '#/features/fieldwork/questionnaires/bank/list.server.ts'
import { QuestionnairesTabs } from '#/features/fieldwork/questionnaires/components/questionnaires-tabs.tsx'
import { textIn } from '#/features/fieldwork/questionnaires/condition-words.ts'
import { bankMessages } from '#/messages/fieldwork/question-bank.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { Badge } from '#/ui/badge.tsx'
import { LinkButton } from '#/ui/button.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { ListPage } from '#/ui/list-page.tsx'
import type { ListCells } from '#/ui/list-table.tsx'
import type { Route } from './+types/bank'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, bankMessages.title) }]

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const query = readList(bankList, url.searchParams)
  return { query, ...(await browseBank(actorOf(context), query)) }
})

/** Questions to use in questionnaires. */
export default function BankPage({ loaderData: { query, rows, total, counts } }: Route.ComponentProps) {
  const t = useT(bankMessages)
  return (
    <ListPage
      list={bankList}
      query={query}
      rows={rows}
      total={total}
      counts={counts}
      cells={useCells()}
      rowKey={({ id }) => id}
      rowLink={({ id }) => href('/admin/questionnaires/bank/:bankId', { bankId: id })}
      title={t('title')}
      tabs={<QuestionnairesTabs />}
      actions={
        <LinkButton to={href('/admin/questionnaires/bank/new')} variant="primary" icon={Plus}>
          {t('new')}
        </LinkButton>
      }
      empty={<EmptyState icon={LibraryBig} title={t('none')} />}
    />
  )
}

function useCells(): ListCells<BankRow> {
  const lang = useLang()
  return {
    question: ({ text }) => <bdi>{textIn(text, lang)}</bdi>,
    tags: ({ tags }) => (
      <span className="flex flex-wrap gap-1">
        {tagsFor(tags, lang).map((tag) => (
          <Badge key={tag}>
            <bdi>{tag}</bdi>
          </Badge>
        ))}
      </span>
    ),
    standard: ({ standard }) => <bdi>{standard}</bdi>,
    source: ({ source }) => (
      <bdi dir="ltr" className="code">
        {source}
      </bdi>
    ),
  }
}
