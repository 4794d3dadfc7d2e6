import { BadgeCheck, ExternalLink, FileKey2, Printer } from 'lucide-react'
import { href } from 'react-router'
import { CertificateFacts } from '#/features/certification/office-certificates/components/certificate-facts.tsx'
import { CredentialCard } from '#/features/certification/office-certificates/components/credential-card.tsx'
import { HistoryCard } from '#/features/certification/office-certificates/components/history-card.tsx'
import { MisuseCard } from '#/features/certification/office-certificates/components/misuse-card.tsx'
import { StandingCard, ThenCard } from '#/features/certification/office-certificates/components/standing-card.tsx'
import { StateCard } from '#/features/certification/office-certificates/components/state-card.tsx'
import { StepButtons } from '#/features/certification/office-certificates/components/step-buttons.tsx'
import { certificateForm } from '#/features/certification/office-certificates/form.ts'
import { readCertificatePage } from '#/features/certification/office-certificates/read-page.server.ts'
import { takeCertificateStep } from '#/features/certification/office-certificates/certificate-page-action.server.ts'
import { CertificateState } from '#/features/certification/certificates/components/certificate-state.tsx'
import { certificatePageMessages } from '#/messages/certification/admin-certificate.ts'
import { adminCertificateMessages } from '#/messages/certification/admin-certificates.ts'
import { certificateWords } from '#/messages/certification/certificate-words.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { publicPath } from '#/platform/i18n.ts'
import { actorOf } from '#/platform/request-context.ts'
import { AnchorButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { pageTitle } from '#/app/shell/page-title.ts'
import type { Route } from './+types/$certificateId'

export const loader = pageData(({ context, params }: Route.LoaderArgs) =>
  readCertificatePage(actorOf(context), params.certificateId),
)

export const action = formAction(certificateForm, (actor, step, { params }) =>
  takeCertificateStep(actor, params['certificateId'] ?? '', step),
)

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const number = loaderData?.certificate.number ?? ''
  const { en, ar } = certificatePageMessages.pageTitle
  const title = { en: en.replace('{number}', number), ar: ar.replace('{number}', number) }
  return [{ title: pageTitle(matches, title) }]
}

export default function Page({ loaderData: { certificate, credential, misuse } }: Route.ComponentProps) {
  const word = useT(certificateWords)
  const list = useT(adminCertificateMessages)
  const { number, state, branch, holder, level } = certificate
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        breadcrumbs={[{ to: href('/admin/certificates'), label: list('title') }, { label: number }]}
        title={<bdi>{branch}</bdi>}
        badge={<CertificateState state={state} />}
        description={
          <>
            <bdi>{holder}</bdi>
            {' · '}
            {word(`level_${level}`)}
            {' · '}
            <bdi dir="ltr" className="whitespace-nowrap">
              {number}
            </bdi>
          </>
        }
        actions={<StepButtons page={certificate} />}
      />
      <StateCard certificate={certificate} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-6">
          <CertificateFacts certificate={certificate} />
          <ThenCard certificate={certificate} />
          <Files publicId={certificate.publicId} isSigned={certificate.keyId !== null} />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <StandingCard certificate={certificate} />
          <CredentialCard credential={credential} />
          {misuse && <MisuseCard misuse={misuse} number={number} />}
        </div>
      </div>
      <HistoryCard events={certificate.events} />
    </div>
  )
}

function Files({ publicId, isSigned }: { publicId: string; isSigned: boolean }) {
  const t = useT(certificatePageMessages)
  const lang = useLang()
  const review = `/review/${publicId}`
  return (
    <Card title={t('links')}>
      <div className="flex flex-wrap gap-3 max-md:[&>*]:w-full">
        <AnchorButton href={publicPath(lang, review)} icon={ExternalLink} target="_blank">
          {t('publicPage')}
        </AnchorButton>
        <AnchorButton href={`${review}/certificate.pdf`} icon={Printer} target="_blank">
          {t('pdf')}
        </AnchorButton>
        {isSigned && (
          <>
            <AnchorButton href={`${review}/badge.png`} icon={BadgeCheck} download>
              {t('badge')}
            </AnchorButton>
            <AnchorButton href={`${review}/credential.jwt`} icon={FileKey2} download>
              {t('credentialFile')}
            </AnchorButton>
          </>
        )}
      </div>
    </Card>
  )
}
