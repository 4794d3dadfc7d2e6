import { CircleCheck } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { accountMessages } from '#/messages/accounts.ts'
import { publicPath } from '#/platform/i18n.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Icon } from '#/ui/icon.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { useFocusedHeading } from './account-card.tsx'
import { useCarriedPlan } from './carried-plan.ts'

export const redirectSeconds = 3

/** Stable subscription: promises the countdown only where scripts run, because the server's snapshot is false. */
const never = () => () => {}

/** Countdown in seconds; stops while paused. */
function useCountdown(paused: boolean): number {
  const [left, setLeft] = useState(redirectSeconds)
  useEffect(() => {
    if (paused || left === 0) return
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [paused, left])
  return left
}

/**
 * Success screen. Continues to sign-in after three seconds unless hovered or focused; without scripts by its button.
 */
export function RegistrationDone() {
  const t = useT(accountMessages)
  const navigate = useNavigate()
  const signIn = publicPath(useLang(), useCarriedPlan().signIn)
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const counts = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const paused = !counts || pointed || focused
  const left = useCountdown(paused)
  const heading = useFocusedHeading(true)
  useEffect(() => {
    if (left === 0) void navigate(signIn)
  }, [left, navigate, signIn])
  return (
    <div className="mx-auto w-full max-w-[472px] px-4 py-8 md:py-14">
      <div
        // why: a card that appears under a resting pointer is not hovered; only a moved pointer counts
        onPointerMove={(event) => setPointed(pointed || event.movementX !== 0 || event.movementY !== 0)}
        onPointerLeave={() => setPointed(false)}
        className="flex flex-col items-center gap-4 rounded-card border border-line bg-card p-6 text-center md:p-8"
      >
        <span data-tone="green" className="flex size-16 items-center justify-center rounded-full bg-tone text-tone-ink">
          <Icon as={CircleCheck} size={32} />
        </span>
        <h1 ref={heading} tabIndex={-1} className="text-h1 outline-none">
          {t('success')}
        </h1>
        <p className="text-body text-ink-2">{t('successLead')}</p>
        <div className="w-full" onFocus={() => setFocused(true)} onBlur={() => setFocused(false)}>
          <LinkButton to={signIn} variant="primary" size="large" full>
            {t('goToSignIn')}
          </LinkButton>
        </div>
        {counts && (
          <p className="num text-caption text-ink-2">
            {pointed || focused ? t('countdownPaused') : t('countdown', { count: left })}
          </p>
        )}
      </div>
    </div>
  )
}
