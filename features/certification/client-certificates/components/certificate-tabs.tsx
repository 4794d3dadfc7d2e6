import { href } from 'react-router'
import { clientCertificateMessages } from '#/messages/certification/client-certificates.ts'
import { useT } from '#/ui/language.tsx'
import { NavTabs } from '#/ui/nav.tsx'

export function CertificateTabs() {
  const t = useT(clientCertificateMessages)
  return (
    <NavTabs
      look="segment"
      label={t('title')}
      items={[
        { to: href('/client/certificates'), label: t('tabBranches'), end: true },
        { to: href('/client/certificates/reviews'), label: t('reviews') },
      ]}
    />
  )
}
