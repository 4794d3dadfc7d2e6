import { standingsOf } from '#/platform/sessions.server.ts'

const everyMs = 4000
/** `standing`: rights when the session was first looked at; undefined before. */
type Watch = { ends: Set<() => void>; standing: string | undefined }
const watched = new Map<string, Watch>()
let timer: NodeJS.Timeout | undefined

async function look(ids: readonly string[]): Promise<void> {
  const standings = await standingsOf(ids).catch(() => null)
  if (!standings) return
  for (const id of ids) {
    const watch = watched.get(id)
    if (!watch) continue
    const standing = standings.get(id)
    const isChanged = standing === undefined || (watch.standing !== undefined && watch.standing !== standing)
    watch.standing = standing
    if (isChanged) for (const end of watch.ends) end()
  }
}

/**
 * Calls `ended` within seconds after a session was signed out or revoked, or the rights of its member of staff changed;
 * the returned function stops watching.
 */
export function whenSessionEnds(sessionId: string, ended: () => void): () => void {
  const watch = watched.get(sessionId) ?? { ends: new Set(), standing: undefined }
  const isNew = watch.ends.size === 0
  watch.ends.add(ended)
  watched.set(sessionId, watch)
  // why immediately: rights that change before the first look would go unnoticed
  if (isNew) void look([sessionId])
  timer ??= setInterval(() => void look([...watched.keys()]), everyMs).unref()
  return () => {
    watch.ends.delete(ended)
    if (watch.ends.size === 0 && watched.get(sessionId) === watch) watched.delete(sessionId)
    if (watched.size === 0) {
      clearInterval(timer)
      timer = undefined
    }
  }
}
