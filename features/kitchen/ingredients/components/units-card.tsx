import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { ingredientMessages, ingredientUnitMessages } from '#/messages/kitchen/ingredients.ts'
import { useBackgroundForm } from '#/ui/background-form.ts'
import { Button } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { SelectField } from '#/ui/choice-field.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { useRights } from '#/ui/rights.tsx'
import { NumberField, TextField } from '#/ui/text-field.tsx'
import type { IngredientDetails } from '../read-ingredient.server.ts'
import { useUnitName, useUnitOptions } from './unit-words.ts'

type Line = { key: number; name: string; nameAr: string; content: string; of: string }

/** Own units of an ingredient and its two bridges. */
export function UnitsCard({ item }: { item: IngredientDetails }) {
  const t = useT(ingredientUnitMessages)
  const { viewing } = useRights()
  return (
    <Card title={t('units')} description={t('unitsLead')}>
      {item.mays.change && !viewing ? <UnitsForm key={item.revision} item={item} /> : <UnitsRead item={item} />}
    </Card>
  )
}

function UnitsRead({ item }: { item: IngredientDetails }) {
  const t = useT(ingredientUnitMessages)
  const name = useUnitName(item.units)
  return (
    <ul className="flex flex-col gap-2 text-ui">
      {item.units.length === 0 && <li className="text-ink-2">{t('noUnits')}</li>}
      {item.units.map((unit) => (
        <li key={unit.name}>{t('unitEquals', { unit: name(unit.name), content: unit.content, of: name(unit.of) })}</li>
      ))}
      {item.density && <li>{t('unitEquals', { unit: name('ml'), content: item.density, of: name('g') })}</li>}
      {item.pieceWeight && (
        <li>{t('unitEquals', { unit: name('piece'), content: item.pieceWeight, of: name('g') })}</li>
      )}
    </ul>
  )
}

function UnitsForm({ item }: { item: IngredientDetails }) {
  const t = useT(ingredientUnitMessages)
  const i = useT(ingredientMessages)
  const form = useBackgroundForm(i('saved'))
  const [lines, setLines] = useState<Line[]>(() =>
    item.units.map((unit, key) => ({
      key,
      name: unit.name,
      nameAr: unit.nameAr ?? '',
      content: unit.content,
      of: unit.of,
    })),
  )
  const change = (key: number, part: Partial<Line>) =>
    setLines(lines.map((line) => (line.key === key ? { ...line, ...part } : line)))
  const add = () =>
    setLines([
      ...lines,
      { key: Math.max(-1, ...lines.map(({ key }) => key)) + 1, name: '', nameAr: '', content: '', of: '' },
    ])
  return (
    <ActionForm {...form}>
      <input type="hidden" name="revision" value={item.revision} />
      {lines.length === 0 && <p className="text-ui text-ink-2">{t('noUnits')}</p>}
      {lines.map((line, at) => (
        <UnitLine
          key={line.key}
          {...{ line, number: at + 1, base: item.base }}
          others={lines.filter(({ key, name }) => key !== line.key && name.trim() !== '')}
          onChange={(part) => change(line.key, part)}
          onRemove={() => setLines(lines.filter(({ key }) => key !== line.key))}
        />
      ))}
      <div>
        <Button icon={Plus} variant="quiet" onClick={add}>
          {t('moreUnit')}
        </Button>
      </div>
      <fieldset className="flex flex-col gap-3 border-t border-line pt-4">
        <legend className="sr-only">{t('bridges')}</legend>
        <p aria-hidden className="text-ui font-medium">
          {t('bridges')}
        </p>
        <div className="grid gap-5 md:grid-cols-2">
          <NumberField
            name="density"
            label={t('density')}
            help={t('densityHelp')}
            decimals
            optional
            {...(item.density && { defaultValue: item.density })}
          />
          <NumberField
            name="pieceWeight"
            label={t('pieceWeight')}
            help={t('pieceWeightHelp')}
            decimals
            optional
            {...(item.pieceWeight && { defaultValue: item.pieceWeight })}
          />
        </div>
      </fieldset>
      <FormActions>
        <SubmitButton intent="units" variant="secondary">
          {i('save')}
        </SubmitButton>
      </FormActions>
    </ActionForm>
  )
}

type LineProps = {
  line: Line
  number: number
  base: IngredientDetails['base']
  others: readonly Line[]
  onChange: (part: Partial<Line>) => void
  onRemove: () => void
}

function UnitLine({ line, number, base, others, onChange, onRemove }: LineProps) {
  const t = useT(ingredientUnitMessages)
  const options = useUnitOptions(
    others.map(({ name, nameAr }) => ({ name: name.trim(), nameAr: nameAr || null })),
    base,
  )
  return (
    <fieldset className="grid grid-cols-2 items-end gap-3 rounded-card border border-line p-3 md:grid-cols-[repeat(4,minmax(0,1fr))_auto]">
      <legend className="sr-only">{t('unitLine', { number })}</legend>
      <TextField
        id={`unit-${line.key}-name`}
        name="name"
        label={t('unit')}
        maxLength={40}
        defaultValue={line.name}
        onChange={(name) => onChange({ name })}
      />
      <TextField
        id={`unit-${line.key}-ar`}
        name="nameAr"
        label={t('unitAr')}
        lang="ar"
        maxLength={40}
        defaultValue={line.nameAr}
        onChange={(nameAr) => onChange({ nameAr })}
      />
      <NumberField
        id={`unit-${line.key}-content`}
        name="content"
        label={t('content')}
        decimals
        maxLength={20}
        defaultValue={line.content}
      />
      <SelectField id={`unit-${line.key}-of`} name="of" label={t('of')} defaultValue={line.of} options={options} />
      <div className="max-md:col-span-2">
        <Button icon={X} variant="quiet" aria-label={t('removeUnit', { number })} onClick={onRemove} />
      </div>
    </fieldset>
  )
}
