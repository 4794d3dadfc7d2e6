import { cityName } from '#/domain/cities.ts'
import { certificateWords } from '#/messages/certification/certificate-words.ts'
import { uiMessages } from '#/messages/ui.ts'
import { verificationMessages } from '#/messages/certification/verification.ts'
import { publicPath } from '#/platform/i18n.ts'
import { DescriptionList } from '#/ui/facts.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Time } from '#/ui/time.tsx'
import type { Review } from '../read-review.server.ts'

/** Content of the certificate, as text beside its picture. */
export function CertificateFacts({ review, issuer }: { review: Review; issuer: string }) {
  const t = useT(verificationMessages)
  const words = useT(certificateWords)
  const ui = useT(uiMessages)
  const lang = useLang()
  const { names, city, level, band, issuedAt, expiresAt, number, ruleVersion } = review
  return (
    <DescriptionList
      items={[
        { term: t('issuedTo'), value: names.holder[lang] },
        { term: words('branch'), value: names.branch[lang] },
        { term: words('city'), value: city && cityName(city, lang) },
        { term: words('level'), value: words(`level_${level}`) },
        { term: t('band'), value: band && ui(`band_${band}`) },
        { term: words('issued'), value: <Time at={issuedAt} /> },
        { term: words('expires'), value: <Time at={expiresAt} /> },
        {
          term: words('number'),
          value: (
            <bdi dir="ltr" className="num font-semibold">
              {number}
            </bdi>
          ),
        },
        { term: t('issuedBy'), value: issuer },
        {
          term: t('rule'),
          value: (
            <a
              href={publicPath(lang, '/get-certified#rule')}
              className="link inline-flex min-h-8 items-center coarse:min-h-11 max-md:min-h-11"
            >
              {t('ruleVersion', { version: String(ruleVersion) })}
            </a>
          ),
        },
      ]}
    />
  )
}

/** Scope and limits of the certificate. */
export function Coverage() {
  const t = useT(verificationMessages)
  return (
    <DescriptionList
      items={[
        { term: t('covers'), value: t('coversText') },
        { term: t('coversNot'), value: t('coversNotText') },
      ]}
    />
  )
}

/** Public reason of an invalid certificate, and the holder's options. */
export function WhyNot({ review: { state, reasonClass, stateChangedAt } }: { review: Review }) {
  const t = useT(verificationMessages)
  const words = useT(certificateWords)
  if ((state !== 'suspended' && state !== 'revoked') || !reasonClass) return null
  return (
    <section aria-labelledby="why" className="flex flex-col gap-3">
      <h2 id="why" className="text-h3">
        {t(state === 'suspended' ? 'whySuspended' : 'whyRevoked')}
      </h2>
      <DescriptionList
        columns={2}
        items={[
          { term: t('reason'), value: words(`reason_${reasonClass}`) },
          { term: t('since'), value: <Time at={stateChangedAt} /> },
        ]}
      />
      <p className="text-body">{t(`why_${reasonClass}`)}</p>
      <p className="text-ui text-ink-2">{t('reply')}</p>
    </section>
  )
}
