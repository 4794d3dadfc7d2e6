import { href } from 'react-router'
import { StandingCard } from '#/features/shoppers/level-tests/components/standing-card.tsx'
import { readLevelStanding } from '#/features/shoppers/levels/standing.server.ts'
import { readProfileOverview } from '#/features/shoppers/shopper-profile/read-profile.server.ts'
import { ApprovalNotice, ProfileSteps } from '#/features/shoppers/shopper-profile/components/profile-steps.tsx'
import { ProfileFrame } from '#/features/shoppers/shopper-profile/components/profile-frame.tsx'
import { shopperProfileMessages } from '#/messages/shoppers/shopper-profile.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { useT } from '#/ui/language.tsx'
import { pageTitle } from '#/app/shell/page-title.ts'
import type { Route } from './+types/profile'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, shopperProfileMessages.title) }]

export const loader = pageData(async ({ context }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const [overview, standing] = await Promise.all([readProfileOverview(actor), readLevelStanding(actor)])
  return { ...overview, standing }
})

export default function ProfilePage({
  loaderData: { approval, approvalReason, steps, standing },
}: Route.ComponentProps) {
  const t = useT(shopperProfileMessages)
  const toTest = (
    <LinkButton to={href('/freelancer/profile/level-test')} size="dense">
      {t('toTest')}
    </LinkButton>
  )
  return (
    <ProfileFrame>
      <ApprovalNotice approval={approval} reason={approvalReason} />
      <div className="grid items-start gap-6 lg:grid-cols-3">
        <div className="lg:col-span-2">
          <ProfileSteps steps={steps} />
        </div>
        <StandingCard standing={standing} actions={toTest} />
      </div>
    </ProfileFrame>
  )
}
