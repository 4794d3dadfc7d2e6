import { href } from 'react-router'
import type { PageContent } from '../content.ts'

/** State of the draft. A refusal or conflict stops saving until the person decides. */
export type Saving = 'saved' | 'unsaved' | 'saving' | 'offline' | 'signed-out' | 'refused' | 'too-large' | 'conflict'
export type Loaded = { version: number; content: PageContent }

const pauseMs = 900
const retryMs = 5000
const failures: Record<number, Saving> = { 401: 'signed-out', 403: 'signed-out', 409: 'conflict', 413: 'too-large' }

/** Sends a draft; returns the new version, or the reason for failure. */
export async function sendDraft(pageId: string, draft: Loaded): Promise<{ version: number } | Saving> {
  try {
    const answer = await fetch(href('/admin/page-builder/pages/:pageId/draft', { pageId }), {
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
 * Draft with autosave: debounced, one request at a time, each with its base version, so that no later work is
 * overwritten.
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
    // why: a colleague's version may have been taken meanwhile; the answer then belongs to a discarded draft
    if (now.saving !== 'saving') return now.saving
    if (typeof answer === 'object') version = answer.version
    const next = typeof answer === 'string' ? answer : sent === content ? 'saved' : 'unsaved'
    show(next)
    if (next === 'offline' || next === 'signed-out') later(retryMs)
    if (next === 'unsaved') later(pauseMs)
    return next
  }

  /** Saves all changes, including those made meanwhile, and returns the resulting state. */
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
    /** Takes a new server version with unchanged content. */
    acceptVersion(next: number) {
      version = next
    },
    /** Restarts from the server's version: after a roll back, or to take a colleague's. */
    restart(from: Loaded) {
      clearTimeout(timer)
      ;({ content, version } = from)
      show('saved')
    },
    stop: () => clearTimeout(timer),
  }
}
