import { useState } from 'react'
import { Plus, Trash2 } from 'lucide-react'
import {
  type DutyDone,
  dutyKey,
  type WasteLine,
  wasteKey,
  wasteReasons,
  wasteUnits,
} from '#/domain/operations/daily-reports/values.ts'
import { readDecimal } from '#/domain/operations/daily-reports/typed.ts'
import { dailyFillMessages } from '#/messages/operations/daily-reports-fill.ts'
import { dailyMessages } from '#/messages/operations/daily-reports.ts'
import { Button, IconButton } from '#/ui/button.tsx'
import { classes } from '#/ui/class-names.ts'
import { newClientKey } from '#/ui/client-key.ts'
import { inputClasses } from '#/ui/field.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { useDaily } from './daily-context.ts'
import { SectionFields } from './value-fields.tsx'

/** Ticks of the closing list, each with its time. */
export function ChecklistStep() {
  const word = useT(dailyMessages)
  const lang = useLang()
  const { state, store, filling } = useDaily()
  return (
    <ul className="flex flex-col">
      {filling.template.duties.map(({ key, name }) => {
        const answer = (state.values[dutyKey(key)] ?? null) as DutyDone | null
        const set = (done: boolean) => store.set({ [dutyKey(key)]: { done, at: new Date().toISOString() } })
        return (
          <li key={key} className="border-b border-line py-3">
            <fieldset className="flex flex-wrap items-center justify-between gap-3">
              <legend className="contents">
                <span className="min-w-48 flex-1 text-ui">{name[lang]}</span>
              </legend>
              {([true, false] as const).map((done) => (
                <label
                  key={String(done)}
                  className="inline-flex min-h-11 items-center gap-2 rounded-control border border-line-input px-3 text-ui has-checked:border-2 has-checked:border-ink"
                >
                  <input type="radio" name={dutyKey(key)} checked={answer?.done === done} onChange={() => set(done)} />
                  {word(done ? 'done' : 'notDone')}
                </label>
              ))}
            </fieldset>
          </li>
        )
      })}
    </ul>
  )
}

/** What was thrown away, line by line. */
export function WasteStep() {
  const t = useT(dailyFillMessages)
  const word = useT(dailyMessages)
  const { state, store } = useDaily()
  const lines = (state.values[wasteKey] ?? []) as WasteLine[]
  const put = (next: WasteLine[]) => store.set({ [wasteKey]: next.length === 0 ? null : next })
  return (
    <div className="flex flex-col gap-4">
      <p className="text-caption text-ink-2">{t('wasteHint')}</p>
      <ul className="flex flex-col">
        {lines.map((line) => (
          <li key={line.id} className="flex min-h-13 items-center gap-3 border-b border-line">
            <span className="min-w-0 flex-1">
              <bdi className="block text-ui font-medium">{line.item}</bdi>
              <span className="text-caption text-ink-2">{word(`reason_${line.reason as 'other'}`)}</span>
            </span>
            <span className="num text-ui">
              {line.quantity} {word(`unit_${line.unit as 'kg'}`)}
            </span>
            <IconButton
              icon={Trash2}
              label={t('removeWaste', { item: line.item })}
              onClick={() => put(lines.filter(({ id }) => id !== line.id))}
            />
          </li>
        ))}
      </ul>
      {lines.length === 0 && <p className="text-ui text-ink-2">{t('noWaste')}</p>}
      <AddWaste onAdd={(line) => put([...lines, line])} />
      <SectionFields section="waste" />
    </div>
  )
}

function AddWaste({ onAdd }: { onAdd: (line: WasteLine) => void }) {
  const t = useT(dailyFillMessages)
  const word = useT(dailyMessages)
  const [item, setItem] = useState('')
  const [quantity, setQuantity] = useState('')
  const [unit, setUnit] = useState<string>('kg')
  const [reason, setReason] = useState<string>('expired')
  const [wrong, setWrong] = useState<'item' | 'quantity' | null>(null)
  const add = () => {
    const amount = readDecimal(quantity, 3)
    if (item.trim() === '') return setWrong('item')
    if (amount === null || amount <= 0 || amount > 100_000) return setWrong('quantity')
    onAdd({ id: newClientKey(), item: item.trim(), quantity: amount, unit, reason })
    setItem('')
    setQuantity('')
    setWrong(null)
  }
  const look = classes(inputClasses, 'input-free')
  return (
    <div className="grid grid-cols-2 gap-3 rounded-card border border-line p-4">
      <label className="col-span-2 flex flex-col gap-1 text-ui">
        {t('item')}
        <input
          value={item}
          maxLength={120}
          aria-invalid={wrong === 'item' || undefined}
          onChange={(event) => setItem(event.target.value)}
          className={look}
        />
      </label>
      <label className="flex flex-col gap-1 text-ui">
        {t('quantity')}
        <input
          value={quantity}
          inputMode="decimal"
          aria-invalid={wrong === 'quantity' || undefined}
          onChange={(event) => setQuantity(event.target.value)}
          className={classes(inputClasses, 'num input-ltr')}
        />
      </label>
      <label className="flex flex-col gap-1 text-ui">
        {t('unit')}
        <select value={unit} onChange={(event) => setUnit(event.target.value)} className={look}>
          {wasteUnits.map((one) => (
            <option key={one} value={one}>
              {word(`unit_${one}`)}
            </option>
          ))}
        </select>
      </label>
      <label className="col-span-2 flex flex-col gap-1 text-ui">
        {t('why')}
        <select value={reason} onChange={(event) => setReason(event.target.value)} className={look}>
          {wasteReasons.map((one) => (
            <option key={one} value={one}>
              {word(`reason_${one}`)}
            </option>
          ))}
        </select>
      </label>
      {wrong && (
        <p role="alert" className="col-span-2 text-caption text-danger-ink">
          {wrong === 'item' ? `${t('item')}: ${t('required')}` : t('wrongQuantity')}
        </p>
      )}
      <div className="col-span-2">
        <Button icon={Plus} onClick={add}>
          {t('addWaste')}
        </Button>
      </div>
    </div>
  )
}
