import type { Lang } from '#/domain/text.ts'
import { siteContentMessages } from '#/messages/site/site-content.ts'
import { useT } from '#/ui/language.tsx'
import { TextArea, TextField } from '#/ui/text-field.tsx'

type BilingualFieldProps = {
  /** Path of the text; the language follows after a dot. */
  name: string
  label: string
  value: { en: string; ar: string } | undefined
  /** For several lines. */
  rows?: number
  maxLength?: number
}

/** One text in both languages, side by side. */
export function BilingualField({ name, label, value, rows, maxLength }: BilingualFieldProps) {
  const t = useT(siteContentMessages)
  const input = (lang: Lang) => {
    const props = {
      lang,
      name: `${name}.${lang}`,
      label: t(lang === 'en' ? 'inEnglish' : 'inArabic', { field: label }),
      defaultValue: value?.[lang],
      maxLength,
    }
    return rows ? <TextArea rows={rows} {...props} /> : <TextField {...props} />
  }
  return (
    <div className="grid gap-4 md:grid-cols-2">
      {input('en')}
      {input('ar')}
    </div>
  )
}
