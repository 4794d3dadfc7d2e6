import { InvitationList } from '#/ui/invitation-list.tsx'
import { useLang } from '#/ui/language.tsx'
import { grantWords } from '../grant-words.ts'
import type { InvitationLine } from '../list.server.ts'

/** Invitations to the team that wait for an answer or have expired. */
export function Invitations({
  invitations,
  mayChange,
}: {
  invitations: readonly InvitationLine[]
  mayChange: boolean
}) {
  const lang = useLang()
  const lines = invitations.map(({ grants, ...invitation }) => ({
    ...invitation,
    offers: grants.map((grant) => grantWords(grant, lang)).join(' · '),
  }))
  return <InvitationList invitations={lines} mayChange={mayChange} />
}
