import { z } from 'zod'
import { type EvidenceReason, evidenceReasonKeys } from '#/domain/fieldwork/evidence.ts'

const reason = z.object({
  key: z.enum(evidenceReasonKeys),
  points: z.number(),
  tone: z.enum(['good', 'unknown', 'doubt', 'serious']),
  facts: z.record(z.string(), z.union([z.number(), z.string()])),
}) satisfies z.ZodType<EvidenceReason>

/** Shape of `reports.evidence`: the reasons, with the photos and texts of other reports they refer to. No location. */
export const weighedEvidence = z.object({
  version: z.literal(1),
  weighedAt: z.string(),
  reasons: z.array(reason),
  photos: z.array(z.object({ photoId: z.string(), otherId: z.string(), bits: z.number() })),
  words: z.array(z.object({ questionKey: z.string(), reportId: z.string(), otherKey: z.string(), share: z.number() })),
})
export type WeighedEvidence = z.infer<typeof weighedEvidence>
