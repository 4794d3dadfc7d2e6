import type { PageContent } from '../content.ts'

/** How the draft stands. A refusal or a conflict stops saving until the person has decided. */
export type Saving = 'saved' | 'unsaved' | 'saving' | 'offline' | 'signed-out' | 'refused' | 'too-large' | 'conflict'
export type Loaded = { version: number; content: PageContent }

const pauseMs = 900
const retryMs = 5000
const failures: Record<number, Saving> = { 401: 'signed-out', 403: 'signed-out', 409: 'conflict', 413: 'too-large' }

/** Sends a draft to the server: the new version, or why there is none. */
export async function sendDraft(pageId: string, draft: Loaded): Promise<{ version: number } | Saving> {
  try {
    const answer = await fetch(`/admin/page-builder/pages/${pageId}/draft`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(draft),
      redirect: 'manual',
    })
    if (answer.type === 'opaqueredirect') return 'signed-out'
    if (answer.ok) return (await answer.json()) as { version: number }
    return answer.status >= 500 ? 'offline' : (failures[answer.status] ?? 'refused')
  } catch {
    return 'offline'
  }
}

/**
 * The draft at hand. It saves itself shortly after the last change, one request at a time, each naming the version it started
 * from, so that nobody's later work is written over.
 */
export function createDraft(loaded: Loaded, send: (draft: Loaded) => Promise<{ version: number } | Saving>) {
  let { content, version } = loaded
  let now: { content: PageContent; saving: Saving } = { content, saving: 'saved' }
  let sending: Promise<Saving> | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()
  const show = (saving: Saving) => {
    now = { content, saving }
    for (const listener of listeners) listener()
  }
  const later = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void save(), ms)
  }

  async function attempt(): Promise<Saving> {
    const sent = content
    show('saving')
    const answer = await send({ version, content: sent })
    sending = null
    // why: a colleague's version may have been taken meanwhile; then this answer is about a draft that is gone
    if (now.saving !== 'saving') return now.saving
    if (typeof answer === 'object') version = answer.version
    const next = typeof answer === 'string' ? answer : sent === content ? 'saved' : 'unsaved'
    show(next)
    if (next === 'offline' || next === 'signed-out') later(retryMs)
    if (next === 'unsaved') later(pauseMs)
    return next
  }

  /** Saves what is not saved yet, also what is typed meanwhile, and answers how the draft stands then. */
  async function save(): Promise<Saving> {
    clearTimeout(timer)
    if (sending) await sending
    if (now.saving === 'saved' || now.saving === 'conflict') return now.saving
    sending = attempt()
    const after = await sending
    return after === 'unsaved' ? save() : after
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    snapshot: () => now,
    version: () => version,
    save,
    change(next: PageContent) {
      content = next
      const stopped = now.saving === 'conflict' || now.saving === 'saving'
      show(stopped ? now.saving : 'unsaved')
      if (!stopped) later(pauseMs)
    },
    /** The server moved on by a step of ours that left the text as it is. */
    acceptVersion(next: number) {
      version = next
    },
    /** Begins anew from what the server has: after a roll back, or to take a colleague's version. */
    restart(from: Loaded) {
      clearTimeout(timer)
      ;({ content, version } = from)
      show('saved')
    },
    stop: () => clearTimeout(timer),
  }
}
