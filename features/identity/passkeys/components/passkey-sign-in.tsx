import { KeyRound } from 'lucide-react'
import { useFetcher } from 'react-router'
import type { FormResult } from '#/domain/form-result.ts'
import type { PasskeyQuestion } from '#/domain/passkey.ts'
import { passkeyMessages } from '#/messages/identity/passkeys.ts'
import { Button } from '#/ui/button.tsx'
import { FormError, problemsOf } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { signWithPasskey } from '#/ui/passkey.ts'
import { useDeviceAnswer } from '#/ui/use-device-answer.ts'

/** Button of a sign-in page: asks the server, then the device, then signs in. Needs scripts; hidden without them. */
export function PasskeySignIn() {
  const t = useT(passkeyMessages)
  const lang = useLang()
  const { data, submit, state } = useFetcher<FormResult<{ ask: PasskeyQuestion }>>()
  const post = (fields: Record<string, string>) => void submit(fields, { method: 'post' })
  const { asking, problem, clear } = useDeviceAnswer({
    ask: data?.ok ? data.result.ask : null,
    answer: signWithPasskey,
    send: ({ id }, credential) => post({ intent: 'passkey', challenge: id, credential }),
  })
  const refusal = problem ? t(problem) : problemsOf(data, lang).form
  const begin = () => {
    clear()
    post({ intent: 'passkey-begin' })
  }
  return (
    <div className="flex flex-col gap-4 noscript:hidden">
      <p className="flex items-center gap-3 text-ui text-ink-2 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t('or')}
      </p>
      {refusal && state === 'idle' && <FormError>{refusal}</FormError>}
      <Button icon={KeyRound} size="large" full pending={asking || state !== 'idle'} onClick={begin}>
        {t('signIn')}
      </Button>
      <p role="status" className="sr-only">
        {asking ? t('waiting') : ''}
      </p>
    </div>
  )
}
