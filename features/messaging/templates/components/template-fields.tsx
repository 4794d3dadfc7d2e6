import { Braces } from 'lucide-react'
import { useRef } from 'react'
import { type Declared, longestPart, type Wording, wordingField, type WordingPart } from '#/domain/messaging/wording.ts'
import { directionOf, type Lang } from '#/domain/text.ts'
import { templateMessages } from '#/messages/messaging/templates.ts'
import { Icon } from '#/ui/icon.tsx'
import { useT } from '#/ui/language.tsx'
import { Menu } from '#/ui/menu.tsx'
import { TextArea, TextField } from '#/ui/text-field.tsx'

type Props = { lang: Lang; declared: Declared; texts: Wording }
type Typed = HTMLInputElement | HTMLTextAreaElement

/** Puts text at the caret of a field, as if it was typed. */
function typeInto(field: Typed, text: string): void {
  field.focus()
  field.setRangeText(text, field.selectionStart ?? field.value.length, field.selectionEnd ?? field.value.length, 'end')
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Texts of a message in one language; the menu of each field puts a variable at its caret. */
export function TemplateFields(props: Props) {
  const t = useT(templateMessages)
  const parts = (['subject', 'body', 'bell'] as const).filter((part) => props.declared[part])
  return (
    <fieldset className="flex min-w-0 flex-col gap-4">
      <legend className="pb-3 text-h3">{t(props.lang === 'en' ? 'english' : 'arabic')}</legend>
      {parts.map((part) => (
        <PartField key={part} part={part} {...props} />
      ))}
    </fieldset>
  )
}

function PartField({ part, lang, declared, texts }: Props & { part: WordingPart }) {
  const t = useT(templateMessages)
  const box = useRef<HTMLDivElement>(null)
  const name = wordingField(part, lang)
  const { allowed } = declared[part]!
  const names = allowed.map((variable) => `{${variable}}`)
  const field = {
    name,
    lang,
    label: t(part),
    maxLength: longestPart[part],
    defaultValue: texts[name] ?? '',
    help: names.length === 0 ? t('noVariables') : <bdi dir="ltr">{names.join(' ')}</bdi>,
  }
  const insert = (variable: string) => {
    const typed = box.current?.querySelector<Typed>('input, textarea')
    if (typed) typeInto(typed, variable)
  }
  return (
    <div className="flex flex-col gap-1">
      <div ref={box} dir={directionOf(lang)}>
        {part === 'subject' ? <TextField {...field} /> : <TextArea {...field} rows={part === 'body' ? 14 : 2} />}
      </div>
      {names.length > 0 && (
        <div>
          <Menu
            look="plain"
            label={`${t('insert')}: ${t(part)}`}
            trigger={
              <span className="inline-flex items-center gap-2 text-caption">
                <Icon as={Braces} size={16} />
                {t('insert')}
              </span>
            }
            items={names.map((variable) => ({ id: variable, label: variable, onAction: () => insert(variable) }))}
          />
        </div>
      )}
    </div>
  )
}
