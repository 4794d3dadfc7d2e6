import { z } from 'zod'
import { importGrounds } from '#/domain/office/client-import.ts'

const content = z.string({ error: 'document-file' }).min(1, 'document-file').max(2_000_000, 'too-large')

/** Import of clients: check a file, then declare the legal ground and import the number of clients that the check found. */
export const clientImportForm = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('check'), content }),
  z.strictObject({
    intent: z.literal('apply'),
    content,
    ready: z
      .string()
      .regex(/^\d{1,4}$/, 'unreadable')
      .transform(Number),
    fileName: z
      .string()
      .trim()
      .min(1, 'document-file')
      .transform((name) => name.slice(0, 200).toWellFormed()),
    ground: z.enum(importGrounds, 'import-ground'),
    note: z
      .string()
      .trim()
      .max(500, 'too-long')
      .transform((text) => text || null),
    declaration: z.literal('on', 'confirm-declaration'),
  }),
])
