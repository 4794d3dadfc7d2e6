import type { ReactNode } from 'react'
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { classes } from '#/ui/class-names.ts'
import { Icon } from '#/ui/icon.tsx'

type Words = Record<'pause' | 'play' | 'previous' | 'next' | 'choose', string>
type RotationControlsProps = {
  words: Words
  className?: string
  buttonsClassName?: string
  choicesClassName?: string
  /** A button with `data-dot` for each slide. */
  children: ReactNode
}

const buttonLook =
  'inline-flex size-11 shrink-0 items-center justify-center rounded-full border border-line-input transition-colors hover:bg-surface-3'

/**
 * Pause, previous, next and a choice of slides, for the slider of the home page and its testimonials. Shown by the script
 * that drives them: `app/live/rotate.ts`.
 */
export function RotationControls(props: RotationControlsProps) {
  const { words, className, buttonsClassName, choicesClassName, children } = props
  return (
    <div data-controls className={classes('invisible flex data-ready:visible', className)}>
      <div className={classes('flex gap-2', buttonsClassName)}>
        <button
          type="button"
          data-act="toggle"
          data-pause={words.pause}
          data-play={words.play}
          aria-label={words.play}
          className={buttonLook}
        >
          <span className="hidden in-data-[playing=true]:block">
            <Icon as={Pause} size={16} />
          </span>
          <span className="in-data-[playing=true]:hidden">
            <Icon as={Play} size={16} />
          </span>
        </button>
        <button type="button" data-act="previous" aria-label={words.previous} className={buttonLook}>
          <Icon as={ChevronLeft} directional />
        </button>
        <button type="button" data-act="next" aria-label={words.next} className={buttonLook}>
          <Icon as={ChevronRight} directional />
        </button>
      </div>
      <div role="group" aria-label={words.choose} className={choicesClassName}>
        {children}
      </div>
    </div>
  )
}
