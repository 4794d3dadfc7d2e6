import { siteContentMessages } from '#/messages/site-content.ts'
import { useT } from '#/ui/language.tsx'
import { TextArea, TextField } from '#/ui/text-field.tsx'

type BilingualFieldProps = {
  /** The path of the text; its languages follow after a dot. */
  name: string
  label: string
  value: { en: string; ar: string } | undefined
  /** More than one line. */
  rows?: number
  maxLength?: number
}

/** One text in both languages, side by side. */
export function BilingualField({ name, label, value, rows, maxLength }: BilingualFieldProps) {
  const t = useT(siteContentMessages)
  const shared = { maxLength }
  const english = { ...shared, name: `${name}.en`, label: t('inEnglish', { field: label }), defaultValue: value?.en }
  const arabic = { ...shared, name: `${name}.ar`, label: t('inArabic', { field: label }), defaultValue: value?.ar }
  return (
    <div className="grid gap-4 md:grid-cols-2">
      {rows ? <TextArea rows={rows} {...english} /> : <TextField {...english} />}
      {rows ? <TextArea rows={rows} {...arabic} /> : <TextField {...arabic} />}
    </div>
  )
}
