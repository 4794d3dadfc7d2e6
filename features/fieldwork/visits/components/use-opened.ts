import { useEffect, useRef } from 'react'
import { useVisit } from './visit-context.ts'

const atLeastMs = 1_000

/** Notes when a question was read for the first time: it stood on the screen for a second. One that has its answer is not noted. */
export function useOpened(questionKey: string, answered: boolean) {
  const { store } = useVisit()
  const element = useRef<HTMLElement>(null)
  const done = useRef(answered)
  useEffect(() => {
    if (done.current || !element.current || typeof IntersectionObserver === 'undefined') return
    let timer: ReturnType<typeof setTimeout> | undefined
    const observer = new IntersectionObserver(
      ([entry]) => {
        clearTimeout(timer)
        if (!entry?.isIntersecting) return
        timer = setTimeout(() => {
          done.current = true
          observer.disconnect()
          store.opened(questionKey)
        }, atLeastMs)
      },
      // why: a question with its photos may be taller than the screen
      { threshold: [0.2] },
    )
    observer.observe(element.current)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [store, questionKey])
  return element
}
