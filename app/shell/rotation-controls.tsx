import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { classes } from '#/ui/class-names.ts'
import { Icon } from '#/ui/icon.tsx'
import { useLang } from '#/ui/language.tsx'
import { useHydrated } from './use-hydrated.ts'
import type { Rotation } from './use-rotation.ts'

type Words = {
  pause: string
  play: string
  previous: string
  next: string
  choose: string
  one: (index: number) => string
}

const buttonLook =
  'inline-flex size-11 shrink-0 items-center justify-center rounded-full border border-current/30 transition-colors hover:bg-current/10'

/** Pause first, then previous, next and a dot for each. They appear with the scripts that make them work. */
export function RotationControls({
  rotation,
  words,
  className,
}: {
  rotation: Rotation
  words: Words
  className?: string
}) {
  const hydrated = useHydrated()
  const { index, count, playing } = rotation
  const forwardKey = useLang() === 'ar' ? 'ArrowLeft' : 'ArrowRight'
  const backKey = useLang() === 'ar' ? 'ArrowRight' : 'ArrowLeft'
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (event.key !== forwardKey && event.key !== backKey) return
    event.preventDefault()
    const next = (index + (event.key === forwardKey ? 1 : count - 1)) % count
    rotation.choose(next)
    event.currentTarget.parentElement?.querySelectorAll('button')[next]?.focus()
  }
  return (
    <div className={classes('flex items-center gap-1 md:gap-2', !hydrated && 'invisible', className)}>
      <button
        type="button"
        onClick={rotation.toggle}
        aria-label={playing ? words.pause : words.play}
        className={buttonLook}
      >
        <Icon as={playing ? Pause : Play} size={16} />
      </button>
      <button type="button" onClick={rotation.previous} aria-label={words.previous} className={buttonLook}>
        <Icon as={ChevronLeft} directional />
      </button>
      <button type="button" onClick={rotation.next} aria-label={words.next} className={buttonLook}>
        <Icon as={ChevronRight} directional />
      </button>
      <div role="group" aria-label={words.choose} className="flex md:ms-1">
        {Array.from({ length: count }, (_, dot) => (
          <button
            key={dot}
            type="button"
            aria-label={words.one(dot + 1)}
            aria-current={dot === index || undefined}
            onClick={() => rotation.choose(dot)}
            onKeyDown={onKeyDown}
            className="inline-flex size-8 items-center justify-center rounded-full coarse:size-11 max-md:size-11"
          >
            <span
              className={classes(
                'h-2.5 rounded-full border border-current transition-all',
                dot === index ? 'w-6 bg-current' : 'w-2.5',
              )}
            />
          </button>
        ))}
      </div>
    </div>
  )
}
