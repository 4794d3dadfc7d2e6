import type { ReactNode } from 'react'
import type { FormResult } from '#/domain/form-result.ts'
import { ActionForm, SubmitButton } from '#/ui/form.tsx'
import { TextField } from '#/ui/text-field.tsx'
import { AccountCard, PublicLink } from './account-card.tsx'
import { useExplanation } from './explain.tsx'

type Name = 'email' | 'phone'
type Texts = Record<'title' | 'lead' | 'send' | 'sent' | 'code' | 'codeHelp' | 'signIn' | 'again' | 'back', string>
type Props<N extends Name> = {
  /** Field of the address that the code goes to. */
  name: N
  path: '/login/mail' | '/login/phone'
  result: FormResult<Record<N, string> & { request: string }> | undefined
  texts: Texts & { sentTo: (address: string) => string }
  /** Input of the address. */
  children: ReactNode
}

/** The address and the request that a code belongs to: after sending, and after a wrong code. */
function askedIn<N extends Name>(
  result: Props<N>['result'],
  name: N,
): { address: string; request: string } | undefined {
  const { [name]: address, request } = (result?.ok ? result.result : result?.values) ?? {}
  return address && request ? { address, request } : undefined
}

/** Asks for an address, then for the code sent to it. Identical for known and unknown addresses. */
export function CodeSignIn<N extends Name>({ name, path, result, texts, children }: Props<N>) {
  const explain = useExplanation(result)
  const asked = askedIn(result, name)
  const back = <PublicLink to="/login">{texts.back}</PublicLink>
  if (!asked)
    return (
      <AccountCard paper title={texts.title} lead={texts.lead} footer={back}>
        <ActionForm result={result} explain={explain}>
          <input type="hidden" name="intent" value="send" />
          {children}
          <SubmitButton full size="large">
            {texts.send}
          </SubmitButton>
        </ActionForm>
      </AccountCard>
    )
  return (
    <AccountCard
      paper
      isAnswer={result?.ok ?? false}
      title={texts.sent}
      lead={<span className="wrap-anywhere">{texts.sentTo(asked.address)}</span>}
      footer={
        <>
          <PublicLink to={path}>{texts.again}</PublicLink>
          {back}
        </>
      }
    >
      <ActionForm result={result} explain={explain}>
        <input type="hidden" name="intent" value="code" />
        <input type="hidden" name={name} value={asked.address} />
        <input type="hidden" name="request" value={asked.request} />
        <CodeField label={texts.code} help={texts.codeHelp} />
        <SubmitButton full size="large">
          {texts.signIn}
        </SubmitButton>
      </ActionForm>
    </AccountCard>
  )
}

/** Input of a code that was sent. */
export const CodeField = ({ label, help }: { label: string; help: string }) => (
  <TextField name="code" type="code" label={label} help={help} autoComplete="one-time-code" maxLength={10} required />
)
