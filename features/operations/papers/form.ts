import { z } from 'zod'
import { latinDigits } from '#/domain/digits.ts'
import { typedDayProblem } from '#/domain/operations/papers/paper-dates.ts'

/** A day that may be missing. Hijri years are named, because papers print both. */
const day = z
  .string()
  .default('')
  .transform((typed) => latinDigits(typed.trim()) || null)
  .superRefine((typed, context) => {
    const problem = typed === null ? null : typedDayProblem(typed)
    if (problem) context.addIssue({ code: 'custom', message: problem })
  })
const words = (most: number) =>
  z
    .string()
    .trim()
    .max(most, 'too-long')
    .default('')
    .transform((typed) => typed || null)
const id = z
  .union([z.literal(''), z.uuid()], { error: 'unreadable' })
  .optional()
  .transform((typed) => typed || null)

const days = {
  number: words(80),
  issuedOn: day,
  expiresOn: day,
  expiresAgain: day,
  hijri: words(60),
  ownerId: id,
  /** The file is read apart from the form. */
  file: z.unknown().optional(),
}

export const newPaperForm = z.strictObject({
  /** Made by the browser: a form sent twice makes one paper. */
  clientKey: z.uuid('unreadable'),
  kind: z.string('document-kind').min(1, 'document-kind').max(60, 'document-kind'),
  branchId: id,
  workerId: id,
  renewsId: id,
  ...days,
})

const revision = z.coerce.number('unreadable').int().min(1)

/** Steps on the page of a paper. */
export const paperForm = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('correct'), revision, ...days }),
  z.strictObject({ intent: z.enum(['start-renewal', 'stop-renewal', 'accept']), revision }),
  z.strictObject({
    intent: z.literal('refuse'),
    revision,
    reason: z.string('required').trim().min(1, 'required').max(500, 'too-long'),
  }),
])

const name = words(120)
const worker = {
  nameAr: name,
  nameEn: name,
  job: z.string('required').trim().min(1, 'required').max(80, 'too-long'),
  branchId: z.uuid('paper-branch'),
}
const named = ({ nameAr, nameEn }: { nameAr: string | null; nameEn: string | null }) => Boolean(nameAr ?? nameEn)
const unnamed = { path: ['nameAr'], error: 'required' }

export const newWorkerForm = z.strictObject({ clientKey: z.uuid('unreadable'), ...worker }).refine(named, unnamed)
/** Steps on the page of a worker. */
export const workerForm = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('save'), revision, ...worker }).refine(named, unnamed),
  z.strictObject({ intent: z.enum(['leave', 'return']), revision }),
])

/** The private calendar address of papers. */
export const paperFeedForm = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('make') }),
  z.strictObject({ intent: z.literal('end') }),
])
