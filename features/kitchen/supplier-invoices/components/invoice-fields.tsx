import { useEffect, useRef, useState } from 'react'
import type { EInvoice } from '#/domain/kitchen/buying/e-invoice.ts'
import { expectedTotals } from '#/domain/kitchen/buying/invoice.ts'
import { formatMoney, sar } from '#/domain/money.ts'
import { latinDigits } from '#/domain/digits.ts'
import { supplierInvoiceMessages } from '#/messages/kitchen/supplier-invoices.ts'
import { Card } from '#/ui/card.tsx'
import { DateField } from '#/ui/date-time-field.tsx'
import { FileField } from '#/ui/file-field.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { NumberField, TextField } from '#/ui/text-field.tsx'
import type { Billable, BillableLine } from '../billable.server.ts'
import { CodeField } from './code-field.tsx'

/** Fields of a new invoice: the code first, which fills what follows; then the lines as delivered, and the totals. */
export function InvoiceFields({ source }: { source: Billable }) {
  const t = useT(supplierInvoiceMessages)
  const box = useRef<HTMLDivElement>(null)
  const [issuedOn, setIssuedOn] = useState<string | null>(null)
  const fill = ({ number, vatNumber, issuedOn: day, total, vat }: EInvoice & { number?: string }) => {
    const set = (name: string, value: string) => {
      const field = box.current?.querySelector<HTMLInputElement>(`input[name="${name}"]`)
      if (field) field.value = value
    }
    if (number) set('number', number)
    set('vatNumber', vatNumber)
    set('total', sar(total))
    set('vat', sar(vat))
    if (day) setIssuedOn(day)
  }
  return (
    <div ref={box} className="flex flex-col gap-6">
      {source.order ? (
        <input type="hidden" name="orderId" value={source.order.id} />
      ) : (
        source.receipts.map((id) => <input key={id} type="hidden" name="receiptIds" value={id} />)
      )}
      <CodeField supplier={source.supplier} onRead={fill} />
      <Card title={t('facts')}>
        <div className="grid gap-4 md:grid-cols-2">
          <TextField name="number" type="code" label={t('number')} maxLength={60} required />
          <DateField
            key={issuedOn}
            name="issuedOn"
            label={t('issuedOn')}
            {...(issuedOn !== null && { defaultValue: issuedOn })}
          />
          <TextField
            name="vatNumber"
            type="code"
            label={t('vatNumber')}
            help={t('vatNumberHint')}
            maxLength={30}
            optional
            {...(source.supplier.vatNumber !== null && { defaultValue: source.supplier.vatNumber })}
          />
          <FileField label={t('file')} help={t('fileHint')} accept="image/jpeg,image/png,application/pdf" />
        </div>
      </Card>
      <Card title={t('lines')} description={t('linesHint')}>
        <ol className="flex flex-col divide-y divide-line">
          {source.lines.map((line, index) => (
            <Line key={line.id} line={line} place={index + 1} />
          ))}
        </ol>
        <div className="mt-4 grid items-end gap-4 border-t border-line pt-4 md:grid-cols-3">
          <TextField name="otherText" label={t('other')} help={t('otherHint')} maxLength={120} optional />
          <NumberField name="otherAmount" decimals label={t('otherAmount')} optional />
          <NumberField
            name="deliveryFee"
            decimals
            label={t('deliveryFee')}
            defaultValue={source.deliveryFee.toFixed(2)}
          />
        </div>
      </Card>
      <Card title={t('totals')}>
        <div className="flex flex-col gap-4">
          <div className="grid gap-4 md:grid-cols-2">
            <NumberField name="vat" decimals label={t('vat')} required />
            <NumberField name="total" decimals label={t('total')} required />
          </div>
          <LinesMake places={source.lines.length} />
          <p className="text-caption text-ink-2">{t('notHere')}</p>
        </div>
      </Card>
    </div>
  )
}

function Line({ line, place }: { line: BillableLine; place: number }) {
  const t = useT(supplierInvoiceMessages)
  return (
    <li className="py-3 first:pt-0">
      <div
        role="group"
        aria-label={line.name}
        className="grid items-end gap-3 md:grid-cols-[minmax(0,1fr)_10rem_12rem]"
      >
        <span className="flex min-w-0 flex-col self-center">
          <span className="text-ui font-medium [overflow-wrap:anywhere]">
            <bdi>{line.name}</bdi>
          </span>
          <span className="text-caption text-ink-2">
            <bdi>{line.pack}</bdi>
          </span>
        </span>
        <input type="hidden" name={`line-${place}`} value={line.id} />
        <NumberField name={`billed-${place}`} decimals label={t('billed')} defaultValue={line.packs} />
        <NumberField
          name={`price-${place}`}
          decimals
          label={t('price')}
          {...(line.price !== null && { defaultValue: line.price })}
        />
      </div>
    </li>
  )
}

const typed = (form: HTMLFormElement, name: string): number => {
  const field = form.elements.namedItem(name)
  const value =
    field instanceof HTMLInputElement
      ? Number(
          latinDigits(field.value)
            .replaceAll(/[,٬\s]/g, '')
            .replace('٫', '.'),
        )
      : 0
  return Number.isFinite(value) && value > 0 && value < 1e9 ? value : 0
}

/** What the lines as typed add up to, to compare with the paper before it is sent. */
function LinesMake({ places }: { places: number }) {
  const t = useT(supplierInvoiceMessages)
  const lang = useLang()
  const line = useRef<HTMLParagraphElement>(null)
  const [sums, setSums] = useState<{ net: number; total: number } | null>(null)
  useEffect(() => {
    const form = line.current?.closest('form')
    if (!form) return
    const add = () => {
      const lines = Array.from({ length: places }, (_, index) => ({
        billed: typed(form, `billed-${index + 1}`),
        price: typed(form, `price-${index + 1}`),
      }))
      const other = typed(form, 'otherAmount')
      setSums(expectedTotals([...lines, { billed: 1, price: other }], typed(form, 'deliveryFee'), true))
    }
    add()
    form.addEventListener('input', add)
    return () => form.removeEventListener('input', add)
  }, [places])
  return (
    <p ref={line} className="num min-h-6 text-ui text-ink-2">
      {sums && t('linesMake', { net: formatMoney(sums.net, lang), total: formatMoney(sums.total, lang) })}
    </p>
  )
}
