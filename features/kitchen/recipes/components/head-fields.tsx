import { useState } from 'react'
import { allergens, recipeKinds } from '#/domain/kitchen/book.ts'
import { readQuantity } from '#/domain/kitchen/quantity.ts'
import { recipeMessages } from '#/messages/kitchen/recipes.ts'
import { sheetMessages } from '#/messages/kitchen/recipe-sheet.ts'
import { allergenMessages, unitMessages } from '#/messages/kitchen/terms.ts'
import { classes } from '#/ui/class-names.ts'
import { inputClasses } from '#/ui/field.tsx'
import { Fold } from '#/ui/fold.tsx'
import { useT } from '#/ui/language.tsx'
import { type Draft, outputUnits } from '../draft.ts'
import type { SheetState } from './use-sheet.ts'

type Props = { state: SheetState; readOnly: boolean }
type TextKey = 'nameEn' | 'nameAr' | 'pieceEn' | 'pieceAr'
type FigureKey = 'outputQuantity' | 'portions' | 'allowance' | 'labourMinutes'

/** Names, output, portions and what else belongs to the whole batch. */
export function HeadFields({ state, readOnly }: Props) {
  const t = useT(sheetMessages)
  const kind = useT(recipeMessages)
  const unit = useT(unitMessages)
  const allergen = useT(allergenMessages)
  const { draft, change } = state
  const set = (values: Partial<Draft>) => change((before) => ({ ...before, ...values }))
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-ui font-semibold">{t('yields')}</h2>
      <div className="grid grid-cols-2 gap-3 md:grid-cols-4">
        <Words label={kind('nameEn')} name="nameEn" state={state} readOnly={readOnly} />
        <Words label={kind('nameAr')} name="nameAr" state={state} readOnly={readOnly} />
        <Labelled label={kind('kind')}>
          <select
            className={inputClasses}
            value={draft.kind}
            disabled={readOnly}
            onChange={(event) => set({ kind: event.target.value as Draft['kind'] })}
          >
            {recipeKinds.map((each) => (
              <option key={each} value={each}>
                {kind(`kind_${each}`)}
              </option>
            ))}
          </select>
        </Labelled>
        <FigureField label={t('portions')} name="portions" state={state} readOnly={readOnly} />
        <FigureField label={t('outputQuantity')} name="outputQuantity" state={state} readOnly={readOnly} />
        <Labelled label={t('outputUnit')}>
          <select
            className={inputClasses}
            value={draft.outputUnit ?? ''}
            disabled={readOnly || draft.outputQuantity === null}
            onChange={(event) => set({ outputUnit: event.target.value as Draft['outputUnit'] })}
          >
            {draft.outputUnit === null && <option value="">{t('noOutput')}</option>}
            {outputUnits.map((each) => (
              <option key={each} value={each}>
                {unit(each)}
              </option>
            ))}
          </select>
        </Labelled>
        {draft.outputUnit === 'piece' && (
          <>
            <Words label={t('pieceEn')} name="pieceEn" state={state} readOnly={readOnly} />
            <Words label={t('pieceAr')} name="pieceAr" state={state} readOnly={readOnly} />
          </>
        )}
        <FigureField
          label={t('allowance')}
          name="allowance"
          help={t('allowanceHelp')}
          state={state}
          readOnly={readOnly}
        />
        <FigureField label={t('labour')} name="labourMinutes" state={state} readOnly={readOnly} />
      </div>
      <Fold summary={t('cross')}>
        <div className="grid grid-cols-2 gap-2 pt-2 md:grid-cols-3">
          {allergens.map((group) => (
            <label key={group} className="flex min-h-8 items-center gap-2 text-caption coarse:min-h-11">
              <input
                type="checkbox"
                disabled={readOnly}
                checked={draft.crossContact.includes(group)}
                onChange={(event) =>
                  set({
                    crossContact: event.target.checked
                      ? [...draft.crossContact, group]
                      : draft.crossContact.filter((other) => other !== group),
                  })
                }
              />
              <span>{allergen(group)}</span>
            </label>
          ))}
        </div>
      </Fold>
    </section>
  )
}

function Labelled({ label, help, children }: { label: string; help?: string; children: React.ReactNode }) {
  return (
    <label className="flex min-w-0 flex-col gap-1">
      <span className="text-caption text-ink-2">{label}</span>
      {children}
      {help && <span className="text-caption text-ink-2">{help}</span>}
    </label>
  )
}

function Words({ label, name, state, readOnly }: Props & { label: string; name: TextKey }) {
  const value = state.draft[name] ?? ''
  const isArabic = name.endsWith('Ar')
  const other = name === 'nameEn' ? state.draft.nameAr : name === 'nameAr' ? state.draft.nameEn : null
  const isName = name === 'nameEn' || name === 'nameAr'
  return (
    <Labelled label={label}>
      <input
        key={state.saving.versionNow() === 0 ? 'first' : 'draft'}
        lang={isArabic ? 'ar' : 'en'}
        dir={isArabic ? 'rtl' : 'ltr'}
        maxLength={isName ? 120 : 40}
        readOnly={readOnly}
        defaultValue={value}
        onBlur={(event) => {
          const typed = event.target.value.replace(/\s+/g, ' ').trim() || null
          // one name stays: a recipe without any could not be found
          if (isName && typed === null && other === null) event.target.value = value
          else if (typed !== state.draft[name]) state.change((before) => ({ ...before, [name]: typed }))
        }}
        className={classes(inputClasses, 'input-free')}
      />
    </Labelled>
  )
}

/** A figure; what cannot be read stays and says why, and the last readable one counts. */
function FigureField({
  label,
  help,
  name,
  state,
  readOnly,
}: Props & { label: string; help?: string; name: FigureKey }) {
  const t = useT(sheetMessages)
  const [problem, setProblem] = useState<string | null>(null)
  const take = (typed: string) => {
    const fallback = name === 'allowance' ? '0' : name === 'portions' ? '1' : null
    const read = readQuantity(typed)
    const isEmpty = 'problem' in read && read.problem === 'empty'
    const found = isEmpty ? fallback : 'problem' in read ? null : read.text
    const isBad =
      (!isEmpty && 'problem' in read) ||
      ('value' in read && read.value.n === 0n && name !== 'allowance') ||
      (name === 'allowance' && found !== null && (found.includes('/') || Number(found) > 100))
    setProblem(isBad ? ('problem' in read ? read.problem : name === 'allowance' ? 'unreadable' : 'negative') : null)
    if (isBad || found === state.draft[name]) return
    state.change((before) => ({
      ...before,
      [name]: found,
      ...(name === 'outputQuantity' ? { outputUnit: found === null ? null : (before.outputUnit ?? 'g') } : {}),
    }))
  }
  return (
    <Labelled label={label} {...(help ? { help } : {})}>
      <input
        inputMode="decimal"
        autoComplete="off"
        readOnly={readOnly}
        defaultValue={state.draft[name] ?? ''}
        aria-invalid={problem ? true : undefined}
        onBlur={(event) => take(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') take(event.currentTarget.value)
        }}
        className={classes(inputClasses, 'num')}
      />
      {problem && (
        <span role="alert" className="text-caption text-danger-ink">
          {t(`bad_${problem as 'zero'}`)}
        </span>
      )}
    </Labelled>
  )
}
