import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { sheetMessages } from '#/messages/kitchen/recipe-sheet.ts'
import { Button, IconButton } from '#/ui/button.tsx'
import { classes } from '#/ui/class-names.ts'
import { inputClasses } from '#/ui/field.tsx'
import { useT } from '#/ui/language.tsx'
import { latinDigits } from '#/domain/digits.ts'
import { type DraftStep, mostPhotos, mostSteps } from '../draft.ts'
import { StepLines } from './step-lines.tsx'
import { StepPhotos } from './step-photos.tsx'
import { moved, type SheetState } from './use-sheet.ts'

type Props = { recipeId: string; state: SheetState; readOnly: boolean }

/** A step that was begun and says nothing yet is kept here; it is saved once it says something. */
const blank = (): DraftStep => ({
  id: crypto.randomUUID(),
  textEn: null,
  textAr: null,
  timerSeconds: null,
  temperature: null,
  station: null,
  photoIds: [],
  lineIds: [],
})

/** Steps of a recipe in both languages, with timer, temperature and station. */
export function StepsPanel({
  recipeId,
  state,
  readOnly,
  fresh,
  onFresh,
}: Props & { fresh: DraftStep[]; onFresh: (steps: DraftStep[]) => void }) {
  const t = useT(sheetMessages)
  const { steps } = state.draft
  const all = [...steps, ...fresh]
  const set = (step: DraftStep, values: Partial<DraftStep>) => {
    const next = { ...step, ...values }
    const says = next.textEn !== null || next.textAr !== null
    if (steps.some(({ id }) => id === step.id)) {
      if (says)
        state.change((before) => ({
          ...before,
          steps: before.steps.map((each) => (each.id === step.id ? next : each)),
        }))
      return
    }
    if (!says) {
      onFresh(fresh.map((each) => (each.id === step.id ? next : each)))
      return
    }
    onFresh(fresh.filter(({ id }) => id !== step.id))
    state.change((before) => ({ ...before, steps: [...before.steps, next] }))
  }
  // why: photos come one by one while the step may be typed in, so that each change begins from the latest steps
  const setPhotos = (id: string, next: (before: string[]) => string[]) => {
    if (steps.some((step) => step.id === id))
      state.change((before) => ({
        ...before,
        steps: before.steps.map((step) => (step.id === id ? { ...step, photoIds: next(step.photoIds) } : step)),
      }))
  }
  const setLines = (id: string, next: (before: string[]) => string[]) =>
    state.change((before) => ({
      ...before,
      steps: before.steps.map((step) => (step.id === id ? { ...step, lineIds: next(step.lineIds) } : step)),
    }))
  const remove = (id: string) => {
    if (fresh.some((step) => step.id === id)) onFresh(fresh.filter((step) => step.id !== id))
    else state.change((before) => ({ ...before, steps: before.steps.filter((step) => step.id !== id) }))
  }
  return (
    <div className="flex flex-col gap-4">
      {all.length === 0 && <p className="text-ui text-ink-2">{t('noSteps')}</p>}
      <ol className="flex flex-col gap-5">
        {all.map((step, at) => (
          <li key={step.id} className="flex flex-col gap-2 border-b border-line pb-4">
            <div className="flex items-center justify-between gap-2">
              <h2 className="text-ui font-semibold">{t('step', { number: at + 1 })}</h2>
              {!readOnly && (
                <span className="flex">
                  <IconButton
                    label={t('moveUp')}
                    icon={ArrowUp}
                    onClick={() => state.change((before) => ({ ...before, steps: moved(before.steps, step.id, -1) }))}
                  />
                  <IconButton
                    label={t('moveDown')}
                    icon={ArrowDown}
                    onClick={() => state.change((before) => ({ ...before, steps: moved(before.steps, step.id, 1) }))}
                  />
                  <IconButton label={t('remove')} icon={Trash2} onClick={() => remove(step.id)} />
                </span>
              )}
            </div>
            <div className="grid gap-2 md:grid-cols-2">
              {(['textEn', 'textAr'] as const).map((name) => (
                <textarea
                  key={name}
                  aria-label={t(name === 'textEn' ? 'stepEn' : 'stepAr', { number: at + 1 })}
                  placeholder={t(name === 'textEn' ? 'stepEn' : 'stepAr', { number: at + 1 })}
                  lang={name === 'textEn' ? 'en' : 'ar'}
                  dir={name === 'textEn' ? 'ltr' : 'rtl'}
                  rows={2}
                  maxLength={1000}
                  readOnly={readOnly}
                  defaultValue={step[name] ?? ''}
                  onBlur={(event) => {
                    const text = event.target.value.trim() || null
                    if (text !== step[name]) set(step, name === 'textEn' ? { textEn: text } : { textAr: text })
                  }}
                  className={classes(inputClasses, 'input-free h-auto py-2')}
                />
              ))}
            </div>
            <div className="grid grid-cols-3 gap-2">
              <Whole
                label={t('timer')}
                value={step.timerSeconds === null ? null : step.timerSeconds / 60}
                most={4320}
                least={1}
                readOnly={readOnly}
                onChange={(minutes) => set(step, { timerSeconds: minutes === null ? null : minutes * 60 })}
              />
              <Whole
                label={t('temperature')}
                value={step.temperature}
                least={-60}
                most={400}
                readOnly={readOnly}
                onChange={(temperature) => set(step, { temperature })}
              />
              <label className="flex min-w-0 flex-col gap-1">
                <span className="text-caption text-ink-2">{t('station')}</span>
                <input
                  maxLength={60}
                  readOnly={readOnly}
                  defaultValue={step.station ?? ''}
                  onBlur={(event) => set(step, { station: event.target.value.trim() || null })}
                  className={classes(inputClasses, 'input-free')}
                />
              </label>
            </div>
            {(step.textEn ?? step.textAr) !== null && (
              <>
                <StepLines
                  state={state}
                  step={step}
                  number={at + 1}
                  readOnly={readOnly}
                  onChange={(next) => setLines(step.id, next)}
                />
                <StepPhotos
                  recipeId={recipeId}
                  number={at + 1}
                  photoIds={step.photoIds}
                  readOnly={readOnly}
                  onAdd={(photo) => setPhotos(step.id, (before) => [...before, photo].slice(0, mostPhotos))}
                  onRemove={(photo) => setPhotos(step.id, (before) => before.filter((each) => each !== photo))}
                />
              </>
            )}
          </li>
        ))}
      </ol>
      {!readOnly && all.length < mostSteps && (
        <div>
          <Button icon={Plus} onClick={() => onFresh([...fresh, blank()])}>
            {t('addStep')}
          </Button>
        </div>
      )}
    </div>
  )
}

type WholeProps = {
  label: string
  value: number | null
  least: number
  most: number
  readOnly: boolean
  onChange: (value: number | null) => void
}

function Whole({ label, value, least, most, readOnly, onChange }: WholeProps) {
  return (
    <label className="flex min-w-0 flex-col gap-1">
      <span className="text-caption text-ink-2">{label}</span>
      <input
        inputMode="numeric"
        readOnly={readOnly}
        defaultValue={value ?? ''}
        onBlur={(event) => {
          const text = latinDigits(event.target.value).trim()
          const typed = text === '' ? null : Number(text)
          // what is out of range is set back to what is kept
          if (typed !== null && !(Number.isInteger(typed) && typed >= least && typed <= most))
            event.target.value = String(value ?? '')
          else if (typed !== value) onChange(typed)
        }}
        className={classes(inputClasses, 'num')}
      />
    </label>
  )
}
