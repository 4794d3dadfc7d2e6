import type { Text } from '#/domain/text.ts'
import { builderMessages } from '#/messages/fieldwork/questionnaire-builder.ts'
import { useT } from '#/ui/language.tsx'
import { TextArea } from '#/ui/text-field.tsx'

type Props = {
  /** Prefix of the two inputs' ids. */
  id: string
  label: string
  value: Text
  most: number
  /** Preserves line breaks; without `lines` a long line only wraps. */
  lines?: number
  optional?: boolean
  onChange: (value: Text) => void
}

/** A text in both languages, side by side, each in its own direction. */
export function TextPair({ id, label, value, most, lines, optional, onChange }: Props) {
  const t = useT(builderMessages)
  const input = (lang: 'en' | 'ar') => {
    const props = {
      lang,
      id: `${id}-${lang}`,
      name: `${id}-${lang}`,
      label: t(lang === 'en' ? 'inEnglish' : 'inArabic', { label }),
      defaultValue: value[lang],
      maxLength: most,
      onChange: (text: string) => onChange({ ...value, [lang]: lines ? text : text.replace(/\s*\n\s*/g, ' ') }),
      ...(optional ? { optional } : {}),
    }
    return <TextArea {...props} rows={lines ?? 1} grows />
  }
  return (
    <div className="grid gap-4 md:grid-cols-2">
      {input('en')}
      {input('ar')}
    </div>
  )
}
