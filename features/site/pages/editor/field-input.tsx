import { useId, useState } from 'react'
import { isLinkTarget } from '#/domain/link-target.ts'
import { plainTextOf, type RichText } from '#/domain/rich-text.ts'
import { otherLang } from '#/domain/text.ts'
import { RichTextEditor } from '#/features/site/blog/components/rich-text-editor.tsx'
import { PictureField } from '#/features/site/media/components/picture-field.tsx'
import { pageBlockMessages } from '#/messages/site/page-fields.ts'
import { FieldFrame, inputClasses } from '#/ui/field.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import type { FieldSpec } from '../block-fields.ts'
import { useFrame } from './block-tools.ts'
import { ContentField } from './content-field.tsx'

type FieldInputProps = {
  spec: FieldSpec
  id: string
  value: unknown
  /** The other language's value, for translating. */
  source: unknown
  onChange: (value: unknown) => void
}

/** One field of a block. */
export function FieldInput({ spec, id, value, source, onChange }: FieldInputProps) {
  const t = useT(pageBlockMessages)
  const { lang } = useFrame()
  const label = t(spec.label)
  const help = useSource(spec, value, source)
  switch (spec.kind) {
    case 'line':
      return (
        <ContentField
          label={label}
          value={textOf(value)}
          onChange={onChange}
          lang={lang}
          most={spec.most}
          help={help}
        />
      )
    case 'lines':
      return (
        <ContentField
          label={label}
          value={textOf(value)}
          onChange={onChange}
          lang={lang}
          lines={4}
          most={spec.most}
          help={help ?? t('paragraphsHelp')}
        />
      )
    case 'rich':
      return <RichField label={label} id={id} value={value as RichText} help={help} onChange={onChange} />
    case 'target':
      return <TargetField label={label} value={textOf(value)} onChange={onChange} />
    case 'picture':
      return <MediaField label={label} value={textOf(value)} onChange={onChange} />
    case 'form':
      return <FormChoice label={label} value={textOf(value)} onChange={onChange} />
    case 'choice':
      return (
        <Choice
          label={label}
          value={String(value)}
          options={spec.options.map((option) => ({ value: String(option.value), label: t(option.label) }))}
          onChange={(next) => onChange(spec.options.find((option) => String(option.value) === next)?.value)}
        />
      )
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const plain = (value: unknown): string =>
  typeof value === 'object' && value !== null ? plainTextOf(value as RichText) : textOf(value)

/** The other language's text while this one is empty. */
function useSource(spec: FieldSpec, value: unknown, source: unknown): string | undefined {
  const t = useT(pageBlockMessages)
  const { lang } = useFrame()
  if (spec.kind !== 'line' && spec.kind !== 'lines' && spec.kind !== 'rich') return undefined
  const text = plain(source).trim()
  if (text === '' || plain(value).trim() !== '') return undefined
  return t(otherLang(lang) === 'en' ? 'inEnglish' : 'inArabic', { text })
}

type RichFieldProps = {
  label: string
  id: string
  value: RichText
  help: string | undefined
  onChange: (value: unknown) => void
}

/** Uncontrolled while typing; a value from elsewhere (undo, a colleague's version) remounts it. */
function RichField({ label, id, value, help, onChange }: RichFieldProps) {
  const { lang } = useFrame()
  const [own, setOwn] = useState({ text: JSON.stringify(value), round: 0 })
  const text = JSON.stringify(value)
  if (text !== own.text) setOwn({ text, round: own.round + 1 })
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <span className="text-ui font-medium">{label}</span>
      {help && <span className="text-caption whitespace-pre-line text-ink-2">{help}</span>}
      <RichTextEditor
        key={`${lang}-${id}-${own.round}`}
        label={label}
        lang={lang}
        defaultValue={value}
        onChange={(doc) => {
          if (!doc) return
          setOwn({ ...own, text: JSON.stringify(doc) })
          onChange(doc)
        }}
      />
    </div>
  )
}

/** Passes an address on only when valid; keeps the input until then. */
function TargetField({ label, value, onChange }: { label: string; value: string; onChange: (value: string) => void }) {
  const t = useT(pageBlockMessages)
  const [typed, setTyped] = useState<string | null>(null)
  const wrong = typed !== null && typed !== '' && !isLinkTarget(typed)
  const change = (next: string) => {
    const target = next.trim()
    const fits = target === '' || isLinkTarget(target)
    setTyped(fits ? null : next)
    if (fits) onChange(target)
  }
  return (
    <ContentField
      label={label}
      value={typed ?? value}
      onChange={change}
      most={300}
      help={t('targetHelp')}
      error={wrong ? t('targetWrong') : undefined}
    />
  )
}

function MediaField({ label, value, onChange }: { label: string; value: string; onChange: (value: string) => void }) {
  const { pictures, addPicture } = useFrame()
  return (
    <PictureField
      label={label}
      picture={pictures[value] ?? null}
      onChange={(picture) => {
        if (picture) addPicture(picture)
        onChange(picture?.id ?? '')
      }}
    />
  )
}

function FormChoice({ label, value, onChange }: { label: string; value: string; onChange: (value: string) => void }) {
  const t = useT(pageBlockMessages)
  const lang = useLang()
  const { forms } = useFrame()
  const known = forms.map(({ slug, title }) => ({ value: slug, label: title[lang] || title.en || title.ar || slug }))
  const gone = value !== '' && !known.some((form) => form.value === value)
  return (
    <Choice
      label={label}
      value={value}
      options={[
        { value: '', label: t('chooseForm') },
        ...known,
        ...(gone ? [{ value, label: `${t('formGone')} (${value})` }] : []),
      ]}
      onChange={onChange}
    />
  )
}

type ChoiceProps = {
  label: string
  value: string
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} helpId={undefined} error={undefined} errorId={undefined}>
      <select id={id} className={inputClasses} value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}
