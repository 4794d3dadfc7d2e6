import { meanOf, pointsLost, type ScoredRow, weightOfAll } from '#/domain/operations/papers/compliance-score.ts'
import type { Authority, Obligation } from '#/domain/operations/papers/obligation.ts'
import { type PaperFacts, type Standing, standingOn, type StandingState } from '#/domain/operations/papers/standing.ts'
import { toNumber } from '#/domain/rational.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import type { Text } from '#/domain/text.ts'

/** A paper with whom it is about. */
export type SubjectFacts = PaperFacts & {
  kind: string
  branchId: string | null
  workerId: string | null
  number: string | null
  issuedOn: Day | null
  hasFile: boolean
}
export type Place = { id: string; name: string }
export type WorkerPlace = { id: string; branchId: string }
export type Exemption = {
  id: string
  kind: string
  branchId: string | null
  reason: string
  isConfirmed: boolean
}

export type RowState = StandingState | 'part' | 'not-applicable'
export type ComplianceRow = {
  code: string
  name: Text
  authority: Authority
  branchId: string | null
  branch: string | null
  state: RowState
  isCritical: boolean
  isCheck: boolean
  isOfWorkers: boolean
  weight: number
  /** What it counts, 0 to 1. */
  met: number
  lost: number
  endsOn: Day | null
  daysLeft: number | null
  paperId: string | null
  number: string | null
  issuedOn: Day | null
  hasFile: boolean
  /** Day of the check. */
  checkedOn: Day | null
  renews: boolean
  /** Workers with a paper that counts in full, of all; null: not about workers. */
  workers: { met: number; all: number } | null
  exemption: Exemption | null
}
/** A row that counts, beside what the score needs of it. */
export type CountedRow = { row: ComplianceRow; scored: ScoredRow }

type Given = {
  /** What the catalogue asked for on that day. */
  obligations: readonly Obligation[]
  /** Branches of the report. */
  branches: readonly Place[]
  withCompany: boolean
  /** Null: the reader does not see workers, whose obligations are left out. */
  workers: readonly WorkerPlace[] | null
  papers: readonly SubjectFacts[]
  exemptions: readonly Exemption[]
  day: Day
}

const keyOf = (kind: string, branchId: string | null, workerId: string | null) =>
  `${kind}|${branchId ?? ''}|${workerId ?? ''}`

function bySubject(papers: readonly SubjectFacts[]): Map<string, SubjectFacts[]> {
  const found = new Map<string, SubjectFacts[]>()
  for (const paper of papers) {
    const key = keyOf(paper.kind, paper.branchId, paper.workerId)
    const list = found.get(key)
    if (list) list.push(paper)
    else found.set(key, [paper])
  }
  return found
}

type Standings = Standing<SubjectFacts>

/** The worst of the workers' papers, which the row shows. */
const worst = (standings: readonly Standings[]): Standings =>
  standings.toSorted(
    (a, b) => toNumber(a.value) - toNumber(b.value) || (a.endsOn ?? '9999').localeCompare(b.endsOn ?? '9999'),
  )[0]!

/** Rows of a report in the order of the catalogue, with those that count in its score. */
export function complianceRows({ obligations, branches, withCompany, workers, papers, exemptions, day }: Given) {
  const found = bySubject(papers)
  const exempt = new Map(exemptions.map((each) => [keyOf(each.kind, each.branchId, null), each]))
  const byBranch = Map.groupBy(workers ?? [], ({ branchId }) => branchId)
  const standingIn = (of: Obligation, branchId: string | null, workerId: string | null) =>
    standingOn(of, found.get(keyOf(of.code, branchId, workerId)) ?? [], day)
  const counted: CountedRow[] = []
  const apart: ComplianceRow[] = []
  for (const obligation of obligations) {
    const { code, name, authority, isCritical, weight, proof, scope } = obligation
    const places = scope === 'company' ? (withCompany ? [null] : []) : branches
    if (scope === 'worker' && workers === null) continue
    for (const place of places) {
      const branchId = place?.id ?? null
      const exemption = exempt.get(keyOf(code, branchId, null)) ?? null
      const isOfWorkers = scope === 'worker'
      const base = {
        code,
        name,
        authority,
        branchId,
        branch: place?.name ?? null,
        isCritical,
        weight,
        isOfWorkers,
        exemption,
      }
      if (exemption?.isConfirmed) {
        apart.push({ ...base, ...notApplicable, isCheck: proof === 'check' })
        continue
      }
      const standings = isOfWorkers
        ? (byBranch.get(branchId ?? '') ?? []).map(({ id }) => standingIn(obligation, branchId, id))
        : [standingIn(obligation, branchId, null)]
      const value = meanOf(standings.map((each) => each.value))
      if (value === null) continue
      const shown = worst(standings)
      const met = standings.filter((each) => toNumber(each.value) === 1).length
      const row: ComplianceRow = {
        ...base,
        isCheck: proof === 'check',
        state: isOfWorkers && met < standings.length ? 'part' : shown.state,
        met: toNumber(value),
        lost: 0,
        endsOn: shown.endsOn,
        daysLeft: shown.daysLeft,
        paperId: isOfWorkers ? null : (shown.paper?.id ?? null),
        number: isOfWorkers ? null : (shown.paper?.number ?? null),
        issuedOn: isOfWorkers ? null : (shown.paper?.issuedOn ?? null),
        hasFile: !isOfWorkers && shown.paper?.hasFile === true,
        checkedOn: proof === 'check' ? (shown.paper?.startsOn ?? null) : null,
        renews: (shown.paper?.renewalStartedOn ?? null) !== null,
        workers: isOfWorkers ? { met, all: standings.length } : null,
      }
      counted.push({ row, scored: { weight, value, isCritical, isOfWorkers } })
    }
  }
  const all = weightOfAll(counted.map(({ scored }) => scored))
  for (const { row, scored } of counted) row.lost = pointsLost(scored, all)
  return { counted, apart }
}

const notApplicable = {
  state: 'not-applicable',
  met: 0,
  lost: 0,
  endsOn: null,
  daysLeft: null,
  paperId: null,
  number: null,
  issuedOn: null,
  hasFile: false,
  checkedOn: null,
  renews: false,
  workers: null,
} as const

/** Whether a row asks for something: it costs points, or ends within its lead without a renewal. */
export const isGap = ({ lost, state }: ComplianceRow): boolean => lost > 0 || state === 'expiring'

const urgency = ({ isCritical, met, daysLeft }: ComplianceRow): [number, number] => [
  isCritical && met === 0 ? 0 : 1,
  daysLeft ?? -1,
]

/** The nearest danger: critical obligations that nothing meets, then by the day they end; null: all is in order. */
export function nearestDanger(rows: readonly ComplianceRow[]): ComplianceRow | null {
  const [first] = rows.filter(isGap).toSorted((a, b) => {
    const [[x, dx], [y, dy]] = [urgency(a), urgency(b)]
    return x - y || dx - dy || b.lost - a.lost || b.weight - a.weight
  })
  return first ?? null
}
