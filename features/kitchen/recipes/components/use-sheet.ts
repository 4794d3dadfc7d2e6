import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { href } from 'react-router'
import type { ErrorCode } from '#/domain/errors.ts'
import type { Book, BookIngredient, BookRecipe } from '#/domain/kitchen/book.ts'
import { costOf } from '#/domain/kitchen/cost.ts'
import { withLinesOf } from '#/domain/kitchen/mentions.ts'
import { rollupOf } from '#/domain/kitchen/rollups.ts'
import { type Saved, useAutosave } from '#/ui/use-autosave.ts'
import { bookRecipeOf, type Draft, type DraftLine } from '../draft.ts'
import type { Sheet } from '../read-sheet.server.ts'

/** Changes of lines that can be taken back. */
const mostUndone = 50

type Refusal = { code: ErrorCode; details: Record<string, string | number> }

/** Sends a draft; a network failure is answered as one that is tried again. */
async function send(recipeId: string, revision: number, draft: Draft): Promise<Saved & { refusal?: Refusal }> {
  try {
    const response = await fetch(href('/client/recipe-management/:recipeId/draft', { recipeId }), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ revision, draft }),
    })
    const answer = (await response.json()) as
      | { ok: true; revision: number }
      | { ok: false; code: ErrorCode; details?: Refusal['details'] }
    if (answer.ok) return { ok: true, version: answer.revision }
    return { ok: false, code: answer.code, refusal: { code: answer.code, details: answer.details ?? {} } }
  } catch {
    return { ok: false, code: null }
  }
}

/** State of a sheet: what is typed, the book around it, its figures, and the saving of the draft. */
export function useSheet(sheet: Sheet) {
  const [draft, setDraft] = useState(sheet.content)
  const [found, setFound] = useState<{ ingredients: BookIngredient[]; recipes: BookRecipe[] }>({
    ingredients: [],
    recipes: [],
  })
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [isTouched, setTouched] = useState(false)
  const latest = useRef(sheet.content)
  const history = useRef<{ past: Draft[]; future: Draft[] }>({ past: [], future: [] })
  const [steps, setSteps] = useState(0)
  const saving = useAutosave<Draft>({
    version: sheet.revision,
    send: async (version, value) => {
      const answer = await send(sheet.id, version, value)
      setRefusal(answer.refusal ?? null)
      return answer
    },
  })
  const change = useCallback(
    (next: (before: Draft) => Draft) => {
      const before = latest.current
      latest.current = next(before)
      if (latest.current.lines !== before.lines)
        history.current = { past: [...history.current.past, before].slice(-mostUndone), future: [] }
      setDraft(latest.current)
      setTouched(true)
      saving.change(latest.current)
    },
    // why: `saving.change` keeps its state in a ref, so that any of its instances does the same
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [],
  )
  /** Sets the lines one change back, or forward again. What is set back is saved like any other change. */
  const setBack = (way: 'past' | 'future') => {
    const { past, future } = history.current
    const found = way === 'past' ? past.at(-1) : future.at(-1)
    if (!found) return
    const now = latest.current
    change((before) => withLinesOf(before, found))
    history.current =
      way === 'past'
        ? { past: past.slice(0, -1), future: [...future, now] }
        : { past: [...past, now], future: future.slice(0, -1) }
    setSteps((count) => count + 1)
  }
  // a publication, a restored or a discarded draft replaces what was typed
  const [base, setBase] = useState({ sheet, epoch: 0 })
  if (base.sheet !== sheet) {
    setBase({ sheet, epoch: base.epoch + 1 })
    setDraft(sheet.content)
    setTouched(false)
    setRefusal(null)
  }
  const begun = useRef(sheet)
  const { restart } = saving
  useEffect(() => {
    if (begun.current === sheet) return
    begun.current = sheet
    latest.current = sheet.content
    history.current = { past: [], future: [] }
    restart(sheet.revision)
    // why: only another sheet restarts; `restart` is another function with each drawing
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [sheet])
  const book = useMemo((): Book => {
    const recipes = new Map([...sheet.book.recipes, ...found.recipes].map((one) => [one.id, one]))
    recipes.set(sheet.id, { ...bookRecipeOf(sheet.id, 'draft', draft), ...(sheet.lab && { lab: sheet.lab }) })
    return {
      recipes,
      ingredients: new Map([...sheet.book.ingredients, ...found.ingredients].map((one) => [one.id, one])),
    }
  }, [sheet, found, draft])
  return {
    draft,
    change,
    book,
    cost: useMemo(() => costOf(book, sheet.id)!, [book, sheet.id]),
    rollup: useMemo(() => rollupOf(book, sheet.id)!, [book, sheet.id]),
    learn: (more: { ingredients: BookIngredient[]; recipes: BookRecipe[] }) =>
      setFound((before) => ({
        ingredients: [...before.ingredients, ...more.ingredients],
        recipes: [...before.recipes, ...more.recipes],
      })),
    changeLine: (id: string, values: Partial<DraftLine>) =>
      change((before) => ({
        ...before,
        lines: before.lines.map((line) => (line.id === id ? { ...line, ...values } : line)),
      })),
    saving,
    refusal,
    isTouched,
    /** Changes when what was typed was replaced: key of fields that keep their own text. */
    epoch: base.epoch,
    /** The same for fields of lines, which an undo replaces. */
    linesEpoch: `${base.epoch} ${steps}`,
    undoLines: () => setBack('past'),
    redoLines: () => setBack('future'),
  }
}
export type SheetState = ReturnType<typeof useSheet>

/** A list with one of its members moved by a step. */
export function moved<T extends { id: string }>(rows: readonly T[], id: string, by: -1 | 1): T[] {
  const at = rows.findIndex((row) => row.id === id)
  const to = at + by
  if (at < 0 || to < 0 || to >= rows.length) return [...rows]
  const next = [...rows]
  ;[next[at], next[to]] = [next[to]!, next[at]!]
  return next
}
