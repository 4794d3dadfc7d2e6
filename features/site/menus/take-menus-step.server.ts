import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { nested } from '#/features/site/site-content/nested.ts'
import {
  type Exists,
  type StepDone,
  takeContentStep,
} from '#/features/site/site-content/content-editor-action.server.ts'
import type { z } from 'zod'
import { contactDetailsSchema } from './contact-details.ts'
import type { ContactStep, menusStep } from './form.ts'
import { navigationRules } from './rules.server.ts'
import { saveContactDetails } from './save-contact.server.ts'

export type MenusDone = StepDone | { done: 'contact'; version: number }

/** Carries out a step of the page of menus and contact details. */
export function takeMenusStep(
  actor: Actor,
  step: z.output<typeof menusStep>,
  exists: Exists,
): Promise<MenusDone | Response> {
  return step.intent === 'contact'
    ? takeContactStep(actor, step)
    : takeContentStep(actor, navigationRules, step, exists)
}

async function takeContactStep(actor: Actor, step: ContactStep): Promise<MenusDone> {
  const { intent: _intent, version, ...fields } = step
  const parsed = contactDetailsSchema.safeParse(nested(fields))
  if (!parsed.success) {
    const problems: Record<string, string> = {}
    for (const { path, message } of parsed.error.issues) problems[path.join('.')] ??= message
    throw new AppError('page.incomplete', {}, problems)
  }
  return { done: 'contact', ...(await saveContactDetails(actor, { version, details: parsed.data })) }
}
