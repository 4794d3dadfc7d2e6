import { z } from 'zod'

const total = z.object({ filled: z.number(), fit: z.number() })

/** What is kept of how a proposal came about; fits in tenths of a point. */
export const proposalSchema = z.object({
  /** While it is being made: what happens now. */
  stage: z.enum(['reading', 'solving', 'writing']).optional(),
  startedAt: z.string().optional(),
  /** The last attempt ended without a plan. */
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
      /** Shoppers with fewer than three reports: how many could be asked, how many have a visit, and how many visits they have. */
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
