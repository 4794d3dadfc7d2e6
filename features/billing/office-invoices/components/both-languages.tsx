import { directionOf } from '#/domain/text.ts'
import { inBoth } from '#/features/billing/client-invoices/line-words.ts'
import { useLang } from '#/ui/language.tsx'

/** A text of a tax document: in two languages on two lines, the reader's first, each in its own direction at the same edge. */
export function BothLanguages({ words, quiet = false }: { words: string; quiet?: boolean }) {
  const lang = useLang()
  const both = inBoth(words)
  const first = quiet ? 'text-caption text-ink-2' : 'font-medium'
  const edge = 'self-start [overflow-wrap:anywhere]'
  if (!both) return <bdi className={`${first} ${edge}`}>{words}</bdi>
  const other = lang === 'ar' ? 'en' : 'ar'
  return (
    <>
      <span lang={lang} dir={directionOf(lang)} className={`${first} ${edge}`}>
        {both[lang]}
      </span>
      <span lang={other} dir={directionOf(other)} className={`text-caption text-ink-2 ${edge}`}>
        {both[other]}
      </span>
    </>
  )
}
