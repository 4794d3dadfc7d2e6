import { useEffect, useEffectEvent, useState } from 'react'
import { PasskeyError, type PasskeyProblem } from '#/ui/passkey.ts'

type Asking<A> = {
  /** The server's question; a new one asks the device again. */
  ask: A | null
  /** Asks the device. */
  answer: (ask: A) => Promise<string>
  send: (ask: A, credential: string) => void
}

/** Passes a server's question about a passkey to the device, and its answer on. */
export function useDeviceAnswer<A>({ ask, answer, send }: Asking<A>) {
  const [problem, setProblem] = useState<PasskeyProblem | null>(null)
  const [asking, setAsking] = useState(false)
  const answerOf = useEffectEvent(answer)
  const sendOn = useEffectEvent(send)
  useEffect(() => {
    if (ask === null) return
    let left = false
    const work = async () => {
      setAsking(true)
      try {
        const credential = await answerOf(ask)
        if (!left) sendOn(ask, credential)
      } catch (error) {
        if (!left) setProblem(error instanceof PasskeyError ? error.problem : 'failed')
      }
      if (!left) setAsking(false)
    }
    void work()
    return () => {
      left = true
    }
  }, [ask])
  return { asking, problem, clear: () => setProblem(null) }
}
