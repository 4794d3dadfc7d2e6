import { href, redirect } from 'react-router'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { pageContent } from './content.ts'
import type { EditorStep } from './form.ts'
import { changeAddress, createPage, deletePage, type ProductWords } from './make-page.server.ts'
import { publish, rollBack, schedule, unpublish, unschedule } from './publish.server.ts'
import { publishablePage } from './publishable.ts'
import { readDraft, saveDraft } from './store.server.ts'

/** Confirmation of the editor's step. */
export type StepDone =
  | { done: 'saved'; version: number }
  | { done: 'address'; version: number; slug: string }
  | { done: 'published' | 'scheduled'; number: number }
  | { done: 'unscheduled' | 'unpublished' }
  | { done: 'rolled-back'; number: number; keptDraft: boolean }

/** Refuses a page without any complete language, with a specific message. */
async function assertReady(actor: Actor, id: string): Promise<void> {
  const draft = await readDraft(actor, { id })
  if (!publishablePage.safeParse(draft?.content).success) throw new AppError('page.not-ready')
}

/** Saves a conflicting draft as a new page, so that nothing is lost. */
async function saveCopy(actor: Actor, slug: string, content: unknown, words: ProductWords): Promise<Response> {
  const parsed = pageContent.safeParse(content)
  if (!parsed.success) throw new AppError('page.content-refused')
  const { id } = await createPage(actor, { slug, title: parsed.data.title }, words)
  await saveDraft(actor, { key: { id }, version: 1, content: parsed.data }, pageContent)
  return redirect(href('/admin/page-builder/pages/:pageId', { pageId: id }))
}

/** Carries out a step of a page's editor. */
export async function takeStep(
  actor: Actor,
  id: string,
  step: EditorStep,
  words: ProductWords,
): Promise<StepDone | Response> {
  const key = { id }
  switch (step.intent) {
    case 'save': {
      const { version } = await saveDraft(actor, { key, version: step.version, content: step.content }, pageContent)
      return { done: 'saved', version }
    }
    case 'save-copy':
      return saveCopy(actor, step.slug, step.content, words)
    case 'address':
      return {
        done: 'address',
        slug: step.slug,
        ...(await changeAddress(actor, { id, version: step.version, slug: step.slug }, words)),
      }
    case 'publish':
      await assertReady(actor, id)
      return { done: 'published', ...(await publish(actor, { key, ...step }, publishablePage)) }
    case 'schedule':
      await assertReady(actor, id)
      return { done: 'scheduled', ...(await schedule(actor, { key, ...step }, publishablePage)) }
    case 'unschedule':
      await unschedule(actor, { key, ...step })
      return { done: 'unscheduled' }
    case 'unpublish':
      await unpublish(actor, { key, ...step })
      return { done: 'unpublished' }
    case 'roll-back':
      return { done: 'rolled-back', ...(await rollBack(actor, { key, ...step }, pageContent)) }
    case 'delete':
      await deletePage(actor, { id, version: step.version })
      return redirect(href('/admin/page-builder'))
  }
}
