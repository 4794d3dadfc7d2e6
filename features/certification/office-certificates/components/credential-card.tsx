import { certificatePageMessages } from '#/messages/certification/admin-certificate.ts'
import { Card } from '#/ui/card.tsx'
import { DescriptionList } from '#/ui/facts.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import { Time } from '#/ui/time.tsx'
import type { CredentialToday } from '../read-page.server.ts'
import { Code } from './certificate-facts.tsx'

/** Current validity of the signature, and its key. */
export function CredentialCard({ credential }: { credential: CredentialToday | null }) {
  const t = useT(certificatePageMessages)
  if (!credential) return null
  const { verification, keyId, signedAt, statusPlace } = credential
  return (
    <Card title={t('credential')}>
      <div className="flex flex-col gap-4">
        {verification.ok ? (
          <Notice kind="success" title={t('verified')}>
            {t('verifiedText')}
          </Notice>
        ) : verification.why === 'unsigned' ? (
          <Notice kind="warning" title={t('unsigned')}>
            {t('unsignedText')}
          </Notice>
        ) : (
          <Notice kind="danger" title={t('notVerified')}>
            {t(`mistrust_${verification.why}`)}
          </Notice>
        )}
        <DescriptionList
          items={[
            { term: t('signedAt'), value: signedAt && <Time at={signedAt} mode="datetime" /> },
            { term: t('signingKey'), value: keyId && <Code>{keyId}</Code> },
            { term: t('statusEntry'), value: <Code>{String(statusPlace)}</Code> },
          ]}
        />
      </div>
    </Card>
  )
}
