import { href } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { formatMoney } from '#/domain/money.ts'
import { searchText } from '#/domain/plain-text.ts'
import {
  AsideCard,
  LineSuggestion,
  MatchCard,
  TakeBack,
  UndoCard,
} from '#/features/payouts/bank-statements/components/line-decisions.tsx'
import { LineFacts, LineMatches } from '#/features/payouts/bank-statements/components/line-facts.tsx'
import { lineForm } from '#/features/payouts/bank-statements/form.ts'
import { lineTones } from '#/features/payouts/bank-statements/list.ts'
import { takeLineStep } from '#/features/payouts/bank-statements/line-steps.server.ts'
import { readLine } from '#/features/payouts/bank-statements/read-line.server.ts'
import { bankStatementMessages } from '#/messages/payouts/bank-statements.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { StatusBadge } from '#/ui/badge.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { useRights } from '#/ui/rights.tsx'
import type { Route } from './+types/$lineId'

export const loader = pageData(({ context, params, url }: Route.LoaderArgs) =>
  readLine(actorOf(context), params.lineId, searchText(url.searchParams)),
)

export const action = formAction(lineForm, (actor, sent, { params }) =>
  takeLineStep(actor, params['lineId'] ?? '', sent),
)

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, bankStatementMessages.title) }]

/** A line of a statement, with what it was matched with and the decisions about it. */
export default function Page({ loaderData: line }: Route.ComponentProps) {
  const t = useT(bankStatementMessages)
  const lang = useLang()
  const { has } = useRights()
  const { state, matches } = line
  const amount = formatMoney(Math.abs(line.amount), lang)
  const title = t(line.amount > 0 ? 'moneyIn' : 'moneyOut', { amount })
  const mayDecide = has('statements.book')
  const isOpen = state === 'open' || state === 'part'
  const canUndo = matches.some(({ undone, kind }) => !undone && (kind === 'payment' || kind === 'payout'))
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        breadcrumbs={[{ to: href('/admin/finance/bank'), label: t('title') }, { label: title }]}
        title={title}
        badge={<StatusBadge tone={lineTones[state]}>{t(`state_${state}`)}</StatusBadge>}
      />
      {mayDecide && <LineSuggestion line={line} />}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-6">
          <LineFacts line={line} />
          {mayDecide && state === 'aside' && <TakeBack line={line} />}
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          {mayDecide && isOpen && (
            <>
              <MatchCard line={line} />
              <AsideCard line={line} />
            </>
          )}
          {mayDecide && canUndo && <UndoCard line={line} />}
        </div>
      </div>
      {matches.length > 0 && <LineMatches matches={matches} />}
    </div>
  )
}
