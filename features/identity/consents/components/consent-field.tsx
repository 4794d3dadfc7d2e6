import { type AgreedDocument, currentEdition } from '#/domain/terms.ts'
import { consentMessages } from '#/messages/identity/consents.ts'
import { uiMessages } from '#/messages/ui.ts'
import { publicPath } from '#/platform/i18n.ts'
import { Checkbox } from '#/ui/choice-field.tsx'
import { useLang, useT } from '#/ui/language.tsx'

const documents = {
  client: ['terms', 'privacy'],
  field: ['terms', 'shopper-code', 'privacy'],
  anybody: ['terms', 'shopper-code', 'privacy'],
} as const satisfies Record<string, readonly AgreedDocument[]>

export type ConsentFieldProps = { who: keyof typeof documents }

/** Consent box, never pre-checked; its value is the edition behind the links. */
export function ConsentField({ who }: ConsentFieldProps) {
  const t = useT(consentMessages)
  return <Checkbox name="agreed" value={currentEdition} label={t(who)} help={<DocumentLinks who={who} />} required />
}

/** Opens the documents beside the form, so that nothing typed is lost. */
function DocumentLinks({ who }: ConsentFieldProps) {
  const t = useT(consentMessages)
  const ui = useT(uiMessages)
  const lang = useLang()
  return (
    <span className="flex flex-wrap gap-x-5 text-ui">
      {documents[who].map((document) => (
        <a
          key={document}
          href={`${publicPath(lang, '/terms')}#${document}`}
          target="_blank"
          rel="noopener"
          className="link inline-flex min-h-8 items-center coarse:min-h-11 max-md:min-h-11"
        >
          {t(document)}
          <span className="sr-only"> {ui('opensNewTab')}</span>
        </a>
      ))}
    </span>
  )
}
