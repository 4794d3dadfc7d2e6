import { useEffect, useState } from 'react'
import { type FoundRecord, leastSearched } from '#/features/office/search/records.ts'

const waitMs = 120

type Found = { text: string; records: readonly FoundRecord[]; failed: boolean }
const nothing: Found = { text: '', records: [], failed: false }

async function ask(text: string, signal: AbortSignal): Promise<Found> {
  const answer = await fetch(`/command-palette?q=${encodeURIComponent(text)}`, { signal })
  if (!answer.ok) return { text, records: [], failed: true }
  const { records } = (await answer.json()) as { records: FoundRecord[] }
  return { text, records, failed: false }
}

/** Records matching the text; the last result stays until the next one arrives. */
export function useFoundRecords(text: string): Found {
  const [found, setFound] = useState(nothing)
  const wanted = text.trim()
  useEffect(() => {
    if (wanted.length < leastSearched) return
    const stop = new AbortController()
    const timer = setTimeout(() => {
      ask(wanted, stop.signal).then(setFound, (error: unknown) => {
        if (!stop.signal.aborted) setFound({ text: wanted, records: [], failed: error !== undefined })
      })
    }, waitMs)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [wanted])
  return wanted.length < leastSearched ? nothing : found
}
