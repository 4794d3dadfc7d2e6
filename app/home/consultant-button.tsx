import { useEffect, useState } from 'react'
import { MessageCircle } from 'lucide-react'
import { Link } from 'react-router'
import { shellMessages } from '#/messages/shell.ts'
import { publicPath } from '#/platform/i18n.ts'
import { classes } from '#/ui/class-names.ts'
import { Icon } from '#/ui/icon.tsx'
import { useLang, useT } from '#/ui/language.tsx'

/** Hidden beside these parts, which have the same link; beside the slides only where it would cover something. */
const quietBeside = ['footer', 'closing', 'contact-form']
const narrow = '(max-width: 1023px)'

function useBesideContact(): boolean {
  const [seen, setSeen] = useState<readonly string[]>([])
  useEffect(() => {
    const watcher = new IntersectionObserver((entries) => {
      setSeen((before) =>
        entries.reduce<readonly string[]>((list, { target, isIntersecting }) => {
          const others = list.filter((id) => id !== target.id)
          return isIntersecting ? [...others, target.id] : others
        }, before),
      )
    })
    const places = window.matchMedia(narrow).matches ? [...quietBeside, 'slides'] : quietBeside
    for (const id of places) {
      const place = document.getElementById(id)
      if (place) watcher.observe(place)
    }
    return () => watcher.disconnect()
  }, [])
  return seen.length > 0
}

/** Whether the last scroll went down. */
function useReadingOn(): boolean {
  const [readingOn, setReadingOn] = useState(false)
  useEffect(() => {
    let last = window.scrollY
    const onScroll = () => {
      const moved = window.scrollY - last
      if (Math.abs(moved) < 8) return
      last = window.scrollY
      setReadingOn(moved > 0 && last > 80)
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [])
  return readingOn
}

/** Floating link to a consultant. Hidden while scrolling down, and beside the contact details and the footer. */
export function ConsultantButton() {
  const t = useT(shellMessages)
  const lang = useLang()
  const beside = useBesideContact()
  const readingOn = useReadingOn()
  const away = beside || readingOn
  return (
    <Link
      to={publicPath(lang, '/consultant')}
      inert={away}
      data-print="hide"
      className={classes(
        'after-first-screen max-lg:follows-scroll fixed end-4 bottom-[max(1rem,env(safe-area-inset-bottom))] [translate:0_calc(-1*var(--bar-height,0px))] z-20 inline-flex size-12 items-center justify-center gap-2 rounded-full border border-on-brand/60 bg-brand text-ui font-medium text-on-brand shadow-float transition-[opacity,visibility] max-md:in-[[data-bar]]:invisible md:size-auto md:min-h-12 md:px-5 print:hidden',
        away && 'invisible opacity-0',
      )}
    >
      <Icon as={MessageCircle} />
      <span className="max-md:sr-only">{t('talkToConsultant')}</span>
    </Link>
  )
}
