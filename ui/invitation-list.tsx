import { RotateCw, X } from 'lucide-react'
import { formatDate } from '#/domain/riyadh-time.ts'
import { invitationMessages } from '#/messages/invitations.ts'
import { useBackgroundForm } from './background-form.ts'
import { Card } from './card.tsx'
import { ActionForm, SubmitButton } from './form.tsx'
import { useLang, useT } from './language.tsx'

type Invitation = {
  id: string
  /** Shown above the address, where it is known. */
  name?: string
  email: string
  /** What the invited person gets, in words. */
  offers: string
  expiresAt: string
  isOver: boolean
}

/**
 * Invitations that wait for an answer or have expired, with buttons that post `resend` and `withdraw` with an
 * `invitationId` to the page.
 */
export function InvitationList({ invitations, mayChange }: { invitations: readonly Invitation[]; mayChange: boolean }) {
  const t = useT(invitationMessages)
  if (invitations.length === 0) return null
  return (
    <Card title={t('pending')}>
      <ul className="flex flex-col divide-y divide-line">
        {invitations.map((invitation) => (
          <li
            key={invitation.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0"
          >
            <About invitation={invitation} />
            {mayChange && <Steps invitation={invitation} />}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function About({ invitation: { name, email, offers, expiresAt, isOver } }: { invitation: Invitation }) {
  const t = useT(invitationMessages)
  const lang = useLang()
  const address = <bdi dir="ltr">{email}</bdi>
  return (
    <div className="min-w-0">
      <p className="text-ui font-medium wrap-anywhere">{name ? <bdi>{name}</bdi> : address}</p>
      {name && <p className="text-caption text-ink-2 wrap-anywhere">{address}</p>}
      <p className="text-caption text-ink-2">
        {offers && <bdi>{offers}</bdi>}
        {offers && ' · '}
        {t(isOver ? 'over' : 'until', { date: formatDate(new Date(expiresAt), lang) })}
      </p>
    </div>
  )
}

function Steps({ invitation: { id, email } }: { invitation: Invitation }) {
  const t = useT(invitationMessages)
  const resent = useBackgroundForm(t('resent'))
  const withdrawn = useBackgroundForm(t('withdrawn'))
  return (
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
  )
}
