import { FieldError } from '#/ui/field.tsx'
import { useField } from '#/ui/form-state.ts'
import { awardedOf, type Choice, type Comparison } from '#/domain/kitchen/buying/comparison.ts'
import type { LandedLine } from '#/domain/kitchen/buying/landed.ts'
import { inParts } from '#/domain/kitchen/buying/request.ts'
import { formatAmount } from '#/domain/money.ts'
import { isLess, plus, type Rational } from '#/domain/rational.ts'
import { formatDay } from '#/domain/riyadh-time.ts'
import { LicenceBadge } from '#/features/kitchen/suppliers/components/licence-badge.tsx'
import { quotationMessages } from '#/messages/kitchen/quotations.ts'
import { classes } from '#/ui/class-names.ts'
import { type GridKeys, useGridKeys } from '#/ui/grid-keys.ts'
import { useLang, useT } from '#/ui/language.tsx'
import { announce } from '#/ui/live-region.tsx'
import type { Invited, QuotedCell, RequestNeed } from '../read-request.server.ts'
import { KeyHint } from './key-hint.tsx'
import { PartField } from './part-field.tsx'
import { useAmounts } from './use-amounts.ts'
import type { Choosing } from './use-choice.ts'

export type Look = 'cash' | 'unit'
type Props = {
  lines: readonly RequestNeed[]
  quoted: readonly Invited[]
  found: Comparison
  choice: Choice
  look: Look
  /** Absent: nothing is chosen any more. */
  choosing?: Choosing
}

/** Lines as rows and suppliers as columns; on phones one line at a time with the suppliers below each other. */
export function Matrix(props: Props) {
  const t = useT(quotationMessages)
  const { lines, quoted, found, choosing } = props
  const { amount } = useAmounts()
  const award = (cell: HTMLElement) => {
    const radio = cell.querySelector<HTMLInputElement>('input[data-awards]')
    if (!radio) return
    radio.click()
    announce(t('chosenNow', { line: radio.dataset['line']!, name: radio.dataset['awards']! }))
  }
  const keys = useGridKeys({
    rows: lines.length,
    columns: quoted.length + 1,
    first: { row: 0, column: 1 },
    ...(choosing && { letters: { KeyW: award } }),
  })
  return (
    <div className="overflow-x-auto">
      {keys.isOn && <KeyHint awards={choosing !== undefined} />}
      <table {...keys.table} aria-label={t('gridLabel')} className="w-full border-collapse text-ui max-md:block">
        <thead className="max-md:hidden">
          <tr>
            <th scope="col" className="p-3 text-start font-medium text-ink-2">
              {t('toNeeds')}
            </th>
            {quoted.map((one) => (
              <th key={one.id} scope="col" className="p-3 text-start align-top">
                <SupplierHead one={one} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:flex max-md:flex-col max-md:gap-6">
          {lines.map((line, row) => (
            <Row key={line.id} {...props} line={line} row={row} keys={keys} />
          ))}
        </tbody>
        <tfoot className="max-md:mt-6 max-md:flex max-md:flex-col">
          <tr className="border-t border-line max-md:flex max-md:flex-col max-md:pt-3">
            <th scope="row" className="p-3 text-start font-medium text-ink-2 max-md:p-0">
              {t('allFromOne')}
            </th>
            {quoted.map((one) => {
              const award = found.alone.get(one.supplierId)
              return (
                <td
                  key={one.id}
                  className="num p-3 font-semibold max-md:flex max-md:justify-between max-md:px-0 max-md:py-1"
                >
                  <bdi className="font-normal md:hidden">{one.name}</bdi>
                  {award ? amount(award.total) : <span className="font-normal text-ink-2">{t('incomplete')}</span>}
                </td>
              )
            })}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

/** Name of a supplier with what concerns its whole quotation. */
function SupplierHead({ one: { name, licence, quote } }: { one: Invited }) {
  const t = useT(quotationMessages)
  const lang = useLang()
  const { amount } = useAmounts()
  if (!quote) return <bdi>{name}</bdi>
  const { deliveryFee, lines } = quote.of
  const days = Math.max(0, ...[...quote.cells.values()].map(({ leadDays }) => leadDays ?? 0))
  return (
    <span className="flex flex-col gap-0.5">
      <bdi className="font-semibold">{name}</bdi>
      <span className="flex flex-wrap gap-x-2 text-caption font-normal text-ink-2">
        <span>{deliveryFee.n === 0n ? t('freeDelivery') : t('deliveryOf', { amount: amount(deliveryFee) })}</span>
        {lines.length > 0 && <span>{days === 0 ? t('sameDay') : t('leadTime', { count: days })}</span>}
        {quote.validUntil && <span>{t('validUntil', { day: formatDay(quote.validUntil, lang) })}</span>}
      </span>
      {licence !== 'valid' && <LicenceBadge state={licence} food />}
      {quote.note && (
        <span className="text-caption font-normal text-ink-2">
          <bdi>{quote.note}</bdi>
        </span>
      )}
    </span>
  )
}

type RowProps = Props & { line: RequestNeed; row: number; keys: GridKeys }

function Row({ line, quoted, found, choice, look, choosing, row: at, keys }: RowProps) {
  const t = useT(quotationMessages)
  const { large, unitName } = useAmounts()
  const field = useField({ name: `line-${line.place}` })
  const chosen = choosing?.of(line.id) ?? ''
  const parts = choice.get(line.id) ?? new Map<string, Rational>()
  const isSplit = chosen === inParts || parts.size > 1
  const rest = plus(line.base, { n: -awardedOf(parts).n, d: awardedOf(parts).d })
  const row = found.cells.get(line.id)!
  return (
    <tr className="border-t border-line max-md:flex max-md:flex-col max-md:gap-2 max-md:pt-3">
      <th scope="row" {...keys.cell(at, 0)} className="p-3 text-start align-top max-md:p-0">
        {field.error && <FieldError id={field.errorId}>{field.error}</FieldError>}
        <span className="block font-semibold">
          <bdi>{line.name}</bdi>
        </span>
        <span className="block text-caption font-normal text-ink-2">
          {line.need} {unitName(line.unit)}
        </span>
        {choosing && (
          <span className="mt-2 flex flex-col">
            {(['', inParts] as const).map((value) => (
              <label
                key={value}
                className="flex min-h-9 items-center gap-2 text-caption font-normal text-ink-2 coarse:min-h-11"
              >
                <input
                  type="radio"
                  name={`line-${line.place}`}
                  value={value}
                  defaultChecked={chosen === value}
                  onChange={() => choosing.choose(line.id, value)}
                  {...keys.control}
                  className="size-5 accent-primary"
                />
                {t(value === '' ? 'notBought' : 'split')}
              </label>
            ))}
          </span>
        )}
        {isSplit && rest.n !== 0n && (
          <span className="num mt-1 block text-caption font-normal text-ink-2" aria-live="polite">
            {rest.n > 0n
              ? t('notAwarded', large(rest, line.unit))
              : t('tooMuch', large({ n: -rest.n, d: rest.d }, line.unit))}
          </span>
        )}
      </th>
      {quoted.map((one, index) => {
        const landed = row.get(one.supplierId)
        const cell = one.quote!.cells.get(line.id)
        const part = parts.get(one.supplierId)
        const isChosen = part !== undefined
        if (!landed || !cell)
          return (
            <td
              key={one.id}
              {...keys.cell(at, index + 1)}
              className="p-3 align-middle text-ink-2 max-md:flex max-md:justify-between max-md:px-0 max-md:py-1"
            >
              <bdi className="md:hidden">{one.name}</bdi>
              {t('notSupplied')}
            </td>
          )
        return (
          <td
            key={one.id}
            {...keys.cell(at, index + 1)}
            {...(keys.isOn && { 'aria-selected': isChosen })}
            className={classes(
              'border-t-2 p-0 align-top max-md:rounded-card max-md:border',
              isChosen ? 'border-primary bg-primary-soft' : 'border-transparent max-md:border-line',
            )}
          >
            <label className={classes('flex items-start gap-2 p-3', choosing && 'cursor-pointer')}>
              {choosing && (
                <input
                  type="radio"
                  id={index === 0 ? field.id : undefined}
                  name={`line-${line.place}`}
                  value={one.supplierId}
                  defaultChecked={chosen === one.supplierId}
                  onChange={() => choosing.choose(line.id, one.supplierId)}
                  data-awards={one.name}
                  data-line={line.name}
                  {...keys.control}
                  className="mt-1 size-5 shrink-0 accent-primary"
                />
              )}
              <Cell {...{ line, landed, cell, look }} name={one.name} best={found.best.get(line.id)!} />
            </label>
            {choosing && chosen === inParts && <PartField line={line} supplier={one} choosing={choosing} />}
            {!choosing && part && isPart(part, line) && (
              <p className="num px-3 pb-3 text-caption font-medium">{t('partAwarded', large(part, line.unit))}</p>
            )}
          </td>
        )
      })}
    </tr>
  )
}

/** Whether less than the whole need is awarded. */
const isPart = (part: Rational, { base }: RequestNeed): boolean => isLess(part, base)

type CellProps = {
  line: RequestNeed
  landed: LandedLine
  cell: QuotedCell
  look: Look
  name: string
  best: { cash: string; unit: string }
}

/** What a line costs with a supplier: cost of the need, landed price of a unit, packs, and what is left over. */
function Cell({ line, landed, cell, look, name, best }: CellProps) {
  const t = useT(quotationMessages)
  const { amount, perUnit, large, unitName } = useAmounts()
  const unit = perUnit(landed.perUnit, line.unit)
  const cash = amount(landed.cash)
  const isBest = best[look] === landed.supplierId
  return (
    <span className="flex min-w-0 flex-col gap-0.5">
      <bdi className="text-caption text-ink-2 md:hidden">{name}</bdi>
      <span className="flex flex-wrap items-baseline gap-x-2">
        <span className="num text-h3 font-semibold">{look === 'cash' ? cash : unit}</span>
        {isBest && <span className="text-caption text-ink-2">{t(look === 'cash' ? 'leastCash' : 'leastUnit')}</span>}
      </span>
      <span className="num flex flex-wrap gap-x-2 text-caption">
        <span className="font-medium">{look === 'cash' ? unit : cash}</span>
        {landed.leftOver.n > 0n && (
          <span data-tone="yellow" className="text-tone-ink">
            {t('left', large(landed.leftOver, line.unit))}
          </span>
        )}
      </span>
      <span className="num text-caption text-ink-2">
        {t('packs', {
          packs: String(landed.packs),
          quantity: String(cell.quantity),
          unit: unitName(cell.unit),
          price: formatAmount(cell.price),
        })}
      </span>
      {cell.brand && (
        <span className="text-caption text-ink-2">
          <bdi>{cell.brand}</bdi>
        </span>
      )}
    </span>
  )
}
