import { z } from 'zod'
import { type Before, readBefore } from '#/domain/undo.ts'

/** Field of an undo: at most so many rows as they were before the step. */
export const beforeField = (most: number) =>
  z
    .string()
    .max(most * 140)
    .transform((text, context): Before[] => {
      const rows = readBefore(text)
      if (rows && rows.length <= most) return rows
      context.addIssue({ code: 'custom', message: 'unreadable' })
      return z.NEVER
    })
