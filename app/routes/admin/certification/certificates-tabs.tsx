import { adminCertificateMessages } from '#/messages/certification/admin-certificates.ts'
import { useT } from '#/ui/language.tsx'
import { NavTabs } from '#/ui/nav.tsx'

/** Tabs of the office's certificate pages. */
export function CertificatesTabs() {
  const t = useT(adminCertificateMessages)
  return (
    <NavTabs
      label={t('rooms')}
      items={[
        { to: '/admin/certificates', label: t('tab_register'), end: true },
        { to: '/admin/certificates/eligible', label: t('tab_eligible') },
        { to: '/admin/certificates/applications', label: t('tab_applications') },
        { to: '/admin/certificates/reviews', label: t('tab_reviews') },
        { to: '/admin/certificates/rules', label: t('tab_rules') },
        { to: '/admin/certificates/keys', label: t('tab_keys') },
      ]}
    />
  )
}
