import { RotateCw, X } from 'lucide-react'
import { formatDate } from '#/domain/riyadh-time.ts'
import { teamPageMessages } from '#/messages/companies/team.ts'
import { useBackgroundForm } from '#/ui/background-form.ts'
import { Card } from '#/ui/card.tsx'
import { ActionForm, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { grantWords } from '../grant-words.ts'
import type { InvitationLine } from '../list.server.ts'

/** Invitations that wait for an answer or have expired. */
export function Invitations({
  invitations,
  mayChange,
}: {
  invitations: readonly InvitationLine[]
  mayChange: boolean
}) {
  const t = useT(teamPageMessages)
  if (invitations.length === 0) return null
  return (
    <Card title={t('pending')}>
      <ul className="flex flex-col divide-y divide-line">
        {invitations.map((invitation) => (
          <Line key={invitation.id} invitation={invitation} mayChange={mayChange} />
        ))}
      </ul>
    </Card>
  )
}

function Line({ invitation, mayChange }: { invitation: InvitationLine; mayChange: boolean }) {
  const t = useT(teamPageMessages)
  const lang = useLang()
  const { id, email, expiresAt, isOver, grants } = invitation
  const resent = useBackgroundForm(t('resent'))
  const withdrawn = useBackgroundForm(t('withdrawn'))
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="text-ui font-medium wrap-anywhere">
          <bdi dir="ltr">{email}</bdi>
        </p>
        <p className="text-caption text-ink-2">
          {grants.map((grant) => grantWords(grant, lang)).join(' · ')}
          {grants.length > 0 && ' · '}
          {t(isOver ? 'over' : 'until', { date: formatDate(new Date(expiresAt), lang) })}
        </p>
      </div>
      {mayChange && (
        <div className="flex flex-wrap gap-2">
          <ActionForm {...resent} errors="inline" className="gap-0">
            <input type="hidden" name="invitationId" value={id} />
            <SubmitButton
              intent="resend"
              size="dense"
              icon={RotateCw}
              variant="secondary"
              aria-label={t('resendNamed', { email })}
            >
              {t('resend')}
            </SubmitButton>
          </ActionForm>
          <ActionForm {...withdrawn} errors="inline" className="gap-0">
            <input type="hidden" name="invitationId" value={id} />
            <SubmitButton
              intent="withdraw"
              size="dense"
              icon={X}
              variant="quiet"
              aria-label={t('withdrawNamed', { email })}
            >
              {t('withdraw')}
            </SubmitButton>
          </ActionForm>
        </div>
      )}
    </li>
  )
}
