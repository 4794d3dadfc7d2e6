import { gradePoints } from '#/domain/report.ts'
import { reportReviewMessages } from '#/messages/reports.ts'
import { shopperReportMessages } from '#/messages/shopper-reports.ts'
import { Card } from '#/ui/card.tsx'
import { useT } from '#/ui/language.tsx'
import { ProgressBar, Stars } from '#/ui/meter.tsx'
import type { OwnReport } from '../read-own.server.ts'

/** The grade by its five points, with the editor's note. */
export function GradeCard({ grade }: { grade: NonNullable<OwnReport['grade']> }) {
  const t = useT(shopperReportMessages)
  const review = useT(reportReviewMessages)
  return (
    <Card title={t('gradeTitle')} description={t('gradeAbout')} id="grade">
      <div className="flex flex-col gap-5">
        <Stars rating={grade.overall} />
        <ul className="grid gap-x-8 gap-y-4 md:grid-cols-2">
          {gradePoints.map((point) => (
            <li key={point} className="flex flex-col gap-1">
              <ProgressBar
                value={grade.points[point]}
                max={5}
                label={review(`grade_${point}`)}
                text={t('pointOf', { grade: grade.points[point] })}
              />
              <p className="text-caption text-ink-2">{t(`point_${point}`)}</p>
            </li>
          ))}
        </ul>
        {grade.note && (
          <div>
            <h3 className="text-ui font-semibold">{t('note')}</h3>
            <p dir="auto" className="prose-width text-start text-ui whitespace-pre-line">
              {grade.note}
            </p>
          </div>
        )}
      </div>
    </Card>
  )
}
