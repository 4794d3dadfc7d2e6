import { useState } from 'react'
import { href } from 'react-router'
import type { BookIngredient } from '#/domain/kitchen/book.ts'
import { readExact, readQuantity } from '#/domain/kitchen/quantity.ts'
import { errorMessages } from '#/messages/errors.ts'
import { sheetMessages } from '#/messages/kitchen/recipe-sheet.ts'
import { Button } from '#/ui/button.tsx'
import { classes } from '#/ui/class-names.ts'
import { inputClasses } from '#/ui/field.tsx'
import { useT } from '#/ui/language.tsx'
import type { ErrorCode } from '#/domain/errors.ts'

type Props = {
  ingredient: BookIngredient
  reason: 'pieceWeight' | 'density'
  name: string
  onKept: (ingredient: BookIngredient) => void
}

/** The one figure that a line lacks, asked where it is missing and kept at the ingredient for every recipe. */
export function Bridge({ ingredient, reason, name, onKept }: Props) {
  const t = useT(sheetMessages)
  const say = useT(errorMessages)
  const [typed, setTyped] = useState('')
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const keep = async () => {
    const read = readQuantity(typed)
    if ('problem' in read || read.value.n === 0n) {
      setProblem(t('bad_unreadable'))
      return
    }
    setPending(true)
    const answer = await send(ingredient.id, { [reason]: read.text })
    setPending(false)
    if (answer === 'kept') onKept({ ...ingredient, [reason]: readExact(read.text) })
    else setProblem(say(answer))
  }
  return (
    <span className="flex flex-wrap items-center gap-2 text-ink">
      <label className="flex flex-wrap items-center gap-2">
        <span>{t(reason === 'pieceWeight' ? 'bridgePiece' : 'bridgeDensity', { name })}</span>
        <input
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          data-typed={typed === '' ? undefined : ''}
          aria-invalid={problem ? true : undefined}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            void keep()
          }}
          className={classes(inputClasses, 'num w-24')}
        />
      </label>
      <Button size="dense" pending={pending} onClick={() => void keep()}>
        {t('keepBridge')}
      </Button>
      {problem && (
        <span role="alert" className="text-danger-ink">
          {problem}
        </span>
      )}
    </span>
  )
}

async function send(ingredientId: string, values: Record<string, string>): Promise<'kept' | ErrorCode> {
  try {
    const response = await fetch(href('/client/recipe-management/bridge/:ingredientId', { ingredientId }), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(values),
    })
    const answer = (await response.json()) as { ok: true } | { ok: false; code: ErrorCode }
    return answer.ok ? 'kept' : answer.code
  } catch {
    return 'unavailable' as ErrorCode
  }
}
