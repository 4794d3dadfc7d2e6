import { href } from 'react-router'
import type { VisitDoubt } from '#/features/certification/certificates/doubts.server.ts'
import { adminCertificateMessages } from '#/messages/certification/admin-certificates.ts'
import { OpenLink } from '#/ui/open-link.tsx'
import { useT } from '#/ui/language.tsx'

/** Disputed or doubted counted visits, linked to their reports. */
export function VisitDoubts({ doubts }: { doubts: readonly VisitDoubt[] }) {
  const t = useT(adminCertificateMessages)
  return doubts.map(({ reportId, isDisputed }) => (
    <OpenLink
      key={reportId}
      className="link text-caption text-danger-ink"
      to={href('/admin/reports/:reportId', { reportId })}
    >
      {t(isDisputed ? 'visitDisputed' : 'visitDoubted')}
    </OpenLink>
  ))
}
