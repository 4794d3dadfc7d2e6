import { leastAge } from '#/domain/identity.ts'
import { addMonths, riyadhDay } from '#/domain/riyadh-time.ts'
import { IdentityCard } from '#/features/shopper-profile/components/identity-card.tsx'
import { KnowledgeCard } from '#/features/shopper-profile/components/knowledge-card.tsx'
import { PlaceCard } from '#/features/shopper-profile/components/place-card.tsx'
import { ProfileFrame } from '#/features/shopper-profile/components/profile-frame.tsx'
import { aboutForm } from '#/features/shopper-profile/form.ts'
import { readAbout } from '#/features/shopper-profile/read-profile.server.ts'
import { saveAbout } from '#/features/shopper-profile/save-about.server.ts'
import { shopperProfileMessages } from '#/messages/shopper-profile.ts'
import { now } from '#/platform/clock.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { pageTitle } from '../../shell/page-title.ts'
import type { Route } from './+types/profile-about'

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, shopperProfileMessages.tab_about) },
]

export const loader = pageData(async ({ context }: Route.LoaderArgs) => ({
  about: await readAbout(actorOf(context)),
  latestBirth: addMonths(riyadhDay(now()), -12 * leastAge),
}))

export const action = formAction(aboutForm, async (actor, input) => {
  await saveAbout(actor, input)
  return null
})

export default function AboutPage({ loaderData: { about, latestBirth } }: Route.ComponentProps) {
  return (
    <ProfileFrame>
      <IdentityCard about={about} latestBirth={latestBirth} />
      <PlaceCard about={about} />
      <KnowledgeCard about={about} />
    </ProfileFrame>
  )
}
