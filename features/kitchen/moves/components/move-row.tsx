import { href, Link, useFetcher } from 'react-router'
import { nameFor } from '#/domain/branch-names.ts'
import { isNegative, minus, rounded, zero } from '#/domain/kitchen/figures.ts'
import { formatAmount } from '#/domain/money.ts'
import { type Rational, toNumber } from '#/domain/rational.ts'
import { formatDay } from '#/domain/riyadh-time.ts'
import { shownMoney, shownShare } from '#/features/kitchen/calculator/components/amounts.tsx'
import { movedMessages } from '#/messages/kitchen/moved.ts'
import { classes } from '#/ui/class-names.ts'
import { Fold } from '#/ui/fold.tsx'
import { ActionForm, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { TextField } from '#/ui/text-field.tsx'
import { useToast } from '#/ui/toast.tsx'
import type { Move } from '../read-moves.server.ts'

const signed = (value: Rational): string => (isNegative(value) ? '\u2212' : '+')
const sizeOf = (value: Rational): Rational => (isNegative(value) ? minus(zero, value) : value)

/** A change in per cent with its sign, isolated. */
const shownChange = (change: Rational): string =>
  `\u2066${signed(change)}${rounded(sizeOf(change), 1).toFixed(1)}%\u2069`

const sources = ['typed', 'import', 'quotation', 'receipt', 'invoice'] as const

/** The cause in one line: ingredient, change, where the price came from, day. */
export function useCause(): (move: Move) => string {
  const t = useT(movedMessages)
  const lang = useLang()
  return ({ ingredient, price, source, on }) => {
    const known = sources.find((one) => one === source)
    return t('cause', {
      ingredient: nameFor(ingredient, lang),
      change: price ? shownChange(price) : '',
      source: known ? t(`source_${known}`) : source,
      day: formatDay(on, lang),
    })
  }
}

type Props = { move: Move; widest: number; targetPercent: string; mayChange: boolean }

/** A dish that moved: riyals a month on one scale, cause, food cost before and after, and the ways out. */
export function MoveRow({ move, widest, targetPercent, mayChange }: Props) {
  const t = useT(movedMessages)
  const lang = useLang()
  const cause = useCause()
  const { monthly, foodBefore, foodAfter, before, after } = move
  const amount = (value: Rational) => `\u2066${formatAmount(rounded(value))}\u2069`
  return (
    <li className="flex flex-col gap-2 border-b border-line py-4 first:border-t">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-ui font-semibold">
          <bdi>{nameFor(move.dish, lang)}</bdi>
        </h3>
        <span className="num text-ui font-semibold">
          {monthly
            ? t('amount', { money: `\u2066${signed(monthly)}${formatAmount(rounded(sizeOf(monthly)))}\u2069` })
            : t('noSales')}
        </span>
      </div>
      {monthly && widest > 0 && (
        <svg viewBox="0 0 100 2" preserveAspectRatio="none" aria-hidden className="h-1 w-full rtl:-scale-x-100">
          <rect width={(Math.abs(toNumber(monthly)) / widest) * 100} height="2" className="fill-ink" />
        </svg>
      )}
      <p className="flex flex-wrap gap-x-4 text-caption text-ink-2">
        <span>{cause(move)}</span>
        <span>{t('portion', { before: amount(before), after: amount(after) })}</span>
        <span className={classes(move.isOverTarget && 'text-danger-ink')}>
          {foodBefore && foodAfter
            ? t('foodCost', {
                before: shownShare(foodBefore),
                after: shownShare(foodAfter),
                target: `\u2066${targetPercent}%\u2069`,
              })
            : t('foodCostUnknown')}
        </span>
      </p>
      {mayChange && <Ways move={move} />}
    </li>
  )
}

/** A price that lies above the one in force. */
export const isPricedHigher = ({ target, priceNow }: Move): boolean =>
  target !== null && (priceNow === null || rounded(target.price) > priceNow)

function Ways({ move }: { move: Move }) {
  const t = useT(movedMessages)
  const lang = useLang()
  const toast = useToast()
  const pricing = useFetcher()
  const { target, targetMargin, priceNow } = move
  const now = priceNow === null ? '–' : formatAmount(priceNow)
  return (
    <div className="flex flex-col gap-2">
      {target && targetMargin && (
        <p className="text-caption text-ink-2">
          {isPricedHigher(move)
            ? t('priceBrings', {
                price: formatAmount(rounded(target.price)),
                share: shownShare(target.foodPercent),
                margin: shownMoney(targetMargin, lang),
                now,
              })
            : t('priceHolds', { now })}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-3">
        {target && isPricedHigher(move) && (
          <ActionForm fetcher={pricing} errors="inline" onDone={() => toast({ text: t('priced', { count: 1 }) })}>
            <input type="hidden" name="move" value={move.id} />
            <input type="hidden" name="price" value={rounded(target.price)} />
            <SubmitButton intent="price" variant="secondary">
              {t('priceTo', { price: formatAmount(rounded(target.price)) })}
            </SubmitButton>
          </ActionForm>
        )}
        <Link
          className="link text-ui"
          to={`${href('/client/product-cost-calculator')}?${new URLSearchParams({ dish: move.recipeId })}`}
        >
          {t('inCalculator')}
        </Link>
      </div>
      <DismissForm move={move} />
    </div>
  )
}

function DismissForm({ move }: { move: Move }) {
  const t = useT(movedMessages)
  const lang = useLang()
  const toast = useToast()
  const fetcher = useFetcher()
  return (
    <Fold summary={t('dismissOf', { dish: nameFor(move.dish, lang) })}>
      <ActionForm
        fetcher={fetcher}
        errors="inline"
        className="flex flex-wrap items-end gap-3 py-3"
        onDone={() => toast({ text: t('dismissed') })}
      >
        <input type="hidden" name="moveId" value={move.id} />
        <div className="w-full md:w-[24rem]">
          <TextField name="reason" label={t('reason')} help={t('reasonHint')} maxLength={300} required />
        </div>
        <SubmitButton intent="dismiss" variant="secondary">
          {t('dismiss')}
        </SubmitButton>
      </ActionForm>
    </Fold>
  )
}

/** A move that was just done, with the way back. */
export function DoneRow({ move, mayChange }: { move: Move; mayChange: boolean }) {
  const t = useT(movedMessages)
  const lang = useLang()
  const toast = useToast()
  const fetcher = useFetcher()
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-3">
      <div>
        <p className="text-ui font-medium">
          <bdi>{nameFor(move.dish, lang)}</bdi>
        </p>
        <p className="text-caption text-ink-2">
          {move.outcome === 'priced' ? t('done_priced') : t('done_dismissed', { reason: move.reason ?? '' })}
        </p>
      </div>
      {mayChange && (
        <ActionForm fetcher={fetcher} errors="inline" onDone={() => toast({ text: t('undone') })}>
          <input type="hidden" name="moveId" value={move.id} />
          <SubmitButton intent="undo" variant="quiet">
            {t('undo')}
          </SubmitButton>
        </ActionForm>
      )}
    </li>
  )
}
