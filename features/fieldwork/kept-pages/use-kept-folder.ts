import { useCallback, useEffect, useState } from 'react'
import { forgetFolder, type KeptFolder, keepFolder, keptFolder } from './folder-client.ts'

export type KeptState = 'unknown' | 'none' | 'keeping' | 'failed' | 'unable' | KeptFolder
type Given = { page: string; files: readonly string[]; version: string }

/** What this phone has of a page with its files, with the steps to keep and to remove it. */
export function useKeptFolder({ page, files, version }: Given) {
  const [state, setState] = useState<KeptState>('unknown')
  useEffect(() => {
    let current = true
    const read = async () => {
      const kept = await keptFolder(page)
      if (current) setState(kept)
    }
    void read()
    return () => {
      current = false
    }
  }, [page])
  const keep = useCallback(async () => {
    setState('keeping')
    const done = await keepFolder({ page, files, version })
    setState(done ? await keptFolder(page) : 'failed')
    if (done) void navigator.storage?.persist?.()
  }, [page, files, version])
  const remove = useCallback(async () => {
    await forgetFolder(page)
    setState('none')
  }, [page])
  return { state, keep, remove }
}
