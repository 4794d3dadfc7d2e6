import type { Risk, ShownState } from '#/domain/certification/certificate.ts'
import { adminCertificateMessages } from '#/messages/certification/admin-certificates.ts'
import { useT } from '#/ui/language.tsx'

/** What threatens a certificate. One that is suspended already says so itself, by its state. */
export function RiskText({ risk, state }: { risk: Risk; state: ShownState | null }) {
  const t = useT(adminCertificateMessages)
  if (risk === 'none' || state === 'suspended') return null
  return <span className="text-danger-ink">{t(`risk_${risk}`)}</span>
}
