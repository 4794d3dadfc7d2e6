import { useEffect, useRef, useState } from 'react'
import { type FoundRecord, leastSearched } from '#/features/office/search/records.ts'

const waitMs = 120
const mostKept = 20

type Answer = { text: string; records: readonly FoundRecord[]; failed: boolean }
export type Found = Answer & { pending: boolean; retry: () => void }
const nothing: Answer = { text: '', records: [], failed: false }

async function ask(text: string, signal: AbortSignal): Promise<Answer> {
  const answer = await fetch(`/command-palette?q=${encodeURIComponent(text)}`, { signal })
  if (!answer.ok) return { text, records: [], failed: true }
  const { records } = (await answer.json()) as { records: FoundRecord[] }
  return { text, records, failed: false }
}

/**
 * Records matching the text; the last result stays until the next one arrives. Requests of earlier texts are aborted, and answers
 * kept while the search is open, so that going back in the text asks nothing.
 */
export function useFoundRecords(text: string): Found {
  const [found, setFound] = useState(nothing)
  const [again, setAgain] = useState({ text: '', nth: 0 })
  const kept = useRef(new Map<string, Answer>())
  const wanted = text.trim()
  const isShort = wanted.length < leastSearched
  useEffect(() => {
    if (isShort) return
    const known = kept.current.get(wanted)
    const stop = new AbortController()
    const take = (answer: Answer) => {
      if (stop.signal.aborted) return
      if (!answer.failed) kept.current.set(wanted, answer)
      if (kept.current.size > mostKept) kept.current.delete(kept.current.keys().next().value!)
      setFound(answer)
    }
    const timer = setTimeout(
      () => {
        if (known) take(known)
        else ask(wanted, stop.signal).then(take, () => take({ text: wanted, records: [], failed: true }))
      },
      known || again.text === wanted ? 0 : waitMs,
    )
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [wanted, isShort, again])
  const retry = () => {
    setFound(nothing)
    setAgain(({ nth }) => ({ text: wanted, nth: nth + 1 }))
  }
  const shown = isShort ? nothing : found
  return { ...shown, pending: !isShort && shown.text !== wanted, retry }
}
