import { keepForm } from '#/app/shell/keep-form.ts'
import { IdentityList } from '#/features/identity/identities/components/identities-page.tsx'
import { identityForm } from '#/features/identity/identities/form.ts'
import { beginLink, readOwnIdentities, unlinkIdentity } from '#/features/identity/identities/manage.server.ts'
import { identityMessages } from '#/messages/identity/identities.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { pageTitle } from '#/app/shell/page-title.ts'
import { useProblemIn } from '#/app/shell/problem-in.ts'
import { goToProvider } from '../auth/entered.server.ts'
import type { Route } from './+types/identities'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, identityMessages.title) }]

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => ({
  ...(await readOwnIdentities(actorOf(context))),
  justLinked: url.searchParams.get('done') === 'linked',
  problem: url.searchParams.get('problem'),
}))

export const action = formAction(identityForm, async (actor, form) => {
  if (form.intent === 'link') return goToProvider(await beginLink(actor))
  await unlinkIdentity(actor, form.identityId)
  return { done: form.intent }
})

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  keepForm('unexpected', serverAction, request)

/** Linked identities of all user types. */
export default function Page({ loaderData: { problem, ...own }, actionData }: Route.ComponentProps) {
  return <IdentityList {...own} problem={useProblemIn(problem)} result={actionData} />
}
