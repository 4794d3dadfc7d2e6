import type { Risk, ShownState } from '#/domain/certification/certificate.ts'
import { adminCertificateMessages } from '#/messages/certification/admin-certificates.ts'
import { useT } from '#/ui/language.tsx'

/** Threat to a certificate. Suspended ones already show it by their state. */
export function RiskText({ risk, state }: { risk: Risk; state: ShownState | null }) {
  const t = useT(adminCertificateMessages)
  if (risk === 'none' || state === 'suspended') return null
  return <span className="text-danger-ink">{t(`risk_${risk}`)}</span>
}
