import { href, Link } from 'react-router'
import type { CertificateDetails } from '#/features/certification/certificates/read-certificate.server.ts'
import { adminCertificateMessages } from '#/messages/certification/admin-certificates.ts'
import { certificatePageMessages } from '#/messages/certification/admin-certificate.ts'
import { certificateWords } from '#/messages/certification/certificate-words.ts'
import { Card } from '#/ui/card.tsx'
import { DescriptionList } from '#/ui/facts.tsx'
import { useT } from '#/ui/language.tsx'
import { useBandWord } from '#/ui/score.tsx'
import { Time } from '#/ui/time.tsx'
import { CityName } from './city-name.tsx'
import { MeanValue } from './mean-value.tsx'

const linkLook = 'link inline-flex min-h-6 items-center coarse:min-h-11 max-md:min-h-11'

/** Content of the certificate, and internal data. */
export function CertificateFacts({ certificate }: { certificate: CertificateDetails }) {
  const t = useT(certificatePageMessages)
  const word = useT(certificateWords)
  const list = useT(adminCertificateMessages)
  const { replaces, events, reviews } = certificate
  const issue = events.find(({ step, to }) => (step === 'issue' || step === 'renew') && to === 'active')
  return (
    <Card title={t('facts')}>
      <DescriptionList
        columns={2}
        items={[
          { term: word('number'), value: <Code>{certificate.number}</Code> },
          { term: word('level'), value: word(`level_${certificate.level}`) },
          {
            term: word('holder'),
            value: (
              <Link to={`${href('/admin/certificates')}?client=${certificate.clientId}`} className={linkLook}>
                <bdi>{certificate.holder}</bdi>
              </Link>
            ),
          },
          { term: word('branch'), value: certificate.branch },
          { term: word('city'), value: certificate.city && <CityName city={certificate.city} /> },
          { term: word('issued'), value: <Time at={certificate.issuedAt} mode="datetime" /> },
          { term: word('expires'), value: <Time at={certificate.expiresAt} mode="datetime" /> },
          { term: t('issuedBy'), value: issue && (issue.by ?? word('byTheRule')) },
          { term: t('mean'), value: certificate.mean === null ? null : <Mean value={certificate.mean} /> },
          { term: t('ruleVersion'), value: t('versionNumber', { version: String(certificate.rule.version) }) },
          { term: t('listed'), value: t(certificate.isListed ? 'listed_yes' : 'listed_no') },
          { term: t('band'), value: t(certificate.showsBand ? 'band_shown' : 'band_hidden') },
          { term: t('reviews'), value: t('reviewCount', { count: reviews.published }) },
          { term: list('reviewsWaiting'), value: reviews.waiting > 0 ? String(reviews.waiting) : null },
          {
            term: t('replaces'),
            value: replaces && (
              <Link
                to={href('/admin/certificates/:certificateId', { certificateId: replaces.id })}
                className={linkLook}
              >
                <Code>{replaces.number}</Code>
              </Link>
            ),
          },
        ]}
      />
    </Card>
  )
}

export const Code = ({ children }: { children: string }) => (
  <bdi dir="ltr" className="[overflow-wrap:anywhere]">
    {children}
  </bdi>
)

const Mean = ({ value }: { value: number }) => (
  <span className="inline-flex flex-wrap items-center gap-2">
    <MeanValue value={value} />
    {useBandWord()(value)}
  </span>
)
