import { leastAge } from '#/domain/identity.ts'
import { addMonths, riyadhDay } from '#/domain/riyadh-time.ts'
import { IdentityCard } from '#/features/shoppers/shopper-profile/components/identity-card.tsx'
import { KnowledgeCard } from '#/features/shoppers/shopper-profile/components/knowledge-card.tsx'
import { PlaceCard } from '#/features/shoppers/shopper-profile/components/place-card.tsx'
import { ProfileFrame } from '#/features/shoppers/shopper-profile/components/profile-frame.tsx'
import { aboutForm } from '#/features/shoppers/shopper-profile/form.ts'
import { readAbout } from '#/features/shoppers/shopper-profile/read-profile.server.ts'
import { saveAbout } from '#/features/shoppers/shopper-profile/save-about.server.ts'
import { shopperProfileMessages } from '#/messages/shoppers/shopper-profile.ts'
import { now } from '#/platform/clock.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { pageTitle } from '#/app/shell/page-title.ts'
import type { Route } from './+types/about'

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
