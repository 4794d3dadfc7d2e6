import { type PointerEvent, useRef } from 'react'

const leastPx = 40

type Swipe = { rightToLeft: boolean; onTouch: () => void; onNext: () => void; onPrevious: () => void }

/** Turns a sideways movement of the finger into next and previous, in reading direction. */
export function useSwipe({ rightToLeft, onTouch, onNext, onPrevious }: Swipe) {
  const from = useRef<number | null>(null)
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.pointerType !== 'touch') return
      from.current = event.clientX
      onTouch()
    },
    onPointerUp: (event: PointerEvent) => {
      if (from.current === null) return
      const moved = (event.clientX - from.current) * (rightToLeft ? -1 : 1)
      from.current = null
      if (moved <= -leastPx) onNext()
      if (moved >= leastPx) onPrevious()
    },
    onPointerCancel: () => {
      from.current = null
    },
  }
}
