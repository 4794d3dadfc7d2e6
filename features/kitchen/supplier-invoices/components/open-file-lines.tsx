import { useId } from 'react'
import type { FileLine } from '#/domain/kitchen/buying/file-lines.ts'
import { invoiceFileMessages } from '#/messages/kitchen/invoice-file.ts'
import { Card } from '#/ui/card.tsx'
import { classes } from '#/ui/class-names.ts'
import { inputClasses } from '#/ui/field.tsx'
import { useT } from '#/ui/language.tsx'
import type { BillableLine } from '../billable.server.ts'

/** Where a line of the file goes: a line of the order by its place, or besides the order. */
export type Goal = number | 'besides'
type Props = {
  lines: readonly FileLine[]
  own: readonly BillableLine[]
  onChoose: (line: FileLine, goal: Goal) => void
}

/** Lines of a file of which it is not clear what they bill; choosing fills the form. They are not sent themselves. */
export function OpenFileLines({ lines, own, onChoose }: Props) {
  const t = useT(invoiceFileMessages)
  if (lines.length === 0) return null
  return (
    <Card title={t('title')} description={t('hint')}>
      <ul className="flex flex-col divide-y divide-line">
        {lines.map((line, index) => (
          // why: lines are taken out one by one, and two may be the same in all that they say
          <OpenLine key={`${lines.length} ${index}`} line={line} own={own} onChoose={onChoose} />
        ))}
      </ul>
    </Card>
  )
}

function OpenLine({ line, own, onChoose }: { line: FileLine } & Omit<Props, 'lines'>) {
  const t = useT(invoiceFileMessages)
  const id = useId()
  const name = line.name || t('unnamed')
  return (
    <li className="grid items-center gap-3 py-3 first:pt-0 last:pb-0 md:grid-cols-[minmax(0,1fr)_16rem]">
      <label htmlFor={id} className="flex min-w-0 flex-col">
        <span className="text-ui font-medium [overflow-wrap:anywhere]">
          <bdi>{name}</bdi>
        </span>
        <span className="num text-caption text-ink-2">
          {t('figures', { quantity: String(line.quantity), price: line.price.toFixed(2) })}
        </span>
      </label>
      <select
        id={id}
        aria-label={t('billsLine', { name })}
        defaultValue=""
        className={classes(inputClasses, 'min-h-11')}
        onChange={({ target: { value } }) => {
          if (value !== '') onChoose(line, value === 'besides' ? value : Number(value))
        }}
      >
        <option value="">{t('choose')}</option>
        {own.map((one, index) => (
          <option key={one.id} value={index + 1}>
            {[one.name, one.pack].join(' · ')}
          </option>
        ))}
        <option value="besides">{t('besides')}</option>
      </select>
    </li>
  )
}
