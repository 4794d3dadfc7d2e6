import { RotateCw, X } from 'lucide-react'
import { formatDate } from '#/domain/riyadh-time.ts'
import { staffMessages } from '#/messages/identity/staff.ts'
import { useBackgroundForm } from '#/ui/background-form.ts'
import { Card } from '#/ui/card.tsx'
import { ActionForm, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import type { WaitingInvitation } from '../list.server.ts'
import { roleName } from '../role-name.ts'

type Props = { invitations: readonly WaitingInvitation[]; mayChange: boolean }

/** Invitations that wait for an answer or have expired. */
export function StaffInvitations({ invitations, mayChange }: Props) {
  const t = useT(staffMessages)
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

function About({ invitation }: { invitation: WaitingInvitation }) {
  const t = useT(staffMessages)
  const lang = useLang()
  const { name, email, expiresAt, isOver } = invitation
  return (
    <div className="min-w-0">
      <p className="text-ui font-medium wrap-anywhere">
        <bdi>{name}</bdi>
      </p>
      <p className="text-caption text-ink-2 wrap-anywhere">
        <bdi dir="ltr">{email}</bdi>
      </p>
      <p className="text-caption text-ink-2">
        <bdi>{roleName(invitation, lang)}</bdi>
        {' · '}
        {t(isOver ? 'over' : 'until', { date: formatDate(new Date(expiresAt), lang) })}
      </p>
    </div>
  )
}

function Steps({ invitation: { id, email } }: { invitation: WaitingInvitation }) {
  const t = useT(staffMessages)
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
