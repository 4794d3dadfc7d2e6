import { HandCoins } from 'lucide-react'
import { href } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { readList } from '#/domain/list.ts'
import { formatDay } from '#/domain/riyadh-time.ts'
import { FinanceFrame } from '#/features/ledger/finance/components/finance-frame.tsx'
import { Ages } from '#/features/ledger/finance/components/overview-figures.tsx'
import { debtorList, openInvoiceList } from '#/features/ledger/finance/receivables-list.ts'
import { browseReceivables } from '#/features/ledger/finance/receivables-list.server.ts'
import { financeMessages } from '#/messages/ledger/finance.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { EmptyState } from '#/ui/feedback.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { ListView } from '#/ui/list-page.tsx'
import { ExportLinks } from '#/ui/list-tools.tsx'
import type { Route } from './+types/receivables'

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, financeMessages.titleReceivables) },
]

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const query = readList(debtorList, url.searchParams)
  const fileQuery = readList(openInvoiceList, url.searchParams)
  return { query, fileQuery, ...(await browseReceivables(actorOf(context), query)) }
})

/** Receivables by age. */
export default function Page({ loaderData }: Route.ComponentProps) {
  const { query, fileQuery, rows, total, ages } = loaderData
  const t = useT(financeMessages)
  const lang = useLang()
  return (
    <FinanceFrame title={t('titleReceivables')}>
      <Ages ages={ages} current={query.age === null ? null : Number(query.age)} />
      <ListView
        list={debtorList}
        query={query}
        rows={rows}
        total={total}
        cells={{ oldest: ({ oldest }) => formatDay(oldest, lang) }}
        file={<ExportLinks list={openInvoiceList} query={fileQuery} />}
        rowKey={({ id }) => id}
        rowLink={({ id }) => href('/admin/finance/receivables/:clientId', { clientId: id })}
        empty={<EmptyState icon={HandCoins} title={t('nobodyOwes')} />}
      />
    </FinanceFrame>
  )
}
