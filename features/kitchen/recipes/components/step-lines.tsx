import { mostMentions, namedLines } from '#/domain/kitchen/mentions.ts'
import { rational } from '#/domain/rational.ts'
import { sheetMessages } from '#/messages/kitchen/recipe-sheet.ts'
import { useLang, useT } from '#/ui/language.tsx'
import type { DraftStep } from '../draft.ts'
import { shownLines } from '../paper/shown-lines.ts'
import type { SheetState } from './use-sheet.ts'

type Props = {
  state: SheetState
  step: DraftStep
  number: number
  readOnly: boolean
  onChange: (next: (before: string[]) => string[]) => void
}

/** Lines of the recipe that a step uses, with their amounts; ticked where the recipe is written. */
export function StepLines({ state, step, number, readOnly, onChange }: Props) {
  const t = useT(sheetMessages)
  const lang = useLang()
  const lines = shownLines(state.draft, state.book, rational(1), lang)
  if (lines.length === 0) return null
  const named = namedLines(lines, step.lineIds)
  const isFull = step.lineIds.length >= mostMentions
  return (
    <section aria-label={t('linesOfStep', { number })} className="flex flex-col gap-1">
      {named.length > 0 && (
        <ul data-step-lines={number} className="flex flex-wrap gap-x-4 gap-y-1 text-ui">
          {named.map((line) => (
            <li key={line.id}>
              <bdi>{line.name}</bdi> <span className="num whitespace-nowrap font-semibold">{line.amount}</span>
            </li>
          ))}
        </ul>
      )}
      {!readOnly && (
        <details>
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-ui text-ink-2 md:min-h-8">
            {t('chooseLines')}
          </summary>
          <ul className="grid gap-x-4 md:grid-cols-2">
            {lines.map((line) => {
              const isNamed = step.lineIds.includes(line.id)
              return (
                <li key={line.id}>
                  <label className="flex min-h-11 cursor-pointer items-center gap-3 text-ui md:min-h-9">
                    <input
                      type="checkbox"
                      className="size-5 shrink-0 accent-primary"
                      checked={isNamed}
                      disabled={isFull && !isNamed}
                      onChange={() =>
                        onChange((before) =>
                          before.includes(line.id) ? before.filter((id) => id !== line.id) : [...before, line.id],
                        )
                      }
                    />
                    <span className="min-w-0 flex-1">
                      <bdi>{line.name}</bdi>
                    </span>
                    <span className="num whitespace-nowrap">{line.amount}</span>
                  </label>
                </li>
              )
            })}
          </ul>
        </details>
      )}
    </section>
  )
}
