import { createContext, use, useRef, useState, type ReactNode } from 'react'
import { reviewMessages } from '#/messages/reporting/review.ts'
import { Button } from '#/ui/button.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Menu } from '#/ui/menu.tsx'
import type { Phrase } from '../phrases.server.ts'
import type { PhrasePurpose } from '../starting-phrases.ts'

const Phrases = createContext<readonly Phrase[]>([])

/** Provides the comment library to all fields below. */
export function PhrasesAtHand({ phrases, children }: { phrases: readonly Phrase[]; children: ReactNode }) {
  return <Phrases value={phrases}>{children}</Phrases>
}

/** Sets the text and fires `input`, as typing does, so that React notices the change. */
function typeInto(field: HTMLTextAreaElement, text: string) {
  const before = field.value.trimEnd()
  field.value = before ? `${before}\n${text}` : text
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.focus()
}

/** Inserts a phrase into the form's text field, in either language; the form submits the ids of used ones. */
export function PhrasePicker({ purpose, field }: { purpose: PhrasePurpose; field: string }) {
  const t = useT(reviewMessages)
  const lang = useLang()
  const other = lang === 'en' ? 'ar' : 'en'
  const [isOther, setIsOther] = useState(false)
  const [used, setUsed] = useState<readonly string[]>([])
  const place = useRef<HTMLDivElement>(null)
  const fitting = use(Phrases).filter((phrase) => phrase.purpose === purpose)
  if (fitting.length === 0) return null
  const insert = ({ id, ...phrase }: Phrase) => {
    const target = place.current?.closest('form')?.elements.namedItem(field)
    if (!(target instanceof HTMLTextAreaElement)) return
    typeInto(target, phrase[isOther ? other : lang])
    setUsed((before) => [...new Set([...before, id])])
  }
  return (
    <div ref={place} className="flex flex-wrap items-center gap-2">
      <Menu
        look="button"
        trigger={t('phrases')}
        label={t('phrases')}
        items={fitting.map((phrase) => ({
          id: phrase.id,
          label: phrase[isOther ? other : lang],
          onAction: () => insert(phrase),
        }))}
      />
      <Button variant="quiet" aria-pressed={isOther} onClick={() => setIsOther(!isOther)}>
        {t('phrasesIn')}
      </Button>
      {used.map((id) => (
        <input key={id} type="hidden" name="phrases" value={id} />
      ))}
    </div>
  )
}
