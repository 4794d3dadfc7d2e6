import { CircleCheck, Smartphone } from 'lucide-react'
import { href } from 'react-router'
import { answersOf } from '#/domain/operations/audits/answers.ts'
import { scoreReport } from '#/domain/score.ts'
import { auditFillMessages } from '#/messages/operations/audits-fill.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Icon } from '#/ui/icon.tsx'
import { useT } from '#/ui/language.tsx'
import { ScoreBadge } from '#/ui/score.tsx'
import { useAudit } from './audit-context.ts'

/** After the signature: on the phone, or with the server. */
export function AuditReceipt() {
  const t = useT(auditFillMessages)
  const { filling, state } = useAudit()
  const waits = state.step !== null
  const hasPhotos = state.photos.some(({ state: of }) => of !== 'stored' && of !== 'refused')
  const { final } = scoreReport(filling.definition, answersOf(state.values))
  return (
    <>
      <section className="flex flex-col items-center gap-3 py-6 text-center">
        <Icon as={waits ? Smartphone : CircleCheck} size={24} />
        <h2 className="text-h2" data-settled={waits ? 'waiting' : state.state}>
          {t(waits ? 'signWaits' : 'signedNow')}
        </h2>
        <p className="text-ui text-ink-2">{waits ? hasPhotos && t('photosFirst') : t('signedHint')}</p>
        {Object.keys(state.values).length > 0 && <ScoreBadge score={final} />}
      </section>
      {!waits && (
        <div className="flex flex-col gap-2">
          <LinkButton
            size="large"
            full
            variant="primary"
            reloadDocument
            to={href('/client/audits/:auditId', { auditId: filling.auditId })}
          >
            {t('view')}
          </LinkButton>
          <LinkButton size="large" full reloadDocument variant="quiet" to={href('/client/audits')}>
            {t('toList')}
          </LinkButton>
        </div>
      )}
    </>
  )
}
