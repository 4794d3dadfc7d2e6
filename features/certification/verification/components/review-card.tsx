import type { ReactNode } from 'react'
import { certificateWords } from '#/messages/certification/certificate-words.ts'
import { verificationMessages } from '#/messages/certification/verification.ts'
import { publicPath } from '#/platform/i18n.ts'
import { AnchorButton } from '#/ui/button.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import type { Review } from '../read-review.server.ts'
import { CertificateFacts, Coverage, WhyNot } from './certificate-facts.tsx'
import { HowToCheck } from './how-to-check.tsx'
import { KeepAndShare } from './keep-and-share.tsx'
import { SignatureCheck } from './signature-check.tsx'
import { StateBanner } from './state-banner.tsx'

type Props = { review: Review; issuer: string; children: ReactNode }

/** Public view of the certificate: current state, content, verification and sharing. */
export function ReviewCard({ review, issuer, children }: Props) {
  return (
    <article className="overflow-hidden rounded-card border border-line bg-card">
      <StateBanner review={review} />
      <div className="flex flex-col gap-10 p-4 md:p-8">
        <Newer review={review} />
        <Certified review={review} issuer={issuer} />
        <WhyNot review={review} />
        <KeepAndShare review={review} />
        <HowToCheck review={review} />
        <SignatureCheck review={review} />
        {children}
      </div>
    </article>
  )
}

function Newer({ review: { replacedBy } }: { review: Review }) {
  const t = useT(verificationMessages)
  const lang = useLang()
  if (!replacedBy) return null
  return (
    <Notice
      kind="info"
      actions={
        <AnchorButton href={publicPath(lang, `/review/${replacedBy}`)} variant="primary">
          {t('seeNewer')}
        </AnchorButton>
      }
    >
      {t('newer')}
    </Notice>
  )
}

/** Picture beside the same facts as text. */
function Certified({ review, issuer }: { review: Review; issuer: string }) {
  const t = useT(verificationMessages)
  const words = useT(certificateWords)
  const lang = useLang()
  const { publicId, names, level, number } = review
  const [branch, holder] = [names.branch[lang], names.holder[lang]]
  const file = `/review/${publicId}/certificate`
  return (
    <section aria-labelledby="title" className="flex flex-col gap-6">
      <div>
        <p className="text-ui text-ink-2">{t('kind')}</p>
        <h1 id="title" tabIndex={-1} className="text-h1 font-semibold outline-none">
          <bdi>{branch}</bdi>
        </h1>
        <p className="text-body text-ink-2">
          <bdi>{holder}</bdi>
        </p>
      </div>
      <div className="grid gap-6 md:grid-cols-2">
        <div className="flex flex-col gap-6">
          <a href={`${file}.pdf`} aria-label={t('openPdf')} className="block rounded-control border border-line">
            <img
              src={`${file}.png?lang=${lang}`}
              alt={t('picture', { branch, level: words(`level_${level}`), number })}
              width={1200}
              height={630}
              className="h-auto w-full rounded-control"
            />
          </a>
          <div className="max-md:hidden">
            <Coverage />
          </div>
        </div>
        <CertificateFacts review={review} issuer={issuer} />
        <div className="md:hidden">
          <Coverage />
        </div>
      </div>
    </section>
  )
}
