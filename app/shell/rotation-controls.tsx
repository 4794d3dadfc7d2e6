import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { classes } from '#/ui/class-names.ts'
import { Icon } from '#/ui/icon.tsx'

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

/** Pause first, then previous, next and a dot for each. Shown by the script that drives them: `app/live/rotate.ts`. */
export function RotationControls({ count, words, className }: { count: number; words: Words; className?: string }) {
  return (
    <div data-controls className={classes('invisible flex items-center gap-1 data-ready:visible md:gap-2', className)}>
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
      <div role="group" aria-label={words.choose} className="flex md:ms-1">
        {Array.from({ length: count }, (_, dot) => (
          <button
            key={dot}
            type="button"
            data-dot
            aria-label={words.one(dot + 1)}
            aria-current={dot === 0 ? 'true' : undefined}
            className="group/dot inline-flex size-8 items-center justify-center rounded-full coarse:size-11 max-md:size-11"
          >
            <span className="h-2.5 w-2.5 rounded-full border border-current transition-all group-aria-[current=true]/dot:w-6 group-aria-[current=true]/dot:bg-current" />
          </button>
        ))}
      </div>
    </div>
  )
}
