import { type ReactNode, useState } from 'react'
import { type Basis, bases } from '#/domain/kitchen/book.ts'
import { sheetMessages } from '#/messages/kitchen/recipe-sheet.ts'
import { classes } from '#/ui/class-names.ts'
import { inputClasses } from '#/ui/field.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import type { DraftLine } from '../draft.ts'
import { named, readTyped } from './figures.ts'
import type { SheetState } from './use-sheet.ts'

const cell = classes(inputClasses, 'min-w-0 px-2')

type ChoiceProps = {
  label: string
  value: string
  readOnly: boolean
  onChange: (value: string) => void
  children: ReactNode
}

export function Choice({ label, value, readOnly, onChange, children }: ChoiceProps) {
  return (
    <select
      aria-label={label}
      value={value}
      disabled={readOnly}
      onChange={(event) => onChange(event.target.value)}
      className={cell}
    >
      {children}
    </select>
  )
}

type FieldProps = { sheet: SheetState; line: DraftLine; readOnly: boolean; name: string }
type QuantityProps = FieldProps & { onDone: () => void; onMove: (by: -1 | 1) => void }

/** Quantity with or without a unit; what cannot be read stays and says why. */
export function QuantityField({ sheet, line, name, readOnly, onDone, onMove }: QuantityProps) {
  const t = useT(sheetMessages)
  const [typed, setTyped] = useState(line.quantity ?? '')
  const [problem, setProblem] = useState<string | null>(null)
  const item = line.ingredientId === null ? undefined : sheet.book.ingredients.get(line.ingredientId)
  const take = (): boolean => {
    const read = readTyped(typed, item?.units)
    if ('problem' in read) {
      setProblem(read.problem)
      return false
    }
    setProblem(null)
    if (read.quantity !== line.quantity || (read.unit !== null && read.unit !== line.unit))
      sheet.changeLine(line.id, { quantity: read.quantity, ...(read.unit === null ? {} : { unit: read.unit }) })
    return true
  }
  return (
    <div className="flex min-w-0 flex-col">
      <input
        aria-label={t('quantityOf', { name })}
        data-quantity={line.id}
        inputMode="decimal"
        autoComplete="off"
        readOnly={readOnly}
        value={typed}
        data-typed={typed === (line.quantity ?? '') ? undefined : ''}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `bad-${line.id}` : undefined}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown') && !readOnly) {
            event.preventDefault()
            onMove(event.key === 'ArrowUp' ? -1 : 1)
          }
          if (event.key !== 'Enter') return
          event.preventDefault()
          if (take()) onDone()
        }}
        className={classes(cell, 'num text-end')}
      />
      {problem && (
        <p id={`bad-${line.id}`} role="alert" className="text-caption text-danger-ink">
          {t(`bad_${problem as 'zero'}`)}
        </p>
      )}
    </div>
  )
}

/** Basis and preparation: a preparation counts edible weight, without one the line is as purchased. */
export function BasisFields({ sheet, line, name, readOnly }: FieldProps) {
  const t = useT(sheetMessages)
  const lang = useLang()
  const item = sheet.book.ingredients.get(line.ingredientId!)
  const chosen = item?.preparations.find(({ id }) => id === line.preparationId)
  const allowed = bases.filter(
    (basis) => basis === 'ap' || (basis === 'ep' ? chosen : chosen?.cooking) || basis === line.basis,
  )
  return (
    <>
      <Choice
        label={t('basisOf', { name })}
        value={line.basis}
        readOnly={readOnly}
        onChange={(basis) => sheet.changeLine(line.id, { basis: basis as Basis })}
      >
        {allowed.map((basis) => (
          <option key={basis} value={basis}>
            {t(`basis_${basis}`)}
          </option>
        ))}
      </Choice>
      {item && item.preparations.length > 0 && (
        <Choice
          label={t('preparationOf', { name })}
          value={line.preparationId ?? ''}
          readOnly={readOnly}
          onChange={(id) => {
            const preparation = item.preparations.find((one) => one.id === id)
            const basis = preparation ? (preparation.cooking ? 'cooked' : 'ep') : 'ap'
            sheet.changeLine(line.id, { preparationId: preparation?.id ?? null, basis })
          }}
        >
          <option value="">{t('noPreparation')}</option>
          {item.preparations.map((preparation) => (
            <option key={preparation.id} value={preparation.id}>
              {named(preparation.names, lang)}
            </option>
          ))}
        </Choice>
      )}
    </>
  )
}
