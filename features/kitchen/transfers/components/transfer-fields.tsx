import { Plus } from 'lucide-react'
import { useState } from 'react'
import { mostTransferLines } from '#/domain/kitchen/buying/transfer.ts'
import { useQuantities } from '#/features/kitchen/stock/components/use-quantities.ts'
import { transferMessages } from '#/messages/kitchen/transfers.ts'
import { Button } from '#/ui/button.tsx'
import { SelectField } from '#/ui/choice-field.tsx'
import { DateTimeField } from '#/ui/date-time-field.tsx'
import { useT } from '#/ui/language.tsx'
import { SearchableSelect } from '#/ui/searchable-select.tsx'
import { NumberField, TextArea } from '#/ui/text-field.tsx'
import type { TransferChoices } from '../read-transfer.server.ts'

/** Lines shown at first; without scripts there are no more. */
const firstLines = 3
/** Units of a row whose ingredient is not chosen yet, or is chosen without scripts. */
const usual = ['kg', 'l', 'piece'].map((name) => ({ name, names: null }))

/** Branches, time, and what moved between them. */
export function TransferFields({ branches, items }: TransferChoices) {
  const t = useT(transferMessages)
  const [shown, setShown] = useState(firstLines)
  const options = branches.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <>
      <div className="grid gap-4 md:grid-cols-2">
        {(['fromBranch', 'toBranch'] as const).map((name) => (
          <SelectField
            key={name}
            name={`${name}Id`}
            label={t(name)}
            placeholder={t('chooseBranch')}
            options={options}
            {...(options.length === 2 && { defaultValue: options[name === 'fromBranch' ? 0 : 1]!.value })}
          />
        ))}
      </div>
      <fieldset className="flex min-w-0 flex-col gap-4">
        <legend className="mb-3 text-ui font-semibold">{t('lines')}</legend>
        {Array.from({ length: shown }, (_, index) => (
          <Line key={index} place={index + 1} items={items} />
        ))}
        {shown < mostTransferLines && (
          <div>
            <Button icon={Plus} variant="quiet" onClick={() => setShown(shown + 1)}>
              {t('addLine')}
            </Button>
          </div>
        )}
      </fieldset>
      <DateTimeField name="movedAt" label={t('when')} help={t('whenHint')} optional />
      <TextArea name="note" label={t('note')} rows={2} maxLength={1000} optional />
    </>
  )
}

function Line({ place, items }: { place: number; items: TransferChoices['items'] }) {
  const t = useT(transferMessages)
  const { nameOf, unitName } = useQuantities()
  const [chosen, setChosen] = useState('')
  const units = items.find(({ id }) => id === chosen)?.units ?? usual
  return (
    <div
      role="group"
      aria-label={t('lineOf', { number: place })}
      className="grid gap-3 border-b border-line pb-4 md:grid-cols-[minmax(0,1fr)_8rem_8rem] md:border-0 md:pb-0"
    >
      <SearchableSelect
        name={`ingredient-${place}`}
        label={t('ingredient')}
        options={items.map(({ id, names }) => ({ value: id, label: nameOf(names) }))}
        onChange={setChosen}
      />
      <NumberField name={`quantity-${place}`} decimals label={t('quantity')} />
      <SelectField
        key={chosen}
        name={`unit-${place}`}
        label={t('unit')}
        defaultValue={units[0]!.name}
        options={units.map(({ name, names }) => ({ value: name, label: unitName(name, names) }))}
      />
    </div>
  )
}
