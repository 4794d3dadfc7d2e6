import { legalDocumentsIn } from '#/features/identity/consents/read-legal.ts'
import { acceptAgreement, readAgreement } from '#/features/shoppers/shopper-profile/agree.server.ts'
import { AgreementCard } from '#/features/shoppers/shopper-profile/components/agreement-card.tsx'
import { ProfileFrame } from '#/features/shoppers/shopper-profile/components/profile-frame.tsx'
import { agreementForm } from '#/features/shoppers/shopper-profile/form.ts'
import { shopperProfileMessages } from '#/messages/shoppers/shopper-profile.ts'
import { env } from '#/platform/env.server.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf, infoOf } from '#/platform/request-context.ts'
import { pageTitle } from '#/app/shell/page-title.ts'
import type { Route } from './+types/agreement'

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, shopperProfileMessages.tab_agreement) },
]

export const loader = pageData(async ({ context }: Route.LoaderArgs) => {
  const { lang, branding } = infoOf(context)
  const names = { company: branding.companyName[lang], email: env().COMPANY_EMAIL }
  const code = legalDocumentsIn(lang, names).find(({ key }) => key === 'shopper-code')!
  return { code, agreement: await readAgreement(actorOf(context)) }
})

export const action = formAction(agreementForm, async (actor, { agreed }) => {
  await acceptAgreement(actor, agreed)
  return null
})

export default function AgreementPage({ loaderData: { agreement, code } }: Route.ComponentProps) {
  return (
    <ProfileFrame>
      <AgreementCard agreement={agreement} code={code} />
    </ProfileFrame>
  )
}
