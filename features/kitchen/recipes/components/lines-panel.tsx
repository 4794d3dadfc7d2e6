import { useRef, useState } from 'react'
import { Undo2 } from 'lucide-react'
import { sheetMessages } from '#/messages/kitchen/recipe-sheet.ts'
import { recipeMessages } from '#/messages/kitchen/recipes.ts'
import { stepsNaming, withLine, withoutLine } from '#/domain/kitchen/mentions.ts'
import { fold } from '#/domain/fold.ts'
import { Button } from '#/ui/button.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import { type DraftLine, mostLines } from '../draft.ts'
import { type Choice, findChoices, LinePicker } from './line-picker.tsx'
import { LineRow } from './line-row.tsx'
import { readTyped, riyals } from './figures.ts'
import type { SheetState } from './use-sheet.ts'

/** A line of what was chosen, in the unit that it is usually measured in. */
function lineOf(choice: Choice): DraftLine {
  const { item } = choice
  return {
    id: crypto.randomUUID(),
    ingredientId: choice.kind === 'ingredient' ? item.id : null,
    recipeId: choice.kind === 'recipe' ? item.id : null,
    quantity: null,
    unit: choice.kind === 'ingredient' ? choice.item.base : (choice.item.output?.unit ?? 'portion'),
    basis: 'ap',
    preparationId: null,
    scaling: 'linear',
    damping: null,
    optional: false,
    heading: null,
    noteEn: null,
    noteAr: null,
  }
}

type Props = { state: SheetState; recipeId: string; showsCosts: boolean; readOnly: boolean }

/** Lines of a recipe with their cost, and the line that adds the next. */
export function LinesPanel({ state, recipeId, showsCosts, readOnly }: Props) {
  const t = useT(sheetMessages)
  const word = useT(recipeMessages)
  const list = useRef<HTMLDivElement>(null)
  const [left, setLeft] = useState<string[]>([])
  const [removed, setRemoved] = useState<{ line: DraftLine; at: number; steps: string[]; name: string } | null>(null)
  const { draft, change, cost } = state
  const focus = (selector: string) =>
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(selector)?.focus())
  const add = (choice: Choice) => {
    const line = lineOf(choice)
    change((before) => ({ ...before, lines: [...before.lines, line] }))
    focus(`[data-quantity="${line.id}"]`)
  }
  const paste = async (rows: string[][]) => {
    const missing: string[] = []
    const added: DraftLine[] = []
    for (const [name = '', ...cells] of rows.slice(0, mostLines)) {
      const answer = await findChoices(recipeId, name)
      if (answer) state.learn(answer.found)
      const choice = answer?.choices.find(({ item }) =>
        [item.names.en, item.names.ar].some((each) => each !== null && fold(each) === fold(name)),
      )
      const read = choice && readTyped(cells.join(' '), choice.kind === 'ingredient' ? choice.item.units : [])
      if (!choice || !read || 'problem' in read) missing.push([name, ...cells].join(' '))
      else {
        const line = lineOf(choice)
        added.push({ ...line, quantity: read.quantity, unit: read.unit ?? line.unit })
      }
    }
    setLeft(missing)
    if (added.length > 0) change((before) => ({ ...before, lines: [...before.lines, ...added].slice(0, mostLines) }))
  }
  const remove = (line: DraftLine, name: string) => {
    const at = draft.lines.findIndex(({ id }) => id === line.id)
    setRemoved({ line, at, steps: stepsNaming(draft.steps, line.id), name })
    change((before) => withoutLine(before, line.id))
  }
  return (
    <div ref={list} className="flex flex-col gap-3">
      {left.length > 0 && (
        <Notice
          kind="warning"
          live
          title={t('pasteLeft')}
          actions={<Button onClick={() => setLeft([])}>{t('dismiss')}</Button>}
        >
          <ul>
            {left.map((row) => (
              <li key={row}>
                <bdi>{row}</bdi>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {draft.lines.length > 0 && (
        <div
          aria-hidden="true"
          className="hidden gap-x-2 border-b border-line pb-1 text-caption text-ink-2 md:grid md:grid-cols-[minmax(0,1fr)_5rem_7rem_minmax(0,13rem)_5rem_3.5rem_2.75rem]"
        >
          <span>{t('line')}</span>
          <span className="text-end">{t('quantity')}</span>
          <span>{t('unit')}</span>
          <span>{t('basis')}</span>
          {showsCosts && (
            <>
              <span className="text-end">{t('sar')}</span>
              <span className="text-end">{t('share')}</span>
            </>
          )}
        </div>
      )}
      <ol className="flex flex-col">
        {draft.lines.map((line, at) => (
          <LineRow
            key={line.id}
            sheet={state}
            line={line}
            cost={cost.lines[at] ?? { kind: 'to-taste' }}
            showsCosts={showsCosts}
            readOnly={readOnly}
            onDone={() => focus('[data-add-line]')}
            onRemove={remove}
          />
        ))}
      </ol>
      {removed && (
        <Button
          size="dense"
          icon={Undo2}
          onClick={() => {
            change((before) => withLine(before, removed))
            setRemoved(null)
          }}
        >
          {t('undoRemove', { name: removed.name })}
        </Button>
      )}
      {!readOnly && draft.lines.length < mostLines && (
        <LinePicker recipeId={recipeId} onLearn={state.learn} onChoose={add} onPaste={(rows) => void paste(rows)} />
      )}
      {showsCosts && draft.lines.length > 0 && (
        <p className="flex items-baseline justify-between border-t border-ink pt-2 text-ui font-semibold">
          <span>{t('total')}</span>
          <span className="num flex items-baseline gap-2">
            {cost.open.length > 0 && (
              <span className="text-caption font-normal text-ink-2">
                {t('atLeast')} · {word('gapLines', { count: cost.open.length })}
              </span>
            )}
            {riyals(cost.batch)}
          </span>
        </p>
      )}
    </div>
  )
}
