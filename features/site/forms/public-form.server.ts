import { z } from 'zod'
import { readAs, visitor } from '#/db/database.server.ts'
import { AppError } from '#/domain/errors.ts'
import type { Lang } from '#/domain/text.ts'
import { publicFormAction } from '#/platform/form-action.server.ts'
import { infoOf } from '#/platform/request-context.ts'
import { definitionOf } from './definition.ts'
import type { FormDefinition } from './fields.ts'
import { readAnswers } from './read-answers.ts'
import { type ShownForm, shownForm } from './shown-form.ts'
import { storeSubmission, type Submission } from './submit.server.ts'
import { type Traps, traps } from './traps.ts'

export type PublishedForm = { slug: string; isOpen: boolean; definition: FormDefinition }

/** Published form with both languages, or null. Identical for all visitors. */
export async function readPublishedForm(slug: string): Promise<PublishedForm | null> {
  const row = await readAs(visitor, (db) =>
    db
      .selectFrom('forms')
      .select(['slug', 'is_open', 'published'])
      .where('slug', '=', slug)
      .where('published', 'is not', null)
      .executeTakeFirst(),
  )
  const definition = row && definitionOf(row.slug, row.published)
  return definition ? { slug: row.slug, isOpen: row.is_open, definition } : null
}

/** Open forms with a page of their own, for the site map. */
export async function openFormSlugs(): Promise<{ slug: string }[]> {
  return readAs(visitor, (db) =>
    db
      .selectFrom('forms')
      .select('slug')
      .where('builtin', '=', false)
      .where('is_open', '=', true)
      .where('published', 'is not', null)
      .orderBy('slug')
      .execute(),
  )
}

/** Data for `PublicForm` in loaders of public pages; null when not showable. */
export async function readPublicForm(slug: string, lang: Lang): Promise<ShownForm | null> {
  const form = await readPublishedForm(slug)
  return form && shownForm(form.slug, form.isOpen, form.definition, lang)
}

/** Schema of a form's rules: parses answers and traps. Values `known` to the page replace submitted ones. */
export const submissionSchema = (definition: FormDefinition, lang: Lang, known: Record<string, string> = {}) =>
  z.record(z.string(), z.unknown()).transform((sent, issues): { submission: Submission; traps: Traps } => {
    const trapped = traps.safeParse(sent)
    const { problems, ...submission } = readAnswers(definition.fields, { ...sent, ...known }, lang)
    if (!trapped.success) issues.addIssue({ code: 'custom', message: 'unreadable' })
    for (const [key, problem] of Object.entries(problems))
      issues.addIssue({ code: 'custom', path: [key], message: problem })
    return trapped.success && issues.issues.length === 0 ? { submission, traps: trapped.data } : z.NEVER
  })

type Params = Record<string, string | undefined>

/** Creates the action of a page with a form: `export const action = formSubmission(() => 'contact')`. */
export const formSubmission = (slugOf: (params: Params) => string) =>
  publicFormAction(
    async ({ params, context }) => {
      const form = await readPublishedForm(slugOf(params))
      if (!form) throw new AppError('not-found')
      return submissionSchema(form.definition, infoOf(context).lang)
    },
    (info, { submission, traps: seen }, { params }) => storeSubmission(info, slugOf(params), submission, seen),
  )
