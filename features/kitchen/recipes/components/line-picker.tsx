import { type ClipboardEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Plus } from 'lucide-react'
import { href, Link } from 'react-router'
import type { BookIngredient, BookRecipe } from '#/domain/kitchen/book.ts'
import { recipeMessages } from '#/messages/kitchen/recipes.ts'
import { sheetMessages } from '#/messages/kitchen/recipe-sheet.ts'
import { classes } from '#/ui/class-names.ts'
import { inputClasses } from '#/ui/field.tsx'
import { Icon } from '#/ui/icon.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { popoverLook } from '#/ui/popover-look.ts'
import type { Found } from '../read-sheet.server.ts'
import { fromWire } from '../wire.ts'
import { named } from './figures.ts'

export type Choice = { kind: 'ingredient'; item: BookIngredient } | { kind: 'recipe'; item: BookRecipe }

const pauseMs = 160

/** Asks for ingredients and recipes whose names hold the words. Null without a connection. */
export async function findChoices(recipeId: string, q: string): Promise<{ found: Found; choices: Choice[] } | null> {
  try {
    const address = href('/client/recipe-management/:recipeId/find', { recipeId })
    const response = await fetch(`${address}?q=${encodeURIComponent(q)}`)
    if (!response.ok) return null
    const found = fromWire(await response.text()) as Found
    const ingredients = new Map(found.ingredients.map((item) => [item.id, item]))
    const recipes = new Map(found.recipes.map((item) => [item.id, item]))
    const choices = found.order.flatMap(({ id, kind }): Choice[] => {
      const ingredient = kind === 'ingredient' ? ingredients.get(id) : undefined
      const recipe = kind === 'recipe' ? recipes.get(id) : undefined
      if (ingredient) return [{ kind: 'ingredient', item: ingredient }]
      return recipe ? [{ kind: 'recipe', item: recipe }] : []
    })
    return { found, choices }
  } catch {
    return null
  }
}

type Props = {
  recipeId: string
  onLearn: (found: Found) => void
  onChoose: (choice: Choice) => void
  onPaste: (rows: string[][]) => void
}

/** The line at the foot of a sheet: a word, the arrows, Enter. */
export function LinePicker({ recipeId, onLearn, onChoose, onPaste }: Props) {
  const t = useT(sheetMessages)
  const word = useT(recipeMessages)
  const lang = useLang()
  const id = useId()
  const [typed, setTyped] = useState('')
  const [choices, setChoices] = useState<Choice[] | null>(null)
  const [at, setAt] = useState(0)
  // the words that the choices were found for: Enter on older ones waits for the newer
  const [foundFor, setFoundFor] = useState('')
  const asked = useRef('')
  const pressed = useRef(false)

  const choose = (choice: Choice) => {
    asked.current = ''
    pressed.current = false
    setTyped('')
    setChoices(null)
    onChoose(choice)
  }
  useEffect(() => {
    const q = typed.trim()
    asked.current = q
    if (q === '') return
    const ask = async () => {
      const answer = await findChoices(recipeId, q)
      if (!answer || asked.current !== q) return
      onLearn(answer.found)
      const [first] = answer.choices
      // Enter came before the answer
      if (pressed.current && first) choose(first)
      else {
        pressed.current = false
        setChoices(answer.choices)
        setFoundFor(q)
        setAt(0)
      }
    }
    const timer = setTimeout(() => void ask(), pauseMs)
    return () => clearTimeout(timer)
    // why: `ask` changes with each drawing and reads only these two
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [typed, recipeId])

  const onKeyDown = (event: KeyboardEvent) => {
    const many = choices?.length ?? 0
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (many === 0) return
      event.preventDefault()
      setAt((before) => (before + (event.key === 'ArrowDown' ? 1 : many - 1)) % many)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      const isCurrent = choices !== null && foundFor === typed.trim()
      const choice = isCurrent ? choices[at] : undefined
      if (choice) choose(choice)
      else if (typed.trim() !== '' && !isCurrent) pressed.current = true
    } else if (event.key === 'Escape' && choices) {
      event.preventDefault()
      setChoices(null)
    }
  }
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain')
    if (!/[\n\t]/.test(text.trim())) return
    event.preventDefault()
    const rows = text
      .split(/\r?\n/)
      .map((row) => row.split('\t').map((cell) => cell.trim()))
      .filter((cells) => cells.some((cell) => cell !== ''))
    onPaste(rows)
  }
  const isOpen = choices !== null && typed.trim() !== ''
  return (
    <div className="relative">
      <div className="flex items-center gap-2">
        <Icon as={Plus} size={16} />
        <input
          id={`${id}-input`}
          data-add-line
          role="combobox"
          aria-label={t('addLine')}
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && choices.length > 0 ? `${id}-${at}` : undefined}
          aria-describedby={`${id}-hint`}
          autoComplete="off"
          placeholder={t('addLine')}
          value={typed}
          data-typed={typed === '' ? undefined : ''}
          onChange={(event) => {
            setTyped(event.target.value)
            if (event.target.value.trim() === '') setChoices(null)
          }}
          onKeyDown={onKeyDown}
          onPaste={paste}
          onBlur={() => setTimeout(() => setChoices(null), 150)}
          className={classes(inputClasses, 'input-free')}
        />
      </div>
      {isOpen && (
        <div className={classes(popoverLook, 'absolute inset-x-0 top-full z-20 mt-1 p-1')}>
          <div id={`${id}-list`} role="listbox" aria-label={t('addLine')} className="max-h-[320px] overflow-auto">
            {choices.map((choice, index) => (
              <div
                key={choice.item.id}
                id={`${id}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === at}
                onPointerDown={(event) => {
                  event.preventDefault()
                  choose(choice)
                }}
                className={classes(
                  'flex min-h-10 cursor-pointer items-center gap-2 rounded-control px-3 py-1.5 coarse:min-h-11',
                  index === at && 'bg-surface-2',
                )}
              >
                <bdi>{named(choice.item.names, lang)}</bdi>
                {choice.kind === 'recipe' && (
                  <span className="text-caption text-ink-2">{word(`kind_${choice.item.kind}`)}</span>
                )}
              </div>
            ))}
          </div>
          {choices.length === 0 && (
            <p className="px-3 py-2 text-ui text-ink-2">
              {t('nothingFound')}
              <Link
                className="link ms-2"
                to={`${href('/client/recipe-management/ingredients/new')}?name=${encodeURIComponent(typed.trim())}`}
                onPointerDown={(event) => event.preventDefault()}
              >
                {t('newIngredient', { name: typed.trim() })}
              </Link>
            </p>
          )}
        </div>
      )}
      <p id={`${id}-hint`} className="mt-1 text-caption text-ink-2">
        {t('addHint')}
      </p>
    </div>
  )
}
