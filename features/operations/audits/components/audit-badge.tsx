import { type AuditState, auditTone } from '#/domain/operations/audits/state.ts'
import { auditMessages } from '#/messages/operations/audits.ts'
import { Badge } from '#/ui/badge.tsx'
import { useT } from '#/ui/language.tsx'

/** State of an audit, and whether its day has passed. */
export function AuditBadge({ state, late }: { state: AuditState; late?: boolean }) {
  const t = useT(auditMessages)
  return <Badge tone={late ? 'red' : auditTone[state]}>{late ? t('late') : t(`state_${state}`)}</Badge>
}
