import { FieldError } from '#/ui/field.tsx'
import { useField } from '#/ui/form-state.ts'
import type { Comparison } from '#/domain/kitchen/buying/comparison.ts'
import type { LandedLine } from '#/domain/kitchen/buying/landed.ts'
import { formatAmount } from '#/domain/money.ts'
import { formatDay } from '#/domain/riyadh-time.ts'
import { LicenceBadge } from '#/features/kitchen/suppliers/components/licence-badge.tsx'
import { quotationMessages } from '#/messages/kitchen/quotations.ts'
import { classes } from '#/ui/class-names.ts'
import { useLang, useT } from '#/ui/language.tsx'
import type { Invited, QuotedCell, RequestNeed } from '../read-request.server.ts'
import { useAmounts } from './use-amounts.ts'

export type Look = 'cash' | 'unit'
type Props = {
  lines: readonly RequestNeed[]
  quoted: readonly Invited[]
  found: Comparison
  choice: ReadonlyMap<string, string>
  look: Look
  /** Absent: nothing is chosen any more. */
  choose?: (lineId: string, supplierId: string) => void
}

/** Lines as rows and suppliers as columns; on phones one line at a time with the suppliers below each other. */
export function Matrix(props: Props) {
  const t = useT(quotationMessages)
  const { lines, quoted, found } = props
  const { amount } = useAmounts()
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-collapse text-ui max-md:block">
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
          {lines.map((line) => (
            <Row key={line.id} {...props} line={line} />
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

function Row({ line, quoted, found, choice, look, choose }: Props & { line: RequestNeed }) {
  const t = useT(quotationMessages)
  const { unitName } = useAmounts()
  const field = useField({ name: `line-${line.place}` })
  const chosen = choice.get(line.id) ?? ''
  const row = found.cells.get(line.id)!
  return (
    <tr className="border-t border-line max-md:flex max-md:flex-col max-md:gap-2 max-md:pt-3">
      <th scope="row" className="p-3 text-start align-top max-md:p-0">
        {field.error && <FieldError id={field.errorId}>{field.error}</FieldError>}
        <span className="block font-semibold">
          <bdi>{line.name}</bdi>
        </span>
        <span className="block text-caption font-normal text-ink-2">
          {line.need} {unitName(line.unit)}
        </span>
        {choose && (
          <label className="mt-2 flex min-h-9 items-center gap-2 text-caption font-normal text-ink-2 coarse:min-h-11">
            <input
              type="radio"
              name={`line-${line.place}`}
              value=""
              defaultChecked={chosen === ''}
              onChange={() => choose(line.id, '')}
              className="size-5 accent-primary"
            />
            {t('notBought')}
          </label>
        )}
      </th>
      {quoted.map((one, index) => {
        const landed = row.get(one.supplierId)
        const cell = one.quote!.cells.get(line.id)
        const isChosen = chosen === one.supplierId
        if (!landed || !cell)
          return (
            <td
              key={one.id}
              className="p-3 align-middle text-ink-2 max-md:flex max-md:justify-between max-md:px-0 max-md:py-1"
            >
              <bdi className="md:hidden">{one.name}</bdi>
              {t('notSupplied')}
            </td>
          )
        return (
          <td
            key={one.id}
            className={classes(
              'border-t-2 p-0 align-top max-md:rounded-card max-md:border',
              isChosen ? 'border-primary bg-primary-soft' : 'border-transparent max-md:border-line',
            )}
          >
            <label className={classes('flex items-start gap-2 p-3', choose && 'cursor-pointer')}>
              {choose && (
                <input
                  type="radio"
                  id={index === 0 ? field.id : undefined}
                  name={`line-${line.place}`}
                  value={one.supplierId}
                  defaultChecked={isChosen}
                  onChange={() => choose(line.id, one.supplierId)}
                  className="mt-1 size-5 shrink-0 accent-primary"
                />
              )}
              <Cell {...{ line, landed, cell, look }} name={one.name} best={found.best.get(line.id)!} />
            </label>
          </td>
        )
      })}
    </tr>
  )
}

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
