import { Plus, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { FormResult } from '#/domain/form-result.ts'
import { formatMoney, type Halalas, parseHalalas, sar, sumHalalas } from '#/domain/money.ts'
import { equalShares, mostPayers } from '#/domain/billing/payment-shares.ts'
import { addDays, type Day } from '#/domain/riyadh-time.ts'
import { useHydrated } from '#/features/ordering/requests/components/opened-part.tsx'
import { longestPayerName, mostDays } from '#/features/billing/payment-shares/limits.ts'
import { paymentShareMessages } from '#/messages/billing/payment-shares.ts'
import { Button, IconButton, LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { RadioCards } from '#/ui/choice-field.tsx'
import { classes } from '#/ui/class-names.ts'
import { DateField } from '#/ui/date-time-field.tsx'
import { typedText } from '#/ui/field.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'
import { NumberField, TextField } from '#/ui/text-field.tsx'

type Props = {
  /** Amount to share. */
  left: Halalas
  /** Ids of the new shares, made with the page, so that a repeated request creates the same shares. */
  ids: readonly string[]
  first: number
  fewest: number
  most: number
  today: Day
  dueOn: Day
  result: FormResult | undefined
  back: string
}

type Row = { id: string; amount: string }

const rowsFor = (left: Halalas, ids: readonly string[], typed: (index: number) => string | undefined): Row[] => {
  const equal = equalShares(left, ids.length)
  return ids.map((id, index) => ({ id, amount: typed(index) ?? sar(equal[index]!) }))
}

/** State of the payer rows: adding, removing, equal shares, and the missing amount of fixed ones. */
function useRows({ left, ids, first, fewest, most, result }: Props) {
  const values: Record<string, string> = result && !result.ok ? result.values : {}
  const sent = ids.filter((_, index) => `name-${index}` in values).length
  const [rows, setRows] = useState(() =>
    rowsFor(left, ids.slice(0, Math.min(most, sent || first)), (index) => values[`amount-${index}`]),
  )
  // why: fixed amounts follow the equal shares for any number of payers until one is typed
  const [touched, setTouched] = useState(Object.keys(values).length > 0)
  const gap = left - sumHalalas(rows.map(({ amount }) => parseHalalas(amount) ?? 0))
  const [written, setWritten] = useState(0)
  const change = (next: Row[]) => {
    if (touched) return setRows(next)
    setRows(
      rowsFor(
        left,
        next.map(({ id }) => id),
        () => undefined,
      ),
    )
    setWritten((count) => count + 1)
  }
  return {
    rows,
    gap,
    written,
    equal: equalShares(left, rows.length),
    canAdd: rows.length < most,
    canRemove: rows.length > fewest,
    add: () => {
      const id = ids.find((one) => rows.every((row) => row.id !== one))
      if (id && rows.length < most) change([...rows, { id, amount: gap > 0 ? sar(gap) : '' }])
    },
    remove: (id: string) => change(rows.filter((row) => row.id !== id)),
    type: (id: string, amount: string) => {
      setTouched(true)
      setRows(rows.map((row) => (row.id === id ? { ...row, amount } : row)))
    },
  }
}

/**
 * Splits the amount owed among payers. Equal shares need no scripts; fixed ones show the missing amount while typing.
 */
export function SplitForm(props: Props) {
  const { left, today, dueOn, result, back } = props
  const t = useT(paymentShareMessages)
  const lang = useLang()
  const hydrated = useHydrated()
  const split = useRows(props)
  const list = useRef<HTMLOListElement>(null)
  const [added, setAdded] = useState(0)
  useEffect(() => {
    if (added > 0) list.current?.querySelector<HTMLInputElement>('li:last-child input:not([type=hidden])')?.focus()
  }, [added])
  const amounts = { left: formatMoney(left, lang) }
  return (
    <ActionForm
      result={result}
      className="group/split max-w-[52rem]"
      explain={(code) => (code === 'share.sum-short' || code === 'share.sum-over' ? <Gap gap={split.gap} /> : null)}
    >
      <p className="text-body">{t('splitIntro', { amount: amounts.left })}</p>
      <RadioCards
        name="mode"
        label={t('mode')}
        columns={2}
        defaultValue="equal"
        options={(['equal', 'fixed'] as const).map((value) => ({
          value,
          label: t(`mode_${value}`),
          description: t(`mode_${value}_about`),
        }))}
      />
      <p className="prose-width text-ui text-ink-2">{t('emailHint')}</p>
      <ol ref={list} className="flex flex-col gap-4">
        {split.rows.map((row, index) => (
          <PayerRow
            key={row.id}
            row={row}
            place={index}
            equal={split.equal[index]!}
            written={split.written}
            onAmount={(amount) => split.type(row.id, amount)}
            onRemove={hydrated && split.canRemove ? () => split.remove(row.id) : undefined}
          />
        ))}
      </ol>
      <div className="flex flex-wrap items-center justify-between gap-3">
        {hydrated && (
          <Button
            icon={Plus}
            full="phone"
            disabled={!split.canAdd}
            onClick={() => {
              split.add()
              setAdded((count) => count + 1)
            }}
          >
            {t('add')}
          </Button>
        )}
        <p
          aria-live="polite"
          className="num hidden text-body font-medium group-has-[input[value=fixed]:checked]/split:block"
        >
          <Gap gap={split.gap} />
        </p>
      </div>
      <div className="max-w-xs">
        <DateField
          name="dueOn"
          label={t('dueOn')}
          help={t('dueOnHelp')}
          defaultValue={dueOn}
          min={today}
          max={addDays(today, mostDays)}
        />
      </div>
      <FormActions>
        <SubmitButton>{t('make')}</SubmitButton>
        <LinkButton to={back}>{t('cancel')}</LinkButton>
      </FormActions>
    </ActionForm>
  )
}

/** Missing or excess amount of the shares; '12.00 SAR still to be shared'. */
function Gap({ gap }: { gap: Halalas }) {
  const t = useT(paymentShareMessages)
  const lang = useLang()
  if (gap === 0) return t('gapNone')
  return gap > 0 ? t('gapShort', { amount: formatMoney(gap, lang) }) : t('gapOver', { amount: formatMoney(-gap, lang) })
}

type RowProps = {
  row: Row
  place: number
  equal: Halalas
  /** Counts writes of amounts by the form itself, so that the field takes the new value. */
  written: number
  onAmount: (amount: string) => void
  onRemove: (() => void) | undefined
}

function PayerRow({ row, place, equal, written, onAmount, onRemove }: RowProps) {
  const t = useT(paymentShareMessages)
  const number = String(place + 1)
  return (
    <li>
      <Card as="div">
        <fieldset className="flex min-w-0 flex-col gap-4">
          <legend className="sr-only">{t('payer', { place: number })}</legend>
          <div className="flex min-h-11 items-center justify-between gap-3">
            <span aria-hidden className="text-ui font-medium text-ink-2">
              {t('payer', { place: number })}
            </span>
            <span className="flex items-center gap-2">
              <span className="font-semibold group-has-[input[value=fixed]:checked]/split:hidden">
                <span className="sr-only">{t('share')}: </span>
                <Money halalas={equal} />
              </span>
              {onRemove && <IconButton icon={Trash2} label={t('removeOf', { place: number })} onClick={onRemove} />}
            </span>
          </div>
          <input type="hidden" name={`id-${place}`} value={row.id} />
          <div className="grid items-start gap-4 md:grid-cols-2">
            <TextField name={`name-${place}`} label={t('name')} maxLength={longestPayerName} autoComplete="off" />
            <TextField
              name={`email-${place}`}
              type="email"
              label={t('email')}
              optional
              maxLength={254}
              autoComplete="off"
            />
            <div className="hidden group-has-[input[value=fixed]:checked]/split:block">
              <NumberField
                key={written}
                name={`amount-${place}`}
                label={t('amount')}
                decimals
                defaultValue={row.amount}
                onChange={onAmount}
              />
            </div>
          </div>
        </fieldset>
      </Card>
    </li>
  )
}

/** Chooses the number of payers before the form, for browsers without scripts. */
export function HowMany({ count, fewest, most }: { count: number; fewest: number; most: number }) {
  const t = useT(paymentShareMessages)
  return (
    <noscript>
      <form method="get" className="flex items-end gap-3">
        <label className="flex flex-col gap-1 text-ui font-medium">
          {t('howMany')}
          <input
            type="number"
            name="payers"
            min={fewest}
            max={Math.min(most, mostPayers)}
            defaultValue={count}
            className={classes(typedText, 'num h-11 w-24 rounded-control border border-line-input bg-canvas px-3')}
          />
        </label>
        <button type="submit" className="h-11 rounded-control border border-line-input px-4 text-ui font-medium">
          {t('setMany')}
        </button>
      </form>
    </noscript>
  )
}
