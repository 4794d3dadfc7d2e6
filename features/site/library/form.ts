import { z } from 'zod'
import { isDay } from '#/domain/riyadh-time.ts'
import { libraryAudiences } from '#/domain/site/library.ts'

const title = z.string().trim().min(1, 'required').max(200, 'too-long')
const about = z.string().trim().max(600, 'too-long').default('')
const note = z.string().trim().max(300, 'too-long').default('')
const tick = z
  .literal('on')
  .optional()
  .transform((value) => value === 'on')
const list = (value: unknown) => (value === undefined ? [] : Array.isArray(value) ? value : [value])
const number = z
  .string()
  .regex(/^\d{1,9}$/, 'unreadable')
  .transform(Number)

const facts = {
  titleEn: title,
  titleAr: title,
  aboutEn: about,
  aboutAr: about,
  audiences: z.preprocess(
    list,
    z.array(z.enum(libraryAudiences, 'library-audience')).min(1, 'library-audience').max(libraryAudiences.length),
  ),
  mustConfirm: tick,
  expiresOn: z
    .string()
    .trim()
    .default('')
    .transform((day) => day || null)
    .refine((day) => day === null || isDay(day), 'day-ahead'),
}
/** The files are read apart from the form. */
const sentFiles = { fileEn: z.unknown().optional(), fileAr: z.unknown().optional() }

/** A new document with its first version. `clientKey` is made by the browser, so that a form sent twice makes one document. */
export const newDocumentForm = z.strictObject({ clientKey: z.uuid('unreadable'), ...facts, ...sentFiles, tell: tick })

/** Steps on one document; `revision` is the one that the page showed. */
export const documentForm = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('save'), revision: number, ...facts }),
  z.strictObject({
    intent: z.literal('version'),
    revision: number,
    noteEn: note,
    noteAr: note,
    confirmAgain: tick,
    tell: tick,
    ...sentFiles,
  }),
  z.strictObject({ intent: z.literal('archive'), revision: number }),
  z.strictObject({ intent: z.literal('restore'), revision: number }),
  z.strictObject({ intent: z.literal('remind'), revision: number }),
])

/** A reader has read a version. */
export const confirmForm = z.strictObject({
  documentId: z.uuid('unreadable'),
  version: number,
  read: z.literal('on', 'library-read'),
})

export type DocumentFacts = Omit<z.output<typeof newDocumentForm>, 'clientKey' | 'fileEn' | 'fileAr' | 'tell'>
