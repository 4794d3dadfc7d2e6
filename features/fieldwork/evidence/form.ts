import { z } from 'zod'
import { appEvents, maximumMomentsPerRequest, questionEvents, visitStamps } from './moment.ts'

/** Page to return to after a photo without scripts: a section of the same report, never an external address. */
const section = z.string().max(40).optional()

export const evidenceKinds = ['photo', 'receipt', 'voice'] as const
export type EvidenceKind = (typeof evidenceKinds)[number]
export const maximumVoiceSeconds = 600

/** `takenAt`: the device's clock; `seconds`: length of a voice note. */
export const photoForm = z.strictObject({
  id: z.uuid(),
  reportId: z.uuid(),
  questionKey: z.string().min(1).max(40),
  file: z.array(z.instanceof(File)).min(1),
  kind: z.enum(evidenceKinds).default('photo'),
  takenAt: z.iso.datetime().or(z.literal('')).optional(),
  seconds: z.coerce.number().min(0).max(maximumVoiceSeconds).transform(Math.round).optional(),
  section,
})

export const removePhotoForm = z.strictObject({
  intent: z.literal('remove'),
  id: z.uuid(),
  reportId: z.uuid(),
  section,
})

const moment = { id: z.uuid(), deviceAt: z.iso.datetime() }

/** Events on the phone, in batches. `sentAt`: the device's clock at sending, to correct its other times. */
export const momentsRequest = z.strictObject({
  reportId: z.uuid(),
  sentAt: z.iso.datetime().optional(),
  moments: z
    .array(
      z.discriminatedUnion('kind', [
        z.strictObject({
          ...moment,
          kind: z.literal('stamp'),
          name: z.enum(visitStamps),
          detail: z.strictObject({ editedFrom: z.iso.datetime().optional() }).default({}),
        }),
        z.strictObject({
          ...moment,
          kind: z.literal('question'),
          name: z.string().min(1).max(40),
          detail: z.strictObject({ event: z.enum(questionEvents) }),
        }),
        z.strictObject({
          ...moment,
          kind: z.literal('app'),
          name: z.enum(appEvents),
          detail: z.strictObject({}).default({}),
        }),
      ]),
    )
    .min(1)
    .max(maximumMomentsPerRequest),
})
