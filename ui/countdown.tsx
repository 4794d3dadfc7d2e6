import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { translator, type Lang } from '#/domain/text.ts'
import { uiMessages } from '#/messages/ui.ts'
import { useLang } from '#/ui/language.tsx'

const secondMs = 1000
const minuteMs = 60 * secondMs
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** Remaining time in its two largest units; null when over. */
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
  /** Server time at rendering, which corrects a wrong device clock. Omitted on pages cached on a device. */
  now?: number
  /** Shown after the end. */
  ended: ReactNode
  onEnd?: () => void
}

/** Countdown, every second in the last hour. Not announced by screen readers at every tick. */
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
