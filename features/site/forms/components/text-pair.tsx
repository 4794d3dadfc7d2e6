import { formEditorMessages } from '#/messages/site/forms-admin.ts'
import type { Text } from '#/domain/text.ts'
import { useT } from '#/ui/language.tsx'
import { TextArea, TextField } from '#/ui/text-field.tsx'

type Props = {
  /** Id prefix of the two inputs. */
  id: string
  label: string
  value: Text
  most: number
  lines?: number
  optional?: boolean
  onChange: (value: Text) => void
}

/** One text in both languages, side by side. */
export function TextPair({ id, label, value, most, lines, optional, onChange }: Props) {
  const t = useT(formEditorMessages)
  const input = (lang: 'en' | 'ar') => {
    const props = {
      lang,
      id: `${id}-${lang}`,
      name: `${id}-${lang}`,
      label: t(lang === 'en' ? 'inEnglish' : 'inArabic', { label }),
      defaultValue: value[lang],
      maxLength: most,
      onChange: (text: string) => onChange({ ...value, [lang]: text }),
      ...(optional ? { optional } : {}),
    }
    return lines ? <TextArea {...props} rows={lines} /> : <TextField {...props} />
  }
  return (
    <div className="grid gap-4 md:grid-cols-2">
      {input('en')}
      {input('ar')}
    </div>
  )
}
