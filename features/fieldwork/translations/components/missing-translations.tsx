import { type ReactNode, useEffect, useState } from 'react'
import { useFetcher, useRevalidator } from 'react-router'
import { otherLang } from '#/domain/text.ts'
import { checkTranslation } from '#/domain/translation-check.ts'
import { deskTranslationMessages } from '#/messages/fieldwork/translations.ts'
import { Button } from '#/ui/button.tsx'
import { ActionForm, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { useToast } from '#/ui/toast.tsx'
import type { DeskTexts } from '../read-desk-texts.server.ts'
import { openNextTranslation } from './open-translation.ts'

type Props = { of: DeskTexts; explain: (code: string) => ReactNode }

/** How many texts of the report have no second language yet, the way to the next of them, and the language model's proposals. */
export function MissingTranslations({ of, explain }: Props) {
  const t = useT(deskTranslationMessages)
  const { texts, canTranslate, canPropose } = of
  const missing = texts.filter(({ state }) => state !== 'made').length
  if (missing === 0 || !canTranslate) return null
  const unproposed = texts.filter(({ version }) => version === 0).length
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <p className="num text-ui text-ink-2">{t('without', { count: missing })}</p>
      <Button changes size="dense" variant="quiet" onClick={openNextTranslation}>
        {t('next')}
      </Button>
      {canPropose && unproposed > 0 && <Propose unproposed={unproposed} />}
      <Confirm of={of} explain={explain} />
    </div>
  )
}

const lookAgainMs = 3000
const mostLooks = 40

/** Asks the language model, and looks again until each text has a proposal; without scripts by reloading. */
function Propose({ unproposed }: { unproposed: number }) {
  const t = useT(deskTranslationMessages)
  const toast = useToast()
  const fetcher = useFetcher()
  const { revalidate } = useRevalidator()
  const [looks, setLooks] = useState(0)
  useEffect(() => {
    if (looks === 0 || unproposed === 0) return
    const timer = setTimeout(() => {
      setLooks(looks - 1)
      void revalidate()
    }, lookAgainMs)
    return () => clearTimeout(timer)
  }, [looks, unproposed, revalidate])
  const asked = () => {
    toast({ text: t('proposing') })
    setLooks(mostLooks)
  }
  return (
    <ActionForm fetcher={fetcher} errors="inline" onDone={asked}>
      <SubmitButton intent="propose-translations" variant="secondary" size="dense">
        {t('propose')}
      </SubmitButton>
    </ActionForm>
  )
}

/** Saves the proposals in which nothing differs; the others are saved one by one. */
function Confirm({ of: { texts, names }, explain }: Props) {
  const t = useT(deskTranslationMessages)
  const toast = useToast()
  const fetcher = useFetcher()
  const matching = texts.filter(
    ({ state, lang, text, translated }) =>
      state === 'proposed' &&
      checkTranslation({ original: text, text: translated, lang: otherLang(lang) }, names).length === 0,
  )
  if (matching.length === 0) return null
  const seen = matching.map(({ questionKey, field, text, version, translated }) => ({
    questionKey,
    field,
    original: text,
    version,
    text: translated,
  }))
  return (
    <ActionForm fetcher={fetcher} errors="inline" explain={explain} onDone={() => toast({ text: t('saved') })}>
      <input type="hidden" name="texts" value={JSON.stringify(seen)} />
      <div className="flex flex-wrap items-center gap-x-3">
        <SubmitButton intent="confirm-translations" variant="secondary" size="dense">
          {t('confirm', { count: matching.length })}
        </SubmitButton>
        <span className="text-caption text-ink-2">{t('confirmHint')}</span>
      </div>
    </ActionForm>
  )
}
