import { z } from 'zod'

const total = z.object({ filled: z.number(), fit: z.number() })

/** Stored facts about a proposal; fits in tenths of a point. */
export const proposalSchema = z.object({
  /** Current stage while in progress. */
  stage: z.enum(['reading', 'solving', 'writing']).optional(),
  startedAt: z.string().optional(),
  /** The last attempt failed. */
  problem: z.enum(['failed']).optional(),
  made: z
    .object({
      at: z.string(),
      seconds: z.number(),
      visits: z.number(),
      byHand: z.number(),
      shoppers: z.number(),
      total,
      bound: total,
      greedy: total,
      /** Shoppers with fewer than three reports: available, used, and their visits. */
      newcomers: z.object({ shoppers: z.number(), used: z.number(), visits: z.number() }),
      used: z.number(),
      mostVisits: z.number(),
    })
    .optional(),
  confirmed: z
    .object({
      how: z.enum(['offer', 'assign']),
      by: z.string(),
      total: z.number(),
      done: z.number(),
      refused: z.number(),
      startedAt: z.string(),
      finishedAt: z.string().nullable(),
    })
    .optional(),
})
export type Proposal = z.output<typeof proposalSchema>
export type MadeProposal = NonNullable<Proposal['made']>

export const readProposal = (stored: unknown): Proposal => {
  const parsed = proposalSchema.safeParse(stored ?? {})
  return parsed.success ? parsed.data : {}
}
