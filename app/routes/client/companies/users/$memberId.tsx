import { href, redirect } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { may } from '#/domain/permissions.ts'
import { changeMember } from '#/features/companies/members/change-member.server.ts'
import { MemberCards } from '#/features/companies/members/components/member-card.tsx'
import { memberForm } from '#/features/companies/members/form.ts'
import { readGranting, readMember } from '#/features/companies/members/list.server.ts'
import { nameIn, readCompany } from '#/features/companies/companies/read-company.server.ts'
import { teamPageMessages } from '#/messages/companies/team.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf, infoOf } from '#/platform/request-context.ts'
import { useT } from '#/ui/language.tsx'
import { Breadcrumbs, PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/$memberId'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, teamPageMessages.memberTitle) }]

export const loader = pageData(async ({ context, params }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const [member, granting, company] = await Promise.all([
    readMember(actor, params.memberId),
    readGranting(actor),
    readCompany(actor),
  ])
  return {
    member,
    granting,
    company: nameIn(company.names, infoOf(context).lang),
    mayChange: may(actor, 'members.write'),
    isSelf: member.profileId === actor.id && actor.company?.mode !== 'view',
  }
})

export const action = formAction(memberForm, async (actor, form, { params }) => {
  await changeMember(actor, params['memberId'] ?? '', form)
  if (form.intent === 'leave') return redirect('/login')
  return form.intent === 'remove' ? redirect(href('/client/users')) : null
})

/** One member of the team. */
export default function Page({ loaderData: { member, ...rest } }: Route.ComponentProps) {
  const t = useT(teamPageMessages)
  return (
    <div className="mx-auto flex w-full max-w-[960px] flex-col gap-6">
      <Breadcrumbs items={[{ label: t('title'), to: href('/client/users') }, { label: <bdi>{member.name}</bdi> }]} />
      <PageHeader title={<bdi>{member.name}</bdi>} />
      <MemberCards member={member} {...rest} />
    </div>
  )
}
