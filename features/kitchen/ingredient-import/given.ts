import { z } from 'zod'
import type { Actor } from '#/domain/actor.ts'
import { ingredientImportForm, type SheetInput } from './form.ts'

const person = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  language: z.enum(['en', 'ar']),
  company: z
    .strictObject({ id: z.uuid(), mode: z.enum(['owner', 'member']), permissions: z.array(z.string()) })
    .nullable(),
})
const given = z.strictObject({
  person,
  seal: z.string(),
  vat: z.string(),
  columns: z.string(),
  fixes: z.string(),
  answers: z.string(),
})

const text = (map: ReadonlyMap<string | number, unknown>): string => JSON.stringify(Object.fromEntries(map))

/** Who confirmed an import and what, as it is kept for its job; the file is kept apart. */
export const givenBy = (
  { id, name, language, company }: Actor,
  { seal, vat, columns, fixes, answers }: SheetInput & { seal: string },
) => ({
  person: {
    id,
    name,
    language,
    company: company ? { id: company.id, mode: company.mode, permissions: [...company.permissions] } : null,
  },
  seal,
  vat: vat ?? '',
  columns: text(columns),
  fixes: text(fixes),
  answers: text(answers),
})

/**
 * The same, read back. The person acts without a session and under the own database role: what was taken from him since is
 * refused by row-level security.
 */
export function readGiven(kept: unknown, content: string): { actor: Actor; input: SheetInput; seal: string } {
  const { person: by, seal, ...fields } = given.parse(kept)
  const input = ingredientImportForm.parse({ intent: 'check', content, ...fields })
  if (input.intent !== 'check') throw new Error('another step')
  const { company, ...rest } = by
  return {
    actor: { ...rest, type: 'client', email: '', sessionId: '', ...(company && { company }) },
    input,
    seal,
  }
}
