import { Calculator, TrendingUp } from 'lucide-react'
import { href, useFetcher } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { isNegative, isZero, minus, rounded, zero } from '#/domain/kitchen/figures.ts'
import { toNumber } from '#/domain/rational.ts'
import { formatDay } from '#/domain/riyadh-time.ts'
import { shownMoney } from '#/features/kitchen/calculator/components/amounts.tsx'
import { dismissMove, priceAtTarget, undoMove } from '#/features/kitchen/moves/change-move.server.ts'
import { DoneRow, isPricedHigher, MoveRow } from '#/features/kitchen/moves/components/move-row.tsx'
import { moveForm } from '#/features/kitchen/moves/form.ts'
import { type Move, type MovesPage, readMoves } from '#/features/kitchen/moves/read-moves.server.ts'
import { movedMessages } from '#/messages/kitchen/moved.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { ActionForm, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { useRights } from '#/ui/rights.tsx'
import { useToast } from '#/ui/toast.tsx'
import type { Route } from './+types/moved'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, movedMessages.title) }]

export const loader = pageData(({ context }: Route.LoaderArgs) => readMoves(actorOf(context)))

export const action = formAction(moveForm, async (actor, input) => {
  if (input.intent === 'price') return priceAtTarget(actor, input)
  if (input.intent === 'dismiss') await dismissMove(actor, input)
  else await undoMove(actor, input.moveId)
  return 0
})

/** Dishes whose cost moved, by riyals a month, with the ways out. */
export default function Page({ loaderData: page }: Route.ComponentProps) {
  const t = useT(movedMessages)
  const lang = useLang()
  const { viewing } = useRights()
  const mayChange = page.mayChange && !viewing
  const widest = Math.max(0, ...page.moves.map(({ monthly }) => (monthly ? Math.abs(toNumber(monthly)) : 0)))
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={t('title')}
        description={t('lead')}
        actions={
          <LinkButton to={href('/client/product-cost-calculator')} icon={Calculator} variant="quiet">
            {t('calculator')}
          </LinkButton>
        }
      />
      {page.moves.length === 0 ? (
        <EmptyState icon={TrendingUp} title={t('none')}>
          {t('noneHint')}
        </EmptyState>
      ) : (
        <>
          <div className="flex flex-wrap items-end justify-between gap-3">
            <div className="flex flex-col gap-1">
              <Verdict page={page} />
              {page.until && (
                <p className="text-caption text-ink-2">{t('basis', { day: formatDay(page.until, lang) })}</p>
              )}
            </div>
            {mayChange && <PriceAll moves={page.moves} />}
          </div>
          <ul className="flex flex-col">
            {page.moves.map((move) => (
              <MoveRow
                key={move.id}
                move={move}
                widest={widest}
                targetPercent={page.targetPercent}
                mayChange={mayChange}
              />
            ))}
          </ul>
        </>
      )}
      {page.done.length > 0 && <Done moves={page.done} mayChange={mayChange} />}
    </div>
  )
}

function Verdict({ page: { moves, total } }: { page: MovesPage }) {
  const t = useT(movedMessages)
  const lang = useLang()
  const count = new Set(moves.map(({ recipeId }) => recipeId)).size
  if (isZero(total)) return <h2 className="text-h1">{t('same', { count })}</h2>
  const size = isNegative(total) ? minus(zero, total) : total
  return (
    <h2 className="text-h1">{t(isNegative(total) ? 'cheaper' : 'dearer', { count, money: shownMoney(size, lang) })}</h2>
  )
}

/** Prices every dish over its target at once; each line shows what its price would be. */
function PriceAll({ moves }: { moves: Move[] }) {
  const t = useT(movedMessages)
  const toast = useToast()
  const fetcher = useFetcher()
  const over = [...new Map(moves.filter(isPricedHigher).map((move) => [move.recipeId, move])).values()].slice(0, 100)
  if (over.length < 2) return null
  return (
    <ActionForm
      fetcher={fetcher}
      errors="inline"
      onDone={(count) => toast({ text: t('priced', { count: Number(count) || 0 }) })}
    >
      {over.map(({ id, target }) => (
        <span key={id} hidden>
          <input type="hidden" name="move" value={id} />
          <input type="hidden" name="price" value={rounded(target!.price)} />
        </span>
      ))}
      <SubmitButton intent="price">{t('priceAll', { count: over.length })}</SubmitButton>
    </ActionForm>
  )
}

function Done({ moves, mayChange }: { moves: Move[]; mayChange: boolean }) {
  const t = useT(movedMessages)
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-h3 font-semibold">{t('doneJustNow')}</h2>
      <ul className="flex flex-col">
        {moves.map((move) => (
          <DoneRow key={move.id} move={move} mayChange={mayChange} />
        ))}
      </ul>
    </section>
  )
}
