import type { Halalas } from '../money.ts'
import { type ReportScore, tenthsOf } from '../score.ts'
import type { LastVisit } from './morning.ts'
import { findingPoints, type StakeBasis, stakeOf, stakesOf } from './stake.ts'

/** One row a finding, or one a section of a branch. */
export const returnKinds = ['question', 'section'] as const
export type ReturnKind = (typeof returnKinds)[number]

/** What putting one thing right in one branch is worth. */
export type Return = {
  branchId: string
  reportId: string
  /** Of the question, or of the section. */
  key: string
  section: string
  /** Findings in it. */
  findings: number
  critical: boolean
  /** Points of the overall score, to one decimal. */
  points: number
  /** Halalas a month, estimated; null without the company's figures. */
  amount: Halalas | null
}

/**
 * Findings of each branch's last visit by their return, the highest first: by estimated riyals, without the company's
 * figures by points. There is no effort of a finding, so the return is its worth. A section is its findings together, at
 * most the points that the visit lacks to 100.
 */
export function returnsOf(visits: readonly LastVisit[], basis: StakeBasis | null, kind: ReturnKind): Return[] {
  return visits
    .flatMap((visit) => (kind === 'question' ? questionsOf(visit) : sectionsOf(visit)))
    .map((row) => ({ ...row, amount: basis && stakeOf(row.points, basis) }))
    .toSorted((a, b) => b.points - a.points || a.branchId.localeCompare(b.branchId) || a.key.localeCompare(b.key))
}

type Row = Omit<Return, 'amount'>
const sectionOf = (score: ReportScore, key: string): string =>
  score.questions.find((question) => question.key === key)?.section ?? ''

function questionsOf({ branchId, reportId, score }: LastVisit): Row[] {
  if (score.final === null) return []
  return findingPoints(score).map(({ key, points }) => {
    const critical = score.criticalFailed.includes(key)
    return { branchId, reportId, key, section: sectionOf(score, key), findings: 1, critical, points }
  })
}

function sectionsOf(visit: LastVisit): Row[] {
  const gap = tenthsOf(100 - (visit.score.final ?? 100)) / 10
  const bySection = Map.groupBy(questionsOf(visit), ({ section }) => section)
  return [...bySection].map(([section, rows]) => ({
    branchId: visit.branchId,
    reportId: visit.reportId,
    key: section,
    section,
    findings: rows.length,
    critical: rows.some(({ critical }) => critical),
    points: Math.min(gap, tenthsOf(rows.reduce((sum, { points }) => sum + points, 0)) / 10),
  }))
}

/** Halalas a month at stake in all branches, each limited by its own distance from 100. */
export const totalAtStake = (visits: readonly LastVisit[], basis: StakeBasis): Halalas =>
  visits.reduce((sum, { score }) => sum + (stakesOf(score, basis)?.total.amount ?? 0), 0)
