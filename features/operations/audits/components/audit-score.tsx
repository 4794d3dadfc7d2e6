import { formatScore } from '#/domain/score.ts'
import { auditResultMessages } from '#/messages/operations/audits-result.ts'
import { Card } from '#/ui/card.tsx'
import { DataTable } from '#/ui/data-table.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { ScoreBadge } from '#/ui/score.tsx'
import type { AuditDetails } from '../read-audit.server.ts'

const decimals = (value: number): string => String(Math.round(value * 100) / 100)

/** The score with the sum behind it, and the limit of a failed critical question in words. */
export function AuditScore({ audit: { score, definition } }: { audit: AuditDetails }) {
  const t = useT(auditResultMessages)
  const lang = useLang()
  if (!score) return null
  const { calculated, final, criticalFailed } = score
  const isCapped = calculated !== null && final !== null && final < calculated
  const rows = score.sections.map((section) => ({
    ...section,
    title: definition.sections.find(({ key }) => key === section.key)?.title[lang] ?? section.key,
  }))
  return (
    <Card title={t('score')} actions={<ScoreBadge score={final} />}>
      <div className="flex flex-col gap-4">
        {criticalFailed.length > 0 && (
          <Notice kind="danger">
            {isCapped ? t('capped', { score: formatScore(calculated, lang) }) : t('criticalLow')}
          </Notice>
        )}
        <DataTable
          caption={t('sections')}
          rows={rows}
          rowKey={({ key }) => key}
          empty={null}
          whole
          columns={[
            { key: 'section', header: t('section'), cell: ({ title }) => title, names: true },
            { key: 'weight', header: t('weight'), cell: ({ weight }) => weight, numeric: true },
            {
              key: 'points',
              header: t('points'),
              cell: ({ numerator, denominator }) =>
                t('pointsOf', { earned: decimals(numerator), possible: decimals(denominator) }),
              numeric: true,
            },
            {
              key: 'score',
              header: t('score'),
              cell: ({ score: part }) => (part === null ? t('notCounted') : formatScore(part, lang)),
              numeric: true,
            },
          ]}
        />
      </div>
    </Card>
  )
}
