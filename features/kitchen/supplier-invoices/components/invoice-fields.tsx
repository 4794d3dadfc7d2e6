import { useEffect, useRef, useState } from 'react'
import { type FileLine, matchFileLines } from '#/domain/kitchen/buying/file-lines.ts'
import { expectedTotals } from '#/domain/kitchen/buying/invoice.ts'
import { formatMoney, sar } from '#/domain/money.ts'
import { latinDigits } from '#/domain/digits.ts'
import { invoiceFileMessages } from '#/messages/kitchen/invoice-file.ts'
import { supplierInvoiceMessages } from '#/messages/kitchen/supplier-invoices.ts'
import { Card } from '#/ui/card.tsx'
import { DateField } from '#/ui/date-time-field.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { FileField } from '#/ui/file-field.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { NumberField, TextField } from '#/ui/text-field.tsx'
import type { Billable, BillableLine } from '../billable.server.ts'
import { CodeField, type Read } from './code-field.tsx'
import { type Goal, OpenFileLines } from './open-file-lines.tsx'

/** Lines of a file: those to choose for, and how many were filled of all. */
type FromFile = { open: FileLine[]; count: number; of: number }

/** Sends a file with the form, unless another one was chosen. */
function keep(input: HTMLInputElement | null | undefined, file: File): void {
  if (!input || (input.files?.length ?? 0) > 0) return
  const held = new DataTransfer()
  held.items.add(file)
  input.files = held.files
}

/** Fields of a new invoice: the code first, which fills what follows; then the lines as delivered, and the totals. */
export function InvoiceFields({ source }: { source: Billable }) {
  const t = useT(supplierInvoiceMessages)
  const box = useRef<HTMLDivElement>(null)
  const w = useT(invoiceFileMessages)
  const [issuedOn, setIssuedOn] = useState<string | null>(null)
  const [fromFile, setFromFile] = useState<FromFile | null>(null)
  const field = (name: string) => box.current?.querySelector<HTMLInputElement>(`input[name="${name}"]`)
  const set = (name: string, value: string) => {
    const input = field(name)
    if (!input) return
    input.value = value
    // why: what the lines make is added up when something is typed
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const setLine = (place: number, { quantity, price }: Pick<FileLine, 'quantity' | 'price'>) => {
    set(`billed-${place}`, String(quantity))
    set(`price-${place}`, String(price))
  }
  const fillLines = (lines: readonly FileLine[]) => {
    const matches = matchFileLines(lines, source.lines)
    const matched = matches.filter((id) => id !== null)
    if (matched.length > 0)
      for (const [index, { id }] of source.lines.entries()) {
        const line = lines[matches.indexOf(id)]
        if (line) setLine(index + 1, line)
        else set(`billed-${index + 1}`, '0')
      }
    setFromFile({
      open: lines.filter((_, index) => matches[index] === null),
      count: matched.length,
      of: lines.length,
    })
  }
  const choose = (line: FileLine, goal: Goal) => {
    if (goal === 'besides') {
      const before = [field('otherText')?.value, field('otherAmount')?.value] as const
      set('otherText', [before[0], line.name].filter(Boolean).join(' + ').slice(0, 120))
      set('otherAmount', (Number(before[1] || 0) + line.quantity * line.price).toFixed(2))
    } else setLine(goal, line)
    setFromFile((now) => now && { ...now, open: now.open.filter((one) => one !== line) })
  }
  const fill = ({ number, vatNumber, issuedOn: day, total, vat, prepaid, charges, lines }: Read, file?: File) => {
    if (number) set('number', number)
    set('vatNumber', vatNumber)
    set('total', sar(total))
    set('vat', sar(vat))
    if (prepaid !== undefined) set('prepaid', prepaid > 0 ? sar(prepaid) : '')
    if (charges) set('deliveryFee', charges.toFixed(2))
    if (day) setIssuedOn(day)
    if (file) keep(field('xml'), file)
    if (lines && lines.length > 0) fillLines(lines)
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
          <FileField label={t('file')} help={w('scanHint')} accept="image/jpeg,image/png,application/pdf" />
          <FileField name="xml" label={w('xml')} help={w('xmlHint')} accept="application/xml,text/xml,.xml" />
        </div>
      </Card>
      <div aria-live="polite" className="flex flex-col gap-6 empty:hidden">
        {fromFile && fromFile.count > 0 && (
          <Notice kind="success">{w('linesRead', { count: String(fromFile.count), of: String(fromFile.of) })}</Notice>
        )}
        {fromFile && <OpenFileLines lines={fromFile.open} own={source.lines} onChoose={choose} />}
      </div>
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
            <NumberField name="prepaid" decimals label={w('prepaid')} help={w('prepaidHint')} optional />
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
