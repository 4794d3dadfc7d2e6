import { CircleCheck, KeyRound, ShieldAlert, type LucideIcon } from 'lucide-react'
import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { signingKeyMessages } from '#/messages/certification/signing-keys.ts'
import { StatusBadge, type Tone } from '#/ui/badge.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import { ProgressBar } from '#/ui/meter.tsx'
import { shortName } from '../lists.ts'
import type { KeyRow, KeyState } from '../key-list.ts'

const looks: Record<KeyState, { tone: Tone; icon: LucideIcon }> = {
  used: { tone: 'green', icon: CircleCheck },
  retired: { tone: 'grey', icon: KeyRound },
  compromised: { tone: 'red', icon: ShieldAlert },
}

/** Current, retired or compromised key. */
export function KeyStateBadge({ state }: { state: KeyState }) {
  const t = useT(signingKeyMessages)
  return <StatusBadge {...looks[state]}>{t(`state_${state}`)}</StatusBadge>
}

/** Short name of a key, direction-neutral. */
export const KeyName = ({ kid }: { kid: string }) => (
  <bdi dir="ltr" className="num font-medium">
    {shortName(kid)}
  </bdi>
)

const lookAgainMs = 2000

/** Progress of re-signing a compromised key's certificates; polls until complete. */
export function SigningAnew({ done, affected }: Pick<KeyRow, 'done' | 'affected'>) {
  const t = useT(signingKeyMessages)
  const { revalidate } = useRevalidator()
  const isOver = done >= affected
  useEffect(() => {
    if (isOver) return
    const timer = setInterval(() => void revalidate(), lookAgainMs)
    return () => clearInterval(timer)
  }, [isOver, revalidate])
  return (
    <Notice kind={isOver ? 'info' : 'warning'} title={isOver ? undefined : t('signingAnew')} live>
      {isOver ? (
        t('signedAll', { count: affected })
      ) : (
        <ProgressBar
          value={done}
          max={affected}
          label={t('signingAnew')}
          text={t('signedSoFar', { done, all: affected })}
          hideLabel
        />
      )}
    </Notice>
  )
}
