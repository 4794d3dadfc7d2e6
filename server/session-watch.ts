import { sessionMarks } from '#/platform/sessions.server.ts'

const everyMs = 4000
/** Watched sessions with the mark of their rights; null until it is known. */
const watched = new Map<string, { mark: string | null; ends: Set<() => void> }>()
let timer: NodeJS.Timeout | undefined

async function look(ids: readonly string[]): Promise<void> {
  const marks = await sessionMarks(ids).catch(() => null)
  if (!marks) return
  for (const id of ids) {
    const session = watched.get(id)
    if (!session) continue
    const [known, mark] = [session.mark, marks.get(id) ?? null]
    session.mark = mark
    if (mark === null || (known !== null && known !== mark)) for (const end of session.ends) end()
  }
}

/**
 * Calls `ended` within seconds after a session was signed out or revoked, or the rights of its member of staff changed; the
 * returned function stops watching.
 */
export function whenSessionEnds(sessionId: string, ended: () => void, isStaff = false): () => void {
  const session = watched.get(sessionId) ?? { mark: null, ends: new Set() }
  session.ends.add(ended)
  watched.set(sessionId, session)
  timer ??= setInterval(() => void look([...watched.keys()]), everyMs).unref()
  // why: a change in the first seconds would otherwise count as known
  if (isStaff && session.mark === null) void look([sessionId])
  return () => {
    session.ends.delete(ended)
    if (session.ends.size === 0 && watched.get(sessionId) === session) watched.delete(sessionId)
    if (watched.size === 0) {
      clearInterval(timer)
      timer = undefined
    }
  }
}
