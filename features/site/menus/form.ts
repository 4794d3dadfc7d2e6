import { z } from 'zod'
import { contentStep } from '#/features/site/site-content/content-step.ts'

/** Steps of the page of menus: those of any content, and saving contact details. */
export const menusStep = z.union([
  contentStep,
  z.object({ intent: z.literal('contact'), version: z.coerce.number('unreadable').int().min(0) }).catchall(z.unknown()),
])
export type ContactStep = Extract<z.output<typeof menusStep>, { intent: 'contact' }>
