import { z } from 'zod'
import type { Actor } from '#/domain/actor.ts'
import { ingredientImportForm, type SheetInput } from './form.ts'

const given = z.strictObject({
  person: z.strictObject({ id: z.uuid(), language: z.enum(['en', 'ar']) }),
  seal: z.string(),
  vat: z.string(),
  columns: z.string(),
  fixes: z.string(),
  answers: z.string(),
})

const text = (map: ReadonlyMap<string | number, unknown>): string => JSON.stringify(Object.fromEntries(map))

/** Who confirmed an import and what, as it is kept for its job; the file is kept apart. */
export const givenBy = (
  { id, language }: Actor,
  { seal, vat, columns, fixes, answers }: SheetInput & { seal: string },
) => ({
  person: { id, language },
  seal,
  vat: vat ?? '',
  columns: text(columns),
  fixes: text(fixes),
  answers: text(answers),
})

type Given = { person: Pick<Actor, 'id' | 'language'>; input: SheetInput; seal: string }

/** The same, read back. */
export function readGiven(kept: unknown, content: string): Given {
  const { person, seal, ...fields } = given.parse(kept)
  const input = ingredientImportForm.parse({ intent: 'check', content, ...fields })
  if (input.intent !== 'check') throw new Error('another step')
  return { person, input, seal }
}
