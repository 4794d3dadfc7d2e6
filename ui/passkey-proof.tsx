import { useState } from 'react'
import { KeyRound } from 'lucide-react'
import type { PasskeyQuestion } from '#/domain/passkey.ts'
import { confirmationMessages } from '#/messages/confirmation.ts'
import { Button } from '#/ui/button.tsx'
import { useT } from '#/ui/language.tsx'
import { signWithPasskey } from '#/ui/passkey.ts'

type Props = {
  ask: PasskeyQuestion
  /** The server refused the last one. */
  failed: boolean
  pending: boolean
  onAnswer: (credential: string) => void
}

/** Confirms with a passkey in place of what is typed. Needs scripts; hidden without them. */
export function PasskeyProof({ ask, failed, pending, onAnswer }: Props) {
  const t = useT(confirmationMessages)
  const [asking, setAsking] = useState(false)
  const [problem, setProblem] = useState(false)
  const press = async () => {
    setAsking(true)
    setProblem(false)
    try {
      onAnswer(await signWithPasskey(ask))
    } catch {
      setProblem(true)
    }
    setAsking(false)
  }
  return (
    <div className="flex flex-col gap-3 noscript:hidden">
      <div>
        <Button icon={KeyRound} pending={asking || pending} onClick={() => void press()}>
          {t('passkey')}
        </Button>
      </div>
      <p role="status" className="text-ui text-danger-ink">
        {(problem || failed) && !asking ? t('passkeyFailed') : ''}
      </p>
    </div>
  )
}
