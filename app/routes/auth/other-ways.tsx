import { IdentitySignIn } from '#/features/identity/identities/components/identity-sign-in.tsx'
import { PasskeySignIn } from '#/features/identity/passkeys/components/passkey-sign-in.tsx'
import { PublicLink } from '#/features/identity/accounts/components/account-card.tsx'
import { mailSignInMessages } from '#/messages/identity/mail-sign-in.ts'
import { phoneMessages } from '#/messages/identity/phone.ts'
import { useT } from '#/ui/language.tsx'
import { useProblemIn } from '../../shell/problem-in.ts'

type Props = {
  /** Name of the identity provider, if one is set up. */
  provider: string | null
  /** Failure at the provider, from the address. */
  problem: string | null
  /** Phone codes are offered. */
  phone: boolean
}

/** Ways to sign in beside the password. */
export function OtherWays({ provider, problem, phone }: Props) {
  const t = useT(mailSignInMessages)
  const tPhone = useT(phoneMessages)
  const text = useProblemIn(problem)
  return (
    <div className="flex flex-col gap-4">
      <PasskeySignIn />
      {provider && <IdentitySignIn name={provider} problem={text} />}
      <p className="text-center">
        <PublicLink to="/login/mail">{t('open')}</PublicLink>
      </p>
      {phone && (
        <p className="text-center">
          <PublicLink to="/login/phone">{tPhone('open')}</PublicLink>
        </p>
      )}
    </div>
  )
}
