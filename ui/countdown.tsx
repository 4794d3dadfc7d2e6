import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { translator, type Lang } from '#/domain/text.ts'
import { uiMessages } from '#/messages/ui.ts'
import { useLang } from '#/ui/language.tsx'

const secondMs = 1000
const minuteMs = 60 * secondMs
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** What is left, in the two units that matter then; null once nothing is. */
export function timeLeftText(leftMs: number, lang: Lang): string | null {
  const t = translator(lang, uiMessages)
  if (leftMs <= 0) return null
  if (leftMs >= 2 * dayMs) return t('daysLeft', { count: Math.floor(leftMs / dayMs) })
  const hours = Math.floor(leftMs / hourMs)
  const minutes = Math.floor((leftMs % hourMs) / minuteMs)
  if (hours > 0) return t('hoursMinutesLeft', { hours, minutes })
  return t('minutesSecondsLeft', { minutes, seconds: Math.floor((leftMs % minuteMs) / secondMs) })
}

export type CountdownProps = {
  until: string
  /** The server's clock when the page was made: a device whose clock is wrong still counts right. Left out on pages kept on a device. */
  now?: number
  /** What stands there once the time has come. */
  ended: ReactNode
  onEnd?: () => void
}

/** Time that runs out, second by second in the last hour. Screen readers read it when they come by, not at every tick. */
export function Countdown({ until, now, ended, onEnd }: CountdownProps) {
  const lang = useLang()
  const end = Date.parse(until)
  const [text, setText] = useState(() => timeLeftText(end - (now ?? Date.now()), lang))
  const tellEnd = useEffectEvent(() => onEnd?.())
  useEffect(() => {
    const ahead = now === undefined ? 0 : now - Date.now()
    let over = false
    const tick = () => {
      const left = timeLeftText(end - (Date.now() + ahead), lang)
      setText(left)
      if (left !== null || over) return
      over = true
      tellEnd()
    }
    tick()
    const timer = setInterval(tick, secondMs)
    return () => clearInterval(timer)
  }, [end, now, lang])
  return (
    <span role="timer" className="num" suppressHydrationWarning>
      {text ?? ended}
    </span>
  )
}
