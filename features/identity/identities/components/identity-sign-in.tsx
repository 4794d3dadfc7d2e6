import { IdCard } from 'lucide-react'
import { ActionForm, FormError, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { identityMessages } from '#/messages/identity/identities.ts'

/** Button of a sign-in page that leads to the configured provider. */
export function IdentitySignIn({ name, problem }: { name: string; problem: string | null }) {
  const t = useT(identityMessages)
  return (
    <ActionForm errors="inline">
      {problem && <FormError>{problem}</FormError>}
      <SubmitButton intent="identity" variant="secondary" icon={IdCard} size="large" full>
        {t('signIn', { name })}
      </SubmitButton>
    </ActionForm>
  )
}
