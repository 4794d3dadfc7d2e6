import { Languages, TriangleAlert } from 'lucide-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { directionOf, type Lang, otherLang } from '#/domain/text.ts'
import { checkTranslation, type KnownName, type TranslationWarning } from '#/domain/translation-check.ts'
import { deskTranslationMessages } from '#/messages/fieldwork/translations.ts'
import { ActionForm, SubmitButton } from '#/ui/form.tsx'
import { Icon } from '#/ui/icon.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { TextArea } from '#/ui/text-field.tsx'
import { useToast } from '#/ui/toast.tsx'
import type { DeskText, DeskTexts } from '../read-desk-texts.server.ts'

type Explain = (code: string) => ReactNode
type Props = {
  text: DeskText
  /** Whether the answer has several texts, so that each is named. */
  named: boolean
  of: DeskTexts
  explain: Explain
}

/** The other language of one text below it: what there is, what differs from the original, and its field. */
export function DeskTranslation({ text, named, of, explain }: Props) {
  const t = useT(deskTranslationMessages)
  const { state, translated, lang, field } = text
  const to = otherLang(lang)
  const fold = useRef<HTMLDetailsElement>(null)
  const close = () => {
    if (fold.current) fold.current.open = false
    // why: the keys of the desk go on from the answer that has the focus
    fold.current?.closest<HTMLElement>('[data-question]')?.focus({ preventScroll: true })
  }
  const label = named ? `${t(`in_${to}`)} · ${t(`of_${field}`)}` : t(`in_${to}`)
  return (
    <div data-translation={state} className="flex scroll-mt-40 flex-col gap-1 text-ui">
      {state === 'made' && (
        <p
          dir={directionOf(to)}
          lang={to}
          className="text-start whitespace-pre-line text-ink-2 [overflow-wrap:anywhere]"
        >
          {translated}
        </p>
      )}
      {state === 'made' && <Warnings text={text} translated={translated} names={of.names} />}
      <details ref={fold} className="group">
        <summary className="inline-flex min-h-6 cursor-pointer list-none items-center gap-1.5 text-caption text-ink-2 max-md:min-h-11 [&::-webkit-details-marker]:hidden">
          <Icon as={Languages} size={12} />
          {label}
          {state === 'none' && <span className="text-warning-ink">{t('state_none')}</span>}
          {of.canTranslate && (
            <span className="link group-open:hidden">
              {t(state === 'none' ? 'write' : state === 'made' ? 'change' : 'check')}
            </span>
          )}
        </summary>
        {of.canTranslate && (
          <TranslationForm text={text} label={label} to={to} names={of.names} explain={explain} onSaved={close} />
        )}
      </details>
      {(state === 'former' || state === 'proposed') && (
        <p className="text-caption text-warning-ink">{t(`state_${state}`)}</p>
      )}
    </div>
  )
}

type FormProps = {
  text: DeskText
  label: string
  to: Lang
  names: readonly KnownName[]
  explain: Explain
  onSaved: () => void
}

function TranslationForm({ text, label, to, names, explain, onSaved }: FormProps) {
  const t = useT(deskTranslationMessages)
  const toast = useToast()
  const fetcher = useFetcher()
  const done = () => {
    toast({ text: t('saved') })
    onSaved()
  }
  return (
    <ActionForm fetcher={fetcher} errors="inline" explain={explain} onDone={done} className="flex flex-col gap-2 py-2">
      <Fields key={`${text.version} ${text.text}`} text={text} label={label} to={to} names={names} />
      <div>
        <SubmitButton intent="translate" variant="secondary" size="dense">
          {t('save')}
        </SubmitButton>
      </div>
    </ActionForm>
  )
}

/** Starts again with each stored version, so that an unseen change is not overwritten. */
function Fields({ text, label, to, names }: Pick<FormProps, 'text' | 'label' | 'to' | 'names'>) {
  const [typed, setTyped] = useState(text.translated)
  return (
    <>
      <input type="hidden" name="questionKey" value={text.questionKey} />
      <input type="hidden" name="field" value={text.field} />
      <input type="hidden" name="original" value={text.text} />
      <input type="hidden" name="version" value={text.version} />
      <div lang={to}>
        <TextArea
          id={useId()}
          name="text"
          label={label}
          hideLabel
          rows={2}
          grows
          maxLength={10_000}
          defaultValue={text.translated}
          onChange={setTyped}
        />
      </div>
      <Warnings text={text} translated={typed} names={names} />
    </>
  )
}

type WarningsProps = { text: DeskText; translated: string; names: readonly KnownName[] }

/** What differs from the original: a hint that holds nothing back. */
function Warnings({ text, translated, names }: WarningsProps) {
  const t = useT(deskTranslationMessages)
  const lang = useLang()
  const to = otherLang(text.lang)
  const warnings = checkTranslation({ original: text.text, text: translated, lang: to }, names)
  const parts = (list: readonly string[]) => new Intl.ListFormat(lang, { type: 'unit' }).format(list)
  const lines = ({ kind, missing, added }: TranslationWarning): string[] =>
    kind === 'language'
      ? [t(`language_${to}`)]
      : [
          ...(missing.length > 0 ? [t(`${kind}_missing`, { parts: parts(missing) })] : []),
          ...(added.length > 0 ? [t(`${kind}_added`, { parts: parts(added) })] : []),
        ]
  return (
    <div aria-live="polite">
      {warnings.length > 0 && (
        <ul
          data-tone="yellow"
          className="flex flex-col gap-1 rounded-control bg-tone px-3 py-2 text-caption text-tone-ink"
        >
          {warnings.flatMap(lines).map((line) => (
            <li key={line} className="flex items-center gap-2">
              <Icon as={TriangleAlert} size={12} />
              <span>{line}</span>
            </li>
          ))}
          <li>{t('compare')}</li>
        </ul>
      )}
    </div>
  )
}
