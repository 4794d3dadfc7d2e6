import type { z } from 'zod'
import { AppError } from '#/domain/errors.ts'

/** Typed values as a form of the portal reads them, with its own refusals by field: programs and people get the same. */
export function checkedForm<T>(form: z.ZodType<T>, typed: unknown): T {
  const read = form.safeParse(typed)
  if (read.success) return read.data
  const fields = Object.fromEntries(
    read.error.issues.map(({ path: [name = 'body'], message }) => [String(name), message]),
  )
  throw new AppError('bad-value', {}, fields)
}
