import { ExternalLink } from 'lucide-react'
import { href, redirect } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { useRoot } from '#/app/shell/use-root.ts'
import { cityName } from '#/domain/cities.ts'
import { renewCertificate } from '#/features/certification/certificates/change-state.server.ts'
import { CertificateState } from '#/features/certification/certificates/components/certificate-state.tsx'
import { presentCertificate } from '#/features/certification/certificates/present.server.ts'
import { DownloadsCard } from '#/features/certification/client-certificates/components/downloads-card.tsx'
import { EmbedCard } from '#/features/certification/client-certificates/components/embed-card.tsx'
import { HistoryCard } from '#/features/certification/client-certificates/components/history-card.tsx'
import { LinkCard } from '#/features/certification/client-certificates/components/link-card.tsx'
import { Mean } from '#/features/certification/client-certificates/components/mean.tsx'
import { PresentCard } from '#/features/certification/client-certificates/components/present-card.tsx'
import { RenewalCard } from '#/features/certification/client-certificates/components/renewal-card.tsx'
import { StandingCard } from '#/features/certification/client-certificates/components/standing-card.tsx'
import { StateNotice } from '#/features/certification/client-certificates/components/state-notice.tsx'
import { certificateForm } from '#/features/certification/client-certificates/form.ts'
import {
  type CertificatePage,
  readOwnCertificate,
} from '#/features/certification/client-certificates/read-one.server.ts'
import { DoneMessage } from '#/features/ordering/requests/components/done-message.tsx'
import { WithRight } from '#/features/companies/members/components/rights.tsx'
import { certificateWords } from '#/messages/certification/certificate-words.ts'
import { certificatePageMessages } from '#/messages/certification/client-certificate-page.ts'
import { clientCertificateMessages } from '#/messages/certification/client-certificates.ts'
import { checkAddress } from '#/features/certification/client-certificates/showing.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { publicPath } from '#/platform/i18n.ts'
import { qrSquares } from '#/platform/qr.ts'
import { actorOf, infoOf } from '#/platform/request-context.ts'
import { AnchorButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { DescriptionList } from '#/ui/facts.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { Time } from '#/ui/time.tsx'
import type { Route } from './+types/$certificateId'

const path = href('/client/certificates')

export const loader = pageData(async ({ context, params }: Route.LoaderArgs) => {
  const { origin } = infoOf(context)
  const page = await readOwnCertificate(actorOf(context), params.certificateId)
  return { page, squares: qrSquares(checkAddress(origin, page.certificate.publicId, 'en'), 4) }
})

export const action = formAction(certificateForm, async (actor, input, { params }) => {
  const id = params['certificateId'] ?? ''
  if (input.intent === 'renew') {
    const next = await renewCertificate(actor, { id: input.certificateId, version: input.version })
    return redirect(`${path}/${next.id}?done=renewed`)
  }
  const { version, showsBand, isListed } = input
  await presentCertificate(actor, { id, version, showsBand, isListed })
  return null
})

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const title = loaderData?.page.certificate.branch ?? ''
  const { levelCertificate } = certificatePageMessages
  const level = certificateWords[`level_${loaderData?.page.certificate.level ?? 'silver'}`]
  return [
    {
      title: pageTitle(matches, {
        en: `${title} · ${levelCertificate.en.replace('{level}', level.en)}`,
        ar: `${title} · ${levelCertificate.ar.replace('{level}', level.ar)}`,
      }),
    },
  ]
}

/** A certificate of the client: content, display and standing of its branch. */
export default function Page({ loaderData: { page, squares } }: Route.ComponentProps) {
  const t = useT(certificatePageMessages)
  const list = useT(clientCertificateMessages)
  const word = useT(certificateWords)
  const lang = useLang()
  const origin = useRoot()?.origin ?? ''
  const { certificate } = page
  const isOver = certificate.state === 'expired' || certificate.state === 'revoked'
  return (
    <div className="flex flex-col gap-6">
      <DoneMessage texts={{ renewed: list('renewed') }} />
      <PageHeader
        breadcrumbs={[{ to: path, label: list('title') }, { label: certificate.branch }]}
        title={<bdi>{certificate.branch}</bdi>}
        badge={<CertificateState state={certificate.state} />}
        description={t('levelCertificate', { level: word(`level_${certificate.level}`) })}
        actions={
          <AnchorButton href={publicPath(lang, `/review/${certificate.publicId}`)} icon={ExternalLink}>
            {t('publicPage')}
          </AnchorButton>
        }
      />
      <StateNotice page={page} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="flex min-w-0 flex-col gap-6">
          <DownloadsCard certificate={certificate} />
          <StandingCard page={page} />
          {!isOver && <EmbedCard certificate={certificate} origin={origin} />}
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <Facts page={page} />
          <RenewalCard page={page} />
          {!isOver && (
            <WithRight to="certificates.present">
              <PresentCard certificate={certificate} />
            </WithRight>
          )}
          <LinkCard certificate={certificate} origin={origin} squares={squares} />
          <HistoryCard events={page.events} />
        </div>
      </div>
    </div>
  )
}

function Facts({ page: { certificate } }: { page: CertificatePage }) {
  const t = useT(certificatePageMessages)
  const word = useT(certificateWords)
  const lang = useLang()
  const { city, mean } = certificate
  return (
    <Card title={t('facts')}>
      <DescriptionList
        items={[
          { term: word('holder'), value: certificate.holder },
          { term: word('branch'), value: certificate.branch },
          { term: word('city'), value: city && cityName(city, lang) },
          { term: word('level'), value: word(`level_${certificate.level}`) },
          {
            term: word('number'),
            value: (
              <bdi dir="ltr" className="code">
                {certificate.number}
              </bdi>
            ),
          },
          { term: word('issued'), value: <Time at={certificate.issuedAt} /> },
          { term: word('expires'), value: <Time at={certificate.expiresAt} /> },
          {
            term: t('meanAtIssue'),
            value: mean === null ? null : <Mean value={mean} />,
          },
          { term: t('ruleVersion'), value: String(certificate.ruleVersion) },
        ]}
      />
      <p className="mt-4 text-caption text-ink-2">{t('covers')}</p>
    </Card>
  )
}
