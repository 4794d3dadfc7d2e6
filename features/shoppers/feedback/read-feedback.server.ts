import { sql } from 'kysely'
import { readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { authorize } from '#/domain/permissions.ts'
import { type GradePoint, gradePoints, type Grades, meanRating } from '#/domain/report.ts'

export type Example = { reportId: string; branch: string; at: string; grade: number; note: string }
export type PointFigures = {
  point: GradePoint
  /** One decimal; null before the first grade. */
  mean: number
  /** Mean of the five newest less that of the earlier ones, or null with fewer than three earlier ones. */
  change: number | null
  /** Number of grades of 3 or less. */
  low: number
  /** Newest notes of reports in which this criterion lost points. */
  examples: Example[]
}
export type Feedback = {
  reports: number
  mean: number
  /** Newest last, at most 24. */
  line: { reportId: string; at: string; grade: number; branch: string }[]
  /** By criterion; empty before the first grade by criteria. */
  points: PointFigures[]
  /** Criterion with the greatest potential, with its figures; null when all are at 4.5 or more. */
  improve: { point: GradePoint; mean: number; low: number; of: number } | null
}

const lookedAt = 200
const shownInLine = 24
const newest = 5
const lowGrade = 3
const goodEnough = 4.5

type Row = { id: string; at: string; overall: number; grades: Grades | null; note: string | null; branch: string }
type Graded = Row & { grades: Grades }

/** Feedback on a shopper's work: over time, by criterion, with editors' remarks, and the greatest potential. */
export async function readFeedback(actor: Actor): Promise<Feedback> {
  authorize(actor, 'reports.write')
  const { rows, total } = await readAs(actor, async (db) => {
    const graded = db
      .selectFrom('mystery_shopping_reports as r')
      .where('r.shopper_id', '=', actor.id)
      .where('r.overall_score', 'is not', null)
      .where('r.status', 'in', ['released', 'disputed', 'locked', 'rejected'])
    const [found, counted] = await Promise.all([
      graded
        .innerJoin(sql<{ report_id: string; branch_name: string }>`priv.visits_of_own_reports()`.as('v'), (join) =>
          join.onRef('v.report_id', '=', 'r.id'),
        )
        .select(['r.id', 'r.checked_in_at as at', 'r.overall_score as overall', 'r.grades', 'r.grade_note as note'])
        .select('v.branch_name as branch')
        .orderBy('r.checked_in_at', 'desc')
        .orderBy('r.id', 'desc')
        .limit(lookedAt)
        .execute(),
      graded
        .select(sql<number | null>`round(avg(r.overall_score), 1)`.as('mean'))
        .select((eb) => eb.fn.countAll<number>().as('reports'))
        .executeTakeFirstOrThrow(),
    ])
    return { rows: found as unknown as Row[], total: counted }
  })
  // why: reports that were taken over from before the criteria have an overall grade alone
  const byPoint = rows.filter((row): row is Graded => row.grades !== null)
  const points = byPoint.length === 0 ? [] : gradePoints.map((point) => figuresOf(point, byPoint))
  return {
    reports: total.reports,
    mean: total.mean ?? 0,
    line: rows
      .slice(0, shownInLine)
      .reverse()
      .map(({ id, at, overall, branch }) => ({ reportId: id, at, grade: overall, branch })),
    points,
    improve: weakest(points, byPoint.length),
  }
}

function figuresOf(point: GradePoint, rows: readonly Graded[]): PointFigures {
  const grades = rows.flatMap(({ grades: given }) => (typeof given[point] === 'number' ? [given[point]] : []))
  const [recent, before] = [grades.slice(0, newest), grades.slice(newest)]
  const change = before.length < 3 ? null : Math.round((meanRating(recent) - meanRating(before)) * 10) / 10
  const examples = rows
    .filter(({ note, grades: given }) => note && given[point] < 5)
    .slice(0, 3)
    .map(({ id, branch, at, note, grades: given }) => ({
      reportId: id,
      branch,
      at,
      grade: given[point],
      note: note ?? '',
    }))
  return {
    point,
    mean: meanRating(grades),
    change,
    low: grades.filter((grade) => grade <= lowGrade).length,
    examples,
  }
}

function weakest(points: readonly PointFigures[], of: number): Feedback['improve'] {
  const [first] = points.toSorted((a, b) => a.mean - b.mean || b.low - a.low)
  if (!first || of === 0 || first.mean >= goodEnough) return null
  return { point: first.point, mean: first.mean, low: first.low, of }
}
