import { redirect } from 'react-router'
import type { z } from 'zod'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { isSitePath } from '#/domain/link-target.ts'
import { publish, rollBack, schedule, unschedule } from '#/features/site/pages/publish.server.ts'
import { saveDraft, type SingleKind } from '#/features/site/pages/store.server.ts'
import { now } from '#/platform/clock.ts'
import type { ContentStep } from './content-step.ts'
import { nested } from './nested.ts'

/** A singleton content: schemas of draft and publication, and the initial value. */
export type ContentRules<T> = {
  kind: SingleKind
  draft: z.ZodType<T>
  complete: z.ZodType<T>
  initial: T
  /** Its page in the admin area. */
  address: string
}

export type StepDone =
  | { done: 'saved'; version: number }
  | { done: 'published' | 'scheduled'; version: number; number: number }
  | { done: 'unscheduled' }

/** Parses content, or throws the fields at fault by path. */
function contentOf<T>(schema: z.ZodType<T>, step: Record<string, unknown>): T {
  const { intent: _intent, version: _version, at: _at, ...fields } = step
  const parsed = schema.safeParse(nested(fields))
  if (parsed.success) return parsed.data
  const problems: Record<string, string> = {}
  for (const { path, message } of parsed.error.issues) problems[path.join('.')] ??= message
  throw new AppError('page.incomplete', {}, problems)
}

/** Whether a path of this site has a page. */
export type Exists = (path: string) => boolean

/** Refuses published links to missing paths, at their fields. */
function assertTargets(content: unknown, exists: Exists): void {
  const problems: Record<string, string> = {}
  const look = (part: unknown, path: string): void => {
    if (typeof part !== 'object' || part === null) return
    for (const [key, inner] of Object.entries(part)) {
      const here = path ? `${path}.${key}` : key
      if (key === 'target' && typeof inner === 'string' && isSitePath(inner) && !exists(inner))
        problems[here] = 'link-unknown'
      look(inner, here)
    }
  }
  look(content, '')
  if (Object.keys(problems).length > 0) throw new AppError('page.incomplete', {}, problems)
}

/** Carries out a step of such an editor. Publishing and scheduling first save the draft. */
export async function takeContentStep<T>(
  actor: Actor,
  { kind, draft, complete, initial, address }: ContentRules<T>,
  step: ContentStep,
  exists: Exists,
): Promise<StepDone | Response> {
  const key = { kind }
  const again = (mark: string) => redirect(`${address}?from=${mark}`)
  switch (step.intent) {
    case 'save': {
      const content = contentOf(draft, step)
      const { version } = await saveDraft(actor, { key, version: step.version, content }, draft)
      return { done: 'saved', version }
    }
    case 'publish': {
      const content = contentOf(complete, step)
      assertTargets(content, exists)
      const { version } = await saveDraft(actor, { key, version: step.version, content }, draft)
      return { done: 'published', version, ...(await publish(actor, { key, version }, complete)) }
    }
    case 'schedule': {
      if (step.at <= now()) throw new AppError('page.incomplete', {}, { at: 'page-time' })
      const content = contentOf(complete, step)
      assertTargets(content, exists)
      const { version } = await saveDraft(actor, { key, version: step.version, content }, draft)
      return { done: 'scheduled', version, ...(await schedule(actor, { key, version, at: step.at }, complete)) }
    }
    case 'unschedule':
      await unschedule(actor, { key, version: step.version })
      return { done: 'unscheduled' }
    case 'roll-back': {
      const { number } = await rollBack(actor, { key, version: step.version, revisionId: step.revisionId }, complete)
      return again(`version-${number}`)
    }
    case 'reset': {
      const { version } = await saveDraft(actor, { key, version: step.version, content: initial }, draft)
      return again(`start-${version}`)
    }
  }
}
