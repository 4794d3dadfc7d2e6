import type { ClientApprovalStatus } from '../client-approval.ts'
import type { SubscriptionTier } from '../plans.ts'

/** Steps of a new company, in the order in which they are proposed. */
export const setupSteps = [
  'company',
  'papers',
  'branches',
  'team',
  'standards',
  'figures',
  'billing',
  'order',
  'report',
] as const
export type SetupStep = (typeof setupSteps)[number]

/** Steps that a company may leave for later. */
export const skippableSteps = ['team', 'standards', 'figures', 'billing'] as const satisfies readonly SetupStep[]
export const isSkippable = (step: SetupStep): boolean => (skippableSteps as readonly SetupStep[]).includes(step)

/** What the data say; a part is absent where the reader has no right to it. */
export type SetupFacts = {
  company?: { hasBothNames: boolean; hasAddress: boolean }
  papers?: { approval: ClientApprovalStatus; sent: number }
  branches?: { added: number }
  /** People of the team and those invited, without the founder. */
  team?: { others: number }
  /** Target score of the branches; the questionnaires apply by the type of visit. */
  standards?: { hasTarget: boolean }
  /** Guests, average bill and the confirmed rate of the estimate. */
  figures?: { hasTakings: boolean }
  billing?: { hasAddress: boolean; tier: SubscriptionTier }
  order?: { ordered: number }
  report?: { released: number }
}

/** `waiting`: for our team or a visit, not for the company. */
export type SetupState = 'done' | 'waiting' | 'open' | 'skipped'
export type SetupLine = { step: SetupStep; state: SetupState }
export type Setup = {
  lines: SetupLine[]
  done: number
  /** First step that the reader can take now; null: none. */
  next: SetupStep | null
  /** Nothing is left to do but what was left for later. */
  isFinished: boolean
  /** Plan of the company, and what is missing of the billing step; null without the right to it. */
  billing: { tier: SubscriptionTier; missing: 'details' | 'plan' | null } | null
}

type Judged = Exclude<SetupState, 'skipped'> | undefined

/** State by the facts alone; undefined without the right to the step. */
const judge: Record<SetupStep, (facts: SetupFacts) => Judged> = {
  company: ({ company }) => company && (company.hasBothNames && company.hasAddress ? 'done' : 'open'),
  papers: ({ papers }) => papers && (papers.approval === 'approved' ? 'done' : papers.sent > 0 ? 'waiting' : 'open'),
  branches: ({ branches }) => branches && (branches.added > 0 ? 'done' : 'open'),
  team: ({ team }) => team && (team.others > 0 ? 'done' : 'open'),
  standards: ({ standards }) => standards && (standards.hasTarget ? 'done' : 'open'),
  figures: ({ figures }) => figures && (figures.hasTakings ? 'done' : 'open'),
  // why: who ordered without a plan has chosen to pay visits one by one
  billing: ({ billing, order }) =>
    billing && (billing.hasAddress && (billing.tier !== 'free' || (order?.ordered ?? 0) > 0) ? 'done' : 'open'),
  order: ({ order }) => order && (order.ordered > 0 ? 'done' : 'open'),
  report: ({ report }) => report && (report.released > 0 ? 'done' : 'waiting'),
}

const missingOf = ({ hasAddress }: NonNullable<SetupFacts['billing']>, lines: readonly SetupLine[]) => {
  if (!hasAddress) return 'details' as const
  return lines.some(({ step, state }) => step === 'billing' && state === 'done') ? null : ('plan' as const)
}

/** Progress of a company through the steps. A skipped step that is done by now counts as done. */
export function setupOf(facts: SetupFacts, skipped: readonly string[]): Setup {
  const lines = setupSteps.flatMap((step): SetupLine[] => {
    const state = judge[step](facts)
    if (!state) return []
    return [{ step, state: state === 'open' && isSkippable(step) && skipped.includes(step) ? 'skipped' : state }]
  })
  return {
    lines,
    done: lines.filter(({ state }) => state === 'done').length,
    next: lines.find(({ state }) => state === 'open')?.step ?? null,
    isFinished: lines.every(({ state }) => state === 'done' || state === 'skipped'),
    billing: facts.billing ? { tier: facts.billing.tier, missing: missingOf(facts.billing, lines) } : null,
  }
}
