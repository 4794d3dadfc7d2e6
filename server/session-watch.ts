import { openSessions } from '#/platform/sessions.server.ts'

const everyMs = 4000
const watched = new Map<string, Set<() => void>>()
let timer: NodeJS.Timeout | undefined

async function look(): Promise<void> {
  const open = new Set(await openSessions([...watched.keys()]).catch(() => [...watched.keys()]))
  for (const [sessionId, ends] of watched) if (!open.has(sessionId)) for (const end of ends) end()
}

/** Calls `ended` within seconds after a session was signed out or revoked; the returned function stops watching. */
export function whenSessionEnds(sessionId: string, ended: () => void): () => void {
  const set = watched.get(sessionId) ?? new Set<() => void>()
  watched.set(sessionId, set.add(ended))
  timer ??= setInterval(() => void look(), everyMs).unref()
  return () => {
    set.delete(ended)
    if (set.size === 0) watched.delete(sessionId)
    if (watched.size === 0) {
      clearInterval(timer)
      timer = undefined
    }
  }
}
