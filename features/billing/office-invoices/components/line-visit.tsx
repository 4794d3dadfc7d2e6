import { href } from 'react-router'
import { requestCode } from '#/domain/evaluation.ts'
import { OpenLink } from '#/ui/open-link.tsx'
import type { LineVisit as Visit } from '../document-parts.server.ts'

/** The visit that a line bills and its branch, each a link to its record. */
export function LineVisit({ clientId, visit }: { clientId: string; visit: Visit }) {
  return (
    <span className="flex flex-wrap items-baseline gap-x-1.5 text-caption text-ink-2">
      <OpenLink
        to={href('/admin/secret-shopper/:requestId', { requestId: visit.id })}
        className="link py-1 coarse:py-3"
      >
        <bdi dir="ltr" className="code">
          {requestCode(visit.number)}
        </bdi>
      </OpenLink>
      <span aria-hidden>·</span>
      <OpenLink
        to={href('/admin/clients/:clientId/branches/:branchId', { clientId, branchId: visit.branchId })}
        className="link py-1 coarse:py-3"
      >
        <bdi>{visit.branch}</bdi>
      </OpenLink>
    </span>
  )
}
