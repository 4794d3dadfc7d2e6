import type { ReasonClass, ShownState } from '#/domain/certification/certificate.ts'
import { formatDate } from '#/domain/riyadh-time.ts'
import { directionOf, langs, translator } from '#/domain/text.ts'
import { stateIcons, stateTones } from '#/features/certification/certificates/components/certificate-state.tsx'
import { certificatePageMessages } from '#/messages/certification/admin-certificate.ts'
import { verificationMessages } from '#/messages/certification/verification.ts'
import { Icon } from '#/ui/icon.tsx'
import { useT } from '#/ui/language.tsx'

type Props = { state: ShownState; reasonClass: ReasonClass | null; expiresAt: string; since: Date }

/** Preview of the public page's first lines, in both languages and with its own texts. */
export function PublicPreview({ state, reasonClass, expiresAt, since }: Props) {
  const t = useT(certificatePageMessages)
  return (
    <section className="flex flex-col gap-2" aria-live="polite">
      <h3 className="text-ui font-medium">{t('preview')}</h3>
      <div className="grid gap-3 md:grid-cols-2">
        {langs.map((lang) => {
          const say = translator(lang, verificationMessages)
          const days = { until: formatDate(new Date(expiresAt), lang), since: formatDate(since, lang) }
          return (
            <div
              key={lang}
              lang={lang}
              dir={directionOf(lang)}
              data-tone={stateTones[state]}
              className="flex items-start gap-3 rounded-card border border-tone-line bg-tone p-3 text-caption text-tone-ink"
            >
              <Icon as={stateIcons[state]} />
              <div className="flex min-w-0 flex-col gap-1">
                <p className="text-ui font-semibold">{say(`is_${state}`)}</p>
                <p>{say(`means_${state}`, days)}</p>
                {reasonClass && <p>{say(`why_${reasonClass}`)}</p>}
              </div>
            </div>
          )
        })}
      </div>
    </section>
  )
}
