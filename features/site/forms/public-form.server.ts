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

/** A published form with both languages, or null when there is none under this address. The same for every visitor. */
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

/** Forms with a page of their own that take answers now, for the map of the site. */
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

/** What a page needs to show a form with `PublicForm`; null when there is none to show. For loaders of public pages. */
export async function readPublicForm(slug: string, lang: Lang): Promise<ShownForm | null> {
  const form = await readPublishedForm(slug)
  return form && shownForm(form.slug, form.isOpen, form.definition, lang)
}

/** The rules of a form as a schema: what was sent becomes the answers and the traps. What is `known` to the page counts instead of what was sent. */
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

/** The action of a page that takes a form's answers: `export const action = formSubmission(() => 'contact')`. */
export const formSubmission = (slugOf: (params: Params) => string) =>
  publicFormAction(
    async ({ params, context }) => {
      const form = await readPublishedForm(slugOf(params))
      if (!form) throw new AppError('not-found')
      return submissionSchema(form.definition, infoOf(context).lang)
    },
    (info, { submission, traps: seen }, { params }) => storeSubmission(info, slugOf(params), submission, seen),
  )
