import { href } from 'react-router'
import { adminCertificateMessages } from '#/messages/certification/admin-certificates.ts'
import { useT } from '#/ui/language.tsx'
import { NavTabs } from '#/ui/nav.tsx'

/** Tabs of the office's certificate pages. */
export function CertificatesTabs() {
  const t = useT(adminCertificateMessages)
  return (
    <NavTabs
      look="segment"
      label={t('rooms')}
      items={[
        { to: href('/admin/certificates'), label: t('tab_register'), end: true },
        { to: href('/admin/certificates/eligible'), label: t('tab_eligible') },
        { to: href('/admin/certificates/applications'), label: t('tab_applications') },
        { to: href('/admin/certificates/reviews'), label: t('tab_reviews') },
        { to: href('/admin/certificates/rules'), label: t('tab_rules') },
        { to: href('/admin/certificates/keys'), label: t('tab_keys') },
      ]}
    />
  )
}
