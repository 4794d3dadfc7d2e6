import { useEffect, useRef } from 'react'
import { useVisit } from './visit-context.ts'

const atLeastMs = 1_000

/** Records when a question was first read: on the screen for a second. Answered ones are not recorded. */
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
