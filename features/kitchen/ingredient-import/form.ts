import { z } from 'zod'
import { type ImportColumn, importColumns } from '#/domain/kitchen/import-rows.ts'
import { vatModes } from '#/domain/kitchen/prices.ts'

/** 10 MB as base64. */
const content = z.string({ error: 'document-file' }).min(1, 'document-file').max(14_000_000, 'too-large')

/** Text of a JSON object by line of the sheet. */
const byLine = <T>(value: z.ZodType<T>) =>
  z
    .string()
    .max(400_000, 'too-long')
    .default('{}')
    .transform((text, context): Map<number, T> => {
      const parsed = z.record(z.string().regex(/^\d{1,6}$/), value).safeParse(jsonOf(text))
      if (parsed.success) return new Map(Object.entries(parsed.data).map(([line, given]) => [Number(line), given]))
      context.addIssue({ code: 'custom', message: 'unreadable' })
      return z.NEVER
    })
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const cells = z.partialRecord(z.enum(importColumns as [ImportColumn, ...ImportColumn[]]), z.string().max(200))
const sheet = {
  content,
  /** VAT of prices that say nothing of it. */
  vat: z.union([z.literal('').transform(() => null), z.enum(vatModes, 'kitchen-vat')]).default(null),
  /** What headings mean, by their key; empty: not read. */
  columns: z
    .string()
    .max(40_000, 'too-long')
    .default('{}')
    .transform((text, context): Map<string, ImportColumn | ''> => {
      const column = z.enum(['', ...importColumns] as ['', ...ImportColumn[]])
      const parsed = z.record(z.string().min(1).max(400), column).safeParse(jsonOf(text))
      if (parsed.success) return new Map(Object.entries(parsed.data))
      context.addIssue({ code: 'custom', message: 'unreadable' })
      return z.NEVER
    }),
  fixes: byLine(cells),
  answers: byLine(z.enum(['same', 'new', 'yes', 'skip'])),
}

/** Import of ingredients: check a sheet, import what was shown, take an import back. */
export const ingredientImportForm = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('check'), ...sheet }),
  z.strictObject({
    intent: z.literal('apply'),
    clientKey: z.uuid('unreadable'),
    seal: z.string().regex(/^[0-9a-f]{64}$/, 'unreadable'),
    ...sheet,
  }),
  z.strictObject({ intent: z.literal('undo'), importId: z.uuid('unreadable') }),
])
type Input = z.output<typeof ingredientImportForm>
export type SheetInput = Pick<Extract<Input, { intent: 'check' }>, 'content' | 'vat' | 'columns' | 'fixes' | 'answers'>
