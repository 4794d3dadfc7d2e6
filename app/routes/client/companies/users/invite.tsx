import { href, redirect } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { authorize } from '#/domain/permissions.ts'
import { InviteForm } from '#/features/companies/members/components/invite-form.tsx'
import { inviteForm } from '#/features/companies/members/form.ts'
import { inviteMember } from '#/features/companies/members/invite.server.ts'
import { readGranting } from '#/features/companies/members/list.server.ts'
import { teamPageMessages } from '#/messages/companies/team.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { useT } from '#/ui/language.tsx'
import { Breadcrumbs, PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/invite'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, teamPageMessages.inviteTitle) }]

export const loader = pageData(async ({ context }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  authorize(actor, 'members.write')
  return { granting: await readGranting(actor) }
})

export const action = formAction(inviteForm, async (actor, { email, language, grants }) => {
  await inviteMember(actor, { email, language, grants })
  return redirect(`${href('/client/users')}?invited=${encodeURIComponent(email)}`)
})

/** Invites a person to the team. */
export default function Page({ loaderData: { granting }, actionData }: Route.ComponentProps) {
  const t = useT(teamPageMessages)
  return (
    <div className="mx-auto flex w-full max-w-[960px] flex-col gap-6">
      <Breadcrumbs items={[{ label: t('title'), to: href('/client/users') }, { label: t('invite') }]} />
      <PageHeader title={t('inviteTitle')} description={t('inviteLead')} />
      <InviteForm granting={granting} result={actionData} />
    </div>
  )
}
