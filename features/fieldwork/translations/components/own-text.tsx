import { directionOf } from '#/domain/text.ts'
import { langOfText, type ToldText } from '#/domain/translation.ts'
import { translationMarkMessages } from '#/messages/fieldwork/translations.ts'
import { useLang, useT } from '#/ui/language.tsx'

type Props = { text: string; told: ToldText | null | undefined }

const passage = 'block text-start whitespace-pre-line [overflow-wrap:anywhere]'
const mark = 'text-caption text-ink-2'

/**
 * What a person wrote, in the reader's language where there is a translation: marked, and with the original one tap away,
 * also without scripts. Without a translation the original is shown and marked. Needs room for blocks; `ShortText` does not.
 */
export function OwnText({ text, told }: Props) {
  const t = useT(translationMarkMessages)
  const lang = useLang()
  if (!told)
    return (
      <span dir="auto" lang={langOfText(text) ?? undefined} className={passage}>
        {text}
      </span>
    )
  const original = (
    <span dir={directionOf(told.lang)} lang={told.lang} className={passage}>
      {text}
    </span>
  )
  if (told.text === null)
    return (
      <span dir={directionOf(told.lang)} className="block text-start">
        {original}
        <span lang={lang} className={`block ${mark}`}>
          {t(`original_${told.lang}`)}
        </span>
      </span>
    )
  return (
    <>
      <span dir={directionOf(lang)} lang={lang} className={passage}>
        {told.text}
      </span>
      <details className="group/original">
        <summary
          className={`inline-flex min-h-6 cursor-pointer list-none items-center ${mark} max-md:min-h-11 [&::-webkit-details-marker]:hidden`}
        >
          {t('translated')}
          <span data-print="hide" className="whitespace-pre">
            {' · '}
            <span className="underline underline-offset-4 group-open/original:hidden">{t('showOriginal')}</span>
            <span className="hidden underline underline-offset-4 group-open/original:inline">{t('hideOriginal')}</span>
          </span>
        </summary>
        <div dir={directionOf(told.lang)} className="border-s-2 border-line ps-3 text-ink-2">
          {original}
        </div>
      </details>
    </>
  )
}

/** The same beside a line at the side where its letters begin. */
export function OwnQuote({ text, told }: Props) {
  const lang = useLang()
  const shown = told?.text == null ? langOfText(text) : lang
  return (
    <blockquote dir={shown ? directionOf(shown) : undefined} className="border-s-2 border-line-input ps-3 text-ui">
      <OwnText text={text} told={told} />
    </blockquote>
  )
}

/** The same in a line, where nothing can be opened: with its mark alone. */
export function ShortText({ text, told }: Props) {
  const lang = useLang()
  if (!told)
    return (
      <bdi lang={langOfText(text) ?? undefined} className="[overflow-wrap:anywhere]">
        {text}
      </bdi>
    )
  const shown = told.text === null ? told.lang : lang
  return (
    <>
      <bdi lang={shown} className="[overflow-wrap:anywhere]">
        {told.text ?? text}
      </bdi>
      <TextMark told={told} />
    </>
  )
}

/** Says that a text is a translation, or in which language it was written. */
export function TextMark({ told }: { told: ToldText }) {
  const t = useT(translationMarkMessages)
  return (
    <span className={`${mark} ms-1 whitespace-nowrap`}>
      ({told.text === null ? t(`original_${told.lang}`) : t('translated')})
    </span>
  )
}
