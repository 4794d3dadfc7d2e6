import { BankCard } from '#/features/shoppers/shopper-profile/components/bank-card.tsx'
import { ProfileFrame } from '#/features/shoppers/shopper-profile/components/profile-frame.tsx'
import { ibanForm } from '#/features/shoppers/shopper-profile/form.ts'
import { readBankAccount } from '#/features/shoppers/shopper-profile/read-profile.server.ts'
import { saveIban } from '#/features/shoppers/shopper-profile/save-iban.server.ts'
import { shopperProfileMessages } from '#/messages/shoppers/shopper-profile.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { pageTitle } from '#/app/shell/page-title.ts'
import type { Route } from './+types/bank'

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, shopperProfileMessages.tab_bank) },
]

export const loader = pageData(({ context }: Route.LoaderArgs) => readBankAccount(actorOf(context)))

export const action = formAction(ibanForm, async (actor, input) => {
  await saveIban(actor, input)
  return null
})

export default function BankPage({ loaderData }: Route.ComponentProps) {
  return (
    <ProfileFrame>
      <BankCard account={loaderData} />
    </ProfileFrame>
  )
}
