import { useEffect, useState, useSyncExternalStore } from 'react'

const reduced = '(prefers-reduced-motion: reduce)'
const onReduced = (listener: () => void) => {
  const query = window.matchMedia(reduced)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
const onVisibility = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}
/** The server knows neither: there nothing moves. */
const yes = () => true

export type Rotation = ReturnType<typeof useRotation>

/**
 * Slides that change by themselves, and everything that stops them: a mouse over them, the focus inside, a hidden tab,
 * reduced motion; and for good once somebody chose a slide, touched one or pressed pause. Pressing play starts them again.
 */
export function useRotation(count: number, everyMs: number) {
  const [index, setIndex] = useState(0)
  const [wish, setWish] = useState<boolean | null>(null)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const calm = useSyncExternalStore(onReduced, () => window.matchMedia(reduced).matches, yes)
  const hidden = useSyncExternalStore(onVisibility, () => document.hidden, yes)
  const playing = wish ?? !calm
  const moving = playing && !hovered && !focused && !hidden

  useEffect(() => {
    if (!moving) return
    const timer = setTimeout(() => setIndex((index + 1) % count), everyMs)
    return () => clearTimeout(timer)
  }, [moving, index, count, everyMs])

  const choose = (next: number) => {
    setWish(false)
    setIndex((next + count) % count)
  }
  return {
    index,
    count,
    /** Whether they move unless something holds them for a moment: what the pause button shows. */
    playing,
    moving,
    choose,
    next: () => choose(index + 1),
    previous: () => choose(index - 1),
    stop: () => setWish(false),
    toggle: () => {
      setWish(!playing)
      // why: who presses play is pointing at the button and has its focus; neither may hold what they asked for
      setHovered(false)
      setFocused(false)
    },
    region: {
      onPointerEnter: (event: { pointerType: string }) => event.pointerType === 'mouse' && setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  }
}
