import { siteContentMessages } from '#/messages/site/site-content.ts'
import { useT } from '#/ui/language.tsx'

const entries = {
  slides: 'slideNumber',
  buttons: 'buttonNumber',
  claims: 'claimNumber',
  features: 'featureNumber',
  voices: 'voiceNumber',
  header: 'menuNumber',
  footer: 'columnNumber',
  links: 'linkNumber',
} as const
const lists = {
  slides: 'slides',
  buttons: 'buttons',
  claims: 'claims',
  features: 'features',
  voices: 'voices',
  header: 'header',
  footer: 'footer',
  links: 'links',
} as const
const fields = {
  art: 'art',
  kicker: 'kicker',
  title: 'title',
  text: 'text',
  label: 'label',
  target: 'target',
  value: 'value',
  icon: 'icon',
  quote: 'quote',
  by: 'saidBy',
  company: 'company',
  voicesNote: 'voicesNote',
  address: 'address',
} as const

const isKey = <T extends object>(table: T, key: string): key is keyof T & string => Object.hasOwn(table, key)

/** Label of a field in the error summary: «Slide 2 · Title (Arabic)» for `slides.1.title.ar`; null for other fields. */
export function usePlaces() {
  const t = useT(siteContentMessages)
  return (path: string): string | null => {
    const keys = path.split('.')
    const parts: string[] = []
    for (let at = 0; at < keys.length; at++) {
      const key = keys[at] ?? ''
      const next = keys[at + 1]
      if (isKey(entries, key) && next !== undefined) {
        parts.push(t(entries[key], { number: Number(next) + 1 }))
        at++
      } else if (isKey(lists, key)) parts.push(t(lists[key]))
      else if (isKey(fields, key)) {
        const field = t(fields[key])
        parts.push(next === 'en' ? t('inEnglish', { field }) : next === 'ar' ? t('inArabic', { field }) : field)
        at++
      } else return null
    }
    return parts.join(' · ')
  }
}
