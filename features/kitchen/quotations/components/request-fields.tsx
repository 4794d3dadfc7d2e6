import { Plus } from 'lucide-react'
import { useState } from 'react'
import { mostLines } from '#/domain/kitchen/buying/request.ts'
import { contentUnits, unitsOf } from '#/domain/kitchen/buying/supplier.ts'
import { LicenceBadge } from '#/features/kitchen/suppliers/components/licence-badge.tsx'
import { quotationMessages } from '#/messages/kitchen/quotations.ts'
import { supplierMessages } from '#/messages/kitchen/suppliers.ts'
import { Button } from '#/ui/button.tsx'
import { Checkbox, SelectField } from '#/ui/choice-field.tsx'
import { DateField, DateTimeField } from '#/ui/date-time-field.tsx'
import { FieldError } from '#/ui/field.tsx'
import { useField } from '#/ui/form-state.ts'
import { useT } from '#/ui/language.tsx'
import { SearchableSelect } from '#/ui/searchable-select.tsx'
import { NumberField, TextArea, TextField } from '#/ui/text-field.tsx'
import type { Draft } from '../edit-draft.server.ts'
import type { RequestChoices } from '../supplier-choices.server.ts'

/** Lines shown at first; without scripts there are no more. */
const firstLines = 5

/** What a form begins with. */
type Start = Pick<Draft, 'closesAt'> & Partial<Omit<Draft, 'closesAt'>>

/** Needs, suppliers and closing time of a request. */
export function RequestFields({ choices, start }: { choices: RequestChoices; start: Start }) {
  const t = useT(quotationMessages)
  const { lines = [] } = start
  const [shown, setShown] = useState(Math.max(firstLines, lines.length))
  const { branches, suppliers } = choices
  return (
    <>
      <TextField
        name="title"
        label={t('title')}
        help={t('titleHint')}
        maxLength={120}
        defaultValue={start.title}
        required
      />
      <fieldset className="flex min-w-0 flex-col gap-4">
        <legend className="mb-3 text-ui font-semibold">{t('needs')}</legend>
        {Array.from({ length: shown }, (_, index) => (
          <NeedRow key={index} place={index + 1} ingredients={choices.ingredients} start={lines[index]} />
        ))}
        {shown < mostLines && (
          <div>
            <Button icon={Plus} variant="quiet" onClick={() => setShown(shown + 1)}>
              {t('addLine')}
            </Button>
          </div>
        )}
      </fieldset>
      <SupplierBoxes suppliers={suppliers} chosen={start.suppliers ?? []} />
      <DateTimeField name="closesAt" label={t('closesAt')} help={t('closeHint')} defaultValue={start.closesAt} />
      <DateField name="neededOn" label={t('neededOn')} defaultValue={start.neededOn ?? undefined} optional />
      {branches.length > 0 && (
        <SelectField
          name="branchId"
          label={t('branch')}
          optional
          placeholder={t('anyBranch')}
          {...(start.branchId && { defaultValue: start.branchId })}
          options={branches.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <TextArea
        name="note"
        label={t('note')}
        rows={3}
        maxLength={1000}
        defaultValue={start.note ?? undefined}
        optional
      />
    </>
  )
}

type RowProps = { place: number; ingredients: RequestChoices['ingredients']; start: Draft['lines'][number] | undefined }

function NeedRow({ place, ingredients, start }: RowProps) {
  const t = useT(quotationMessages)
  const names = useT(supplierMessages)
  const [chosen, setChosen] = useState(start?.ingredientId ?? '')
  const base = ingredients.find(({ id }) => id === chosen)?.base
  const units = base ? unitsOf(base) : contentUnits
  return (
    <div
      role="group"
      aria-label={t('lineOf', { number: place })}
      className="grid gap-3 border-b border-line pb-4 md:grid-cols-[minmax(0,1fr)_8rem_8rem] md:border-0 md:pb-0"
    >
      <SearchableSelect
        name={`ingredient-${place}`}
        label={t('ingredient')}
        options={ingredients.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={setChosen}
        {...(start && { defaultValue: start.ingredientId })}
      />
      <NumberField
        name={`need-${place}`}
        decimals
        label={t('need')}
        {...(start && { defaultValue: String(start.need) })}
      />
      <SelectField
        key={base}
        name={`unit-${place}`}
        label={t('unit')}
        {...(base && units[0] && { defaultValue: start?.ingredientId === chosen ? start.unit : units[0] })}
        options={units.map((unit) => ({ value: unit, label: names(`unit_${unit}`) }))}
      />
    </div>
  )
}

function SupplierBoxes({ suppliers, chosen }: { suppliers: RequestChoices['suppliers']; chosen: readonly string[] }) {
  const t = useT(quotationMessages)
  const field = useField({ name: 'suppliers' })
  return (
    <fieldset id={field.id} className="flex min-w-0 flex-col gap-2">
      <legend className="text-ui font-semibold">{t('chooseSuppliers')}</legend>
      <p className="text-caption text-ink-2">{t('suppliersHint')}</p>
      {field.error && <FieldError id={field.errorId}>{field.error}</FieldError>}
      {suppliers.map(({ id, name, licence, hasEmail }) => (
        <Checkbox
          key={id}
          id={`supplier-${id}`}
          name="suppliers"
          value={id}
          error=""
          defaultChecked={chosen.includes(id)}
          label={
            <span className="flex flex-wrap items-center gap-2">
              <bdi>{name}</bdi>
              {licence !== 'valid' && <LicenceBadge state={licence} food />}
              {!hasEmail && <span className="text-caption text-ink-2">{t('noEmail')}</span>}
            </span>
          }
        />
      ))}
    </fieldset>
  )
}
