import { InvitationList } from '#/ui/invitation-list.tsx'
import { useLang } from '#/ui/language.tsx'
import type { WaitingInvitation } from '../list.server.ts'
import { roleName } from '../role-name.ts'

type Props = { invitations: readonly WaitingInvitation[]; mayChange: boolean }

/** Invitations to our team that wait for an answer or have expired. */
export function StaffInvitations({ invitations, mayChange }: Props) {
  const lang = useLang()
  const lines = invitations.map((invitation) => ({ ...invitation, offers: roleName(invitation, lang) }))
  return <InvitationList invitations={lines} mayChange={mayChange} />
}
