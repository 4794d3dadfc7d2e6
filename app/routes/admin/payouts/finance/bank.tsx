import { Landmark, Upload } from 'lucide-react'
import { href } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { readList } from '#/domain/list.ts'
import { formatMoney } from '#/domain/money.ts'
import { FinanceFrame } from '#/features/ledger/finance/components/finance-frame.tsx'
import { BesideLines } from '#/features/payouts/bank-statements/components/beside-line.tsx'
import { useLineCells } from '#/features/payouts/bank-statements/components/line-cells.tsx'
import { bankLineList } from '#/features/payouts/bank-statements/list.ts'
import { browseLines } from '#/features/payouts/bank-statements/list.server.ts'
import { readSuggestions } from '#/features/payouts/bank-statements/preview.server.ts'
import { bankStatementMessages } from '#/messages/payouts/bank-statements.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { EmptyState, Notice } from '#/ui/feedback.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { ListView } from '#/ui/list-page.tsx'
import type { Route } from './+types/bank'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, bankStatementMessages.title) }]

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const query = readList(bankLineList, url.searchParams)
  const lines = await browseLines(actor, query)
  const open = lines.rows.filter(({ state }) => state === 'open' || state === 'part')
  const suggestions = await readSuggestions(
    actor,
    open.map(({ id }) => id),
  )
  return { query, ...lines, ...suggestions }
})

/** Lines of the company's account, with those that wait for a match. */
export default function Page({ loaderData: { query, rows, counts, ready, byLine } }: Route.ComponentProps) {
  const t = useT(bankStatementMessages)
  const lang = useLang()
  const cells = useLineCells(byLine)
  const upload = (
    <LinkButton to={href('/admin/finance/bank/upload')} variant="primary" icon={Upload}>
      {t('upload')}
    </LinkButton>
  )
  return (
    <FinanceFrame title={t('title')} actions={upload}>
      <ListView
        list={bankLineList}
        query={query}
        rows={rows}
        total={counts[query.tab]}
        counts={counts}
        cells={cells}
        rowKey={({ id }) => id}
        beside={(parts) => <BesideLines rows={rows}>{parts}</BesideLines>}
        rowLink={({ id }) => href('/admin/finance/bank/:lineId', { lineId: id })}
        empty={
          <EmptyState icon={Landmark} title={t(query.tab === 'open' && counts.all > 0 ? 'emptyOpen' : 'empty')}>
            {counts.all === 0 && t('emptyHint')}
          </EmptyState>
        }
      >
        {ready.count > 0 && (
          <Notice
            title={t('ready', { count: ready.count })}
            actions={
              <LinkButton to={href('/admin/finance/bank/certain')} size="dense">
                {t('review')}
              </LinkButton>
            }
          >
            {t('readySums', { in: formatMoney(ready.in, lang), out: formatMoney(ready.out, lang) })}
          </Notice>
        )}
      </ListView>
    </FinanceFrame>
  )
}
