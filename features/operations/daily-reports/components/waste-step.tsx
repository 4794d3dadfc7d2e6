import { useState } from 'react'
import { Plus, Trash2 } from 'lucide-react'
import { type WasteLine, wasteKey, wasteReasons, wasteUnits } from '#/domain/operations/daily-reports/values.ts'
import { readDecimal } from '#/domain/operations/daily-reports/typed.ts'
import { normaliseArabic } from '#/domain/digits.ts'
import { dailyFillMessages } from '#/messages/operations/daily-reports-fill.ts'
import { dailyMessages } from '#/messages/operations/daily-reports.ts'
import { wasteValueMessages } from '#/messages/operations/waste-value.ts'
import type { WasteChoice } from '#/features/operations/waste-value/waste-choices.server.ts'
import { Button, IconButton } from '#/ui/button.tsx'
import { classes } from '#/ui/class-names.ts'
import { newClientKey } from '#/ui/client-key.ts'
import { ComboBox } from '#/ui/combo-box.tsx'
import { inputClasses } from '#/ui/field.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { useDaily } from './daily-context.ts'
import { SectionFields } from './value-fields.tsx'

/** What was thrown away, line by line. */
export function WasteStep() {
  const t = useT(dailyFillMessages)
  const word = useT(dailyMessages)
  const worth = useT(wasteValueMessages)
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
              <span className="text-caption text-ink-2">
                {word(`reason_${line.reason as 'other'}`)}
                {line.of && <span className="ms-2">{worth('linked')}</span>}
              </span>
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
      <div>
        <SectionFields section="waste" />
      </div>
    </div>
  )
}

type Item = { id: string | null; text: string }
const noItem: Item = { id: null, text: '' }
const mostShown = 30

/** Choices whose name holds what was typed, in the language of the page or in the other one. */
function useChoices(choices: readonly WasteChoice[], typed: string) {
  const lang = useLang()
  const t = useT(wasteValueMessages)
  const wanted = normaliseArabic(typed.trim())
  const labelOf = ({ en, ar }: WasteChoice) => (lang === 'ar' ? (ar ?? en) : (en ?? ar)) ?? ''
  const holds = (name: string | null) => name !== null && normaliseArabic(name).includes(wanted)
  return choices
    .filter((choice) => wanted === '' || holds(labelOf(choice)))
    .slice(0, mostShown)
    .map((choice) => ({ id: choice.id, label: labelOf(choice), description: t(choice.kind) }))
}

function AddWaste({ onAdd }: { onAdd: (line: WasteLine) => void }) {
  const t = useT(dailyFillMessages)
  const word = useT(dailyMessages)
  const worth = useT(wasteValueMessages)
  const { filling } = useDaily()
  const [item, setItem] = useState(noItem)
  const [added, setAdded] = useState(0)
  const [quantity, setQuantity] = useState('')
  const [unit, setUnit] = useState<string>('kg')
  const [reason, setReason] = useState<string>('expired')
  const [wrong, setWrong] = useState<'item' | 'quantity' | null>(null)
  const options = useChoices(filling.choices, item.text)
  const add = () => {
    const amount = readDecimal(quantity, 3)
    const name = item.text.trim().slice(0, 120)
    if (name === '') return setWrong('item')
    if (amount === null || amount <= 0 || amount > 100_000) return setWrong('quantity')
    const chosen = filling.choices.find(({ id }) => id === item.id)
    const of = chosen && (chosen.kind === 'recipe' ? { recipeId: chosen.id } : { ingredientId: chosen.id })
    onAdd({ id: newClientKey(), item: name, quantity: amount, unit, reason, ...(of && { of }) })
    setItem(noItem)
    setAdded(added + 1)
    setQuantity('')
    setWrong(null)
  }
  const look = classes(inputClasses, 'input-free')
  return (
    <div className="grid grid-cols-2 gap-3 rounded-card border border-line p-4">
      <div className="col-span-2">
        <ComboBox
          key={added}
          name="item"
          label={t('item')}
          help={filling.choices.length > 0 ? worth('pick') : undefined}
          options={options}
          allowNew
          onChange={setItem}
        />
      </div>
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
