import { useState } from 'react'
import { useFetcher } from 'react-router'
import type { FormResult } from '#/domain/form-result.ts'
import { allergens } from '#/domain/kitchen/book.ts'
import { rollupOf } from '#/domain/kitchen/rollups.ts'
import { costOf } from '#/domain/kitchen/cost.ts'
import { roundHalfUp } from '#/domain/rational.ts'
import { formatDay } from '#/domain/riyadh-time.ts'
import { recipeMessages } from '#/messages/kitchen/recipes.ts'
import { sheetMessages } from '#/messages/kitchen/recipe-sheet.ts'
import { allergenMessages, unitMessages } from '#/messages/kitchen/terms.ts'
import { Badge } from '#/ui/badge.tsx'
import { Button } from '#/ui/button.tsx'
import { Dialog } from '#/ui/dialog.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { useToast } from '#/ui/toast.tsx'
import { bookRecipeOf, type DraftLine } from '../draft.ts'
import type { Sheet, SheetVersion } from '../read-sheet.server.ts'
import { named, riyals } from './figures.ts'
import type { SheetState } from './use-sheet.ts'

type Props = { state: SheetState; sheet: Sheet; readOnly: boolean }

/** Published versions, each with what the draft changes of it. */
export function VersionsPanel({ state, sheet, readOnly }: Props) {
  const t = useT(sheetMessages)
  const lang = useLang()
  if (sheet.versions.length === 0) return <p className="text-ui text-ink-2">{t('noVersions')}</p>
  const hasDraft = sheet.revision > 0 || state.isTouched
  return (
    <div className="flex flex-col gap-4">
      {hasDraft && !readOnly && <Discard state={state} />}
      <ol className="flex flex-col">
        {sheet.versions.map((version) => (
          <li key={version.id} className="flex flex-col gap-2 border-b border-line py-3">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <h3 className="text-ui font-semibold">{t('versionOf', { number: version.number })}</h3>
              <span className="text-caption text-ink-2">{t('fromDay', { date: formatDay(version.from, lang) })}</span>
              {version.id === sheet.inForce && <Badge tone="green">{t('current')}</Badge>}
              {!hasDraft && !readOnly && <Restore version={version} />}
            </div>
            {hasDraft && <Compared state={state} sheet={sheet} version={version} />}
          </li>
        ))}
      </ol>
    </div>
  )
}

function Restore({ version }: { version: SheetVersion }) {
  const t = useT(sheetMessages)
  const toast = useToast()
  const fetcher = useFetcher<FormResult<null>>()
  return (
    <ActionForm fetcher={fetcher} errors="inline" className="ms-auto" onDone={() => toast({ text: t('restored') })}>
      <input type="hidden" name="version" value={version.id} />
      <SubmitButton intent="restore" variant="secondary">
        {t('restore')}
      </SubmitButton>
    </ActionForm>
  )
}

function Discard({ state }: { state: SheetState }) {
  const t = useT(sheetMessages)
  const toast = useToast()
  const fetcher = useFetcher<FormResult<null>>()
  const [open, setOpen] = useState(false)
  const revision = state.saving.versionNow()
  return (
    <div>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {t('discard')}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('discardTitle')}>
        <ActionForm
          fetcher={fetcher}
          errors="inline"
          onDone={() => {
            setOpen(false)
            toast({ text: t('discarded') })
          }}
        >
          <p className="text-ui text-ink-2">{t('discardHint')}</p>
          <input type="hidden" name="revision" value={revision} />
          <FormActions>
            <SubmitButton intent="discard" variant="danger">
              {t('discard')}
            </SubmitButton>
            <Button onClick={() => setOpen(false)}>{t('back')}</Button>
          </FormActions>
        </ActionForm>
      </Dialog>
    </div>
  )
}

const sameLine = (a: DraftLine, b: DraftLine): boolean =>
  a.quantity === b.quantity &&
  a.unit === b.unit &&
  a.basis === b.basis &&
  a.preparationId === b.preparationId &&
  a.scaling === b.scaling &&
  a.optional === b.optional

/** Lines, cost and energy of the draft beside those of a version. */
function Compared({ state, sheet, version }: { state: SheetState; sheet: Sheet; version: SheetVersion }) {
  const t = useT(sheetMessages)
  const word = useT(recipeMessages)
  const unit = useT(unitMessages)
  const allergen = useT(allergenMessages)
  const lang = useLang()
  const { draft, book, cost, rollup } = state
  const nameOf = (line: DraftLine) =>
    named(
      (line.ingredientId === null ? book.recipes.get(line.recipeId!) : book.ingredients.get(line.ingredientId))
        ?.names ?? { en: null, ar: null },
      lang,
    )
  const amount = (line: DraftLine) =>
    line.quantity === null
      ? t('toTaste')
      : `${line.quantity} ${line.unit === 'portion' ? t('portion') : unit(line.unit as 'g')} ${t(`basis_${line.basis}`)}`
  const before = new Map(version.content.lines.map((line) => [line.id, line]))
  const after = new Map(draft.lines.map((line) => [line.id, line]))
  const old = { recipes: new Map(book.recipes), ingredients: book.ingredients }
  old.recipes.set(sheet.id, bookRecipeOf(sheet.id, version.id, version.content))
  const oldCost = costOf(old, sheet.id)
  const oldRollup = rollupOf(old, sheet.id)
  const oldKcal = oldRollup?.nutrients.kcal.value
  const kcal = rollup.nutrients.kcal.value
  const changes: string[] = [
    ...draft.lines.filter(({ id }) => !before.has(id)).map((line) => t('added', { name: nameOf(line) })),
    ...version.content.lines.filter(({ id }) => !after.has(id)).map((line) => t('removed', { name: nameOf(line) })),
    ...draft.lines.flatMap((line) => {
      const was = before.get(line.id)
      return was && !sameLine(was, line)
        ? [t('changed', { name: nameOf(line), before: amount(was), after: amount(line) })]
        : []
    }),
    ...(['portions', 'outputQuantity', 'allowance'] as const)
      .filter((key) => version.content[key] !== draft[key])
      .map((key) =>
        t('changed', { name: t(key), before: version.content[key] ?? t('dash'), after: draft[key] ?? t('dash') }),
      ),
  ]
  if (sheet.rights.costs && oldCost && riyals(oldCost.portion) !== riyals(cost.portion))
    changes.push(t('changed', { name: t('costPortion'), before: riyals(oldCost.portion), after: riyals(cost.portion) }))
  if (oldKcal && kcal && roundHalfUp(oldKcal, 0) !== roundHalfUp(kcal, 0))
    changes.push(
      t('changed', {
        name: word('kcal'),
        before: String(roundHalfUp(oldKcal, 0)),
        after: String(roundHalfUp(kcal, 0)),
      }),
    )
  for (const group of allergens) {
    const [was, is] = [oldRollup?.allergens.states[group], rollup.allergens.states[group]]
    if (was && was !== is)
      changes.push(
        t('changed', { name: allergen(group), before: allergen(`state_${was}`), after: allergen(`state_${is}`) }),
      )
  }
  return (
    <>
      <p className="text-caption text-ink-2">{t('compared')}</p>
      {changes.length === 0 ? (
        <p className="text-caption">{t('same')}</p>
      ) : (
        <ul className="flex flex-col gap-0.5 text-caption">
          {changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      )}
    </>
  )
}
