import { href, useFetcher } from 'react-router'
import { useMay } from '#/features/companies/members/components/rights.tsx'
import { clientCertificateMessages } from '#/messages/certification/client-certificates.ts'
import { LinkButton } from '#/ui/button.tsx'
import { ActionForm, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { useToast } from '#/ui/toast.tsx'
import type { OwnBranch } from '../own-list.ts'

/** Steps of a client for a branch: apply, withdraw, renew. */
export function BranchSteps({ branch }: { branch: OwnBranch }) {
  const t = useT(clientCertificateMessages)
  const mayApply = useMay()('certificates.apply')
  const { situation, application, certificate, canRenew, branchId, branchName } = branch
  if (!mayApply) return null
  if (situation === 'waiting' && application) return <Withdraw id={application.id} branch={branchName} />
  if (canRenew && certificate)
    return <Renew id={certificate.id} version={certificate.version} label={t('renewFor', { branch: branchName })} />
  if (situation !== 'eligible') return null
  return (
    <LinkButton
      variant="primary"
      size="dense"
      to={`${href('/client/certificates')}?apply=${branchId}`}
      preventScrollReset
      aria-label={t('applyFor', { branch: branchName })}
    >
      {t('apply')}
    </LinkButton>
  )
}

function Withdraw({ id, branch }: { id: string; branch: string }) {
  const t = useT(clientCertificateMessages)
  const toast = useToast()
  const fetcher = useFetcher()
  return (
    <ActionForm
      fetcher={fetcher}
      action={href('/client/certificates')}
      errors="inline"
      onDone={() => toast({ text: t('withdrawn') })}
    >
      <input type="hidden" name="applicationId" value={id} />
      <SubmitButton intent="withdraw" variant="secondary" size="dense" aria-label={t('withdrawFor', { branch })}>
        {t('withdraw')}
      </SubmitButton>
    </ActionForm>
  )
}

/** Renews, and continues on the new certificate's page. */
export function Renew({ id, version, label }: { id: string; version: number; label: string }) {
  const t = useT(clientCertificateMessages)
  const fetcher = useFetcher()
  return (
    <ActionForm fetcher={fetcher} action={href('/client/certificates')} errors="inline">
      <input type="hidden" name="certificateId" value={id} />
      <input type="hidden" name="version" value={version} />
      <SubmitButton intent="renew" size="dense" aria-label={label}>
        {t('renew')}
      </SubmitButton>
    </ActionForm>
  )
}
