import { withoutMarks } from '#/domain/text.ts'
import { ArrowDown, ArrowUp, ChevronDown, Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { siteContentMessages } from '#/messages/site/site-content.ts'
import { Button, IconButton } from '#/ui/button.tsx'
import { classes } from '#/ui/class-names.ts'
import { fieldId, useFormState } from '#/ui/form-state.ts'
import { Icon } from '#/ui/icon.tsx'
import { useT } from '#/ui/language.tsx'
import { announce } from '#/ui/live-region.tsx'
import { emptyList } from '../nested.ts'

type Entry<T> = { key: number; value: T | undefined; isNew?: true }

type ListEditorProps<T> = {
  /** Path of the list; entries add their number. */
  name: string
  title: string
  description?: string
  items: readonly T[]
  most: number
  /** Name of an entry, for adding and numbering. */
  thing: string
  nameOf: (number: number) => string
  /** Summary of an entry, beside its number. */
  summaryOf?: (value: T) => string
  /** Quieter look for nested lists. */
  inner?: boolean
  children: (path: string, value: T | undefined, number: number) => ReactNode
}

/** A list with buttons to add, move and remove. Input moves with its entry. */
export function ListEditor<T>(props: ListEditorProps<T>) {
  const { name, title, description, most, thing, nameOf, summaryOf, inner, children } = props
  const t = useT(siteContentMessages)
  const { entries, box, add, move, remove } = useEntries(props.items, nameOf)
  const form = useFormState()
  const Heading = inner ? 'h4' : 'h2'
  return (
    <section id={form ? fieldId(form.id, name) : undefined} tabIndex={-1} className="flex flex-col gap-4">
      {entries.length === 0 && <input type="hidden" name={`${name}.${emptyList}`} />}
      <div>
        <Heading className={inner ? 'text-ui font-semibold' : 'text-h3'}>{title}</Heading>
        {description && <p className="text-ui text-ink-2">{description}</p>}
      </div>
      {entries.length === 0 && !inner && <p className="text-ui text-ink-2">{t('noneLeft')}</p>}
      <ol ref={box} className="flex flex-col gap-4">
        {entries.map(({ key, value, isNew }, index) => (
          <li
            key={key}
            data-entry={key}
            className={classes('relative rounded-card border border-line', inner ? 'bg-surface-1' : 'bg-card')}
          >
            <EntryFrame
              inner={Boolean(inner)}
              path={`${name}.${index}`}
              heading={nameOf(index + 1)}
              about={value === undefined ? '' : (summaryOf?.(value) ?? '')}
              isNew={Boolean(isNew)}
            >
              {children(`${name}.${index}`, value, index + 1)}
            </EntryFrame>
            <div className="absolute end-2 top-2 flex">
              <IconButton
                icon={ArrowUp}
                data-step="up"
                label={withoutMarks(t('up', { thing: nameOf(index + 1) }))}
                disabled={index === 0}
                onClick={() => move(index, index - 1, 'up')}
              />
              <IconButton
                icon={ArrowDown}
                data-step="down"
                label={withoutMarks(t('down', { thing: nameOf(index + 1) }))}
                disabled={index === entries.length - 1}
                onClick={() => move(index, index + 1, 'down')}
              />
              <IconButton
                icon={Trash2}
                label={withoutMarks(t('remove', { thing: nameOf(index + 1) }))}
                onClick={() => remove(index)}
              />
            </div>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap items-center gap-3">
        <Button icon={Plus} size={inner ? 'dense' : 'default'} disabled={entries.length >= most} onClick={add}>
          {withoutMarks(t('add', { thing }))}
        </Button>
        {entries.length >= most && <p className="text-caption text-ink-2">{t('full', { count: most })}</p>}
      </div>
    </section>
  )
}

type EntryFrameProps = {
  inner: boolean
  path: string
  heading: string
  about: string
  isNew: boolean
  children: ReactNode
}

/** Outer entries collapse to their heading; new ones, and those with problems, are open. */
function EntryFrame({ inner, path, heading, about, isNew, children }: EntryFrameProps) {
  const errors = useFormState()?.errors ?? {}
  if (inner)
    return (
      <div className="flex flex-col gap-3 p-3 md:p-4">
        <p className="flex min-h-9 items-center pe-32 text-ui font-semibold">{heading}</p>
        {children}
      </div>
    )
  const atFault = Object.keys(errors).some((name) => name.startsWith(`${path}.`))
  return (
    <details open={isNew || atFault} className="group">
      <summary className="flex min-h-14 list-none items-center gap-2 ps-4 pe-36 text-ui [&::-webkit-details-marker]:hidden">
        <Icon as={ChevronDown} size={16} className="transition-transform group-open:rotate-180" />
        <span className="font-semibold whitespace-nowrap">{heading}</span>
        <span dir="auto" className="truncate text-ink-2">
          {about}
        </span>
      </summary>
      <div className="flex flex-col gap-4 border-t border-line p-4 md:p-5">{children}</div>
    </details>
  )
}

type Place = { key: number; step: 'up' | 'down' | 'new' }

/** Entries, with focus following moves and additions. */
function useEntries<T>(items: readonly T[], nameOf: (number: number) => string) {
  const t = useT(siteContentMessages)
  const [entries, setEntries] = useState<readonly Entry<T>[]>(() => items.map((value, key) => ({ key, value })))
  const nextKey = useRef(items.length)
  const box = useRef<HTMLOListElement>(null)
  const [place, setPlace] = useState<Place | null>(null)
  useEffect(() => {
    if (!place) return
    const entry = box.current?.querySelector(`:scope > [data-entry="${place.key}"]`)
    const wanted = place.step === 'new' ? 'input, select, textarea' : `button[data-step="${place.step}"]:enabled`
    const target = entry?.querySelector<HTMLElement>(wanted) ?? entry?.querySelector<HTMLElement>('button:enabled')
    target?.focus()
    // why: adding, removing and renaming fields changes the form like typing
    box.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [place])
  return {
    entries,
    box,
    add() {
      const key = nextKey.current++
      setEntries([...entries, { key, value: undefined, isNew: true }])
      setPlace({ key, step: 'new' })
    },
    move(from: number, to: number, step: 'up' | 'down') {
      const list = [...entries]
      const [entry] = list.splice(from, 1)
      if (!entry) return
      list.splice(to, 0, entry)
      setEntries(list)
      setPlace({ key: entry.key, step })
      announce(withoutMarks(t('moved', { thing: nameOf(from + 1), place: to + 1 })))
    },
    remove(index: number) {
      const list = entries.filter((_, at) => at !== index)
      const neighbour = list[Math.min(index, list.length - 1)]
      setEntries(list)
      setPlace({ key: neighbour?.key ?? -1, step: 'up' })
      announce(withoutMarks(t('removed', { thing: nameOf(index + 1) })))
    },
  }
}
