import { TriangleAlert } from 'lucide-react'
import { criticalCap, formatScore } from '#/domain/score.ts'
import { reportMessages } from '#/messages/reports.ts'
import { Icon } from '#/ui/icon.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { SectionBars } from '#/ui/score.tsx'
import type { SectionView } from '../report-view.ts'

/** Explains a capped score: the calculated one stays visible. */
export function CapNote({ calculated }: { calculated: number }) {
  const t = useT(reportMessages)
  const lang = useLang()
  return (
    <p data-tone="red" className="flex items-start gap-2 rounded-card bg-tone p-3 text-ui text-tone-ink">
      <Icon as={TriangleAlert} size={16} className="mt-1" />
      <span>{t('capped', { cap: `${criticalCap}%`, calculated: formatScore(calculated, lang) })}</span>
    </p>
  )
}

export function ReportSections({ sections }: { sections: readonly SectionView[] }) {
  const t = useT(reportMessages)
  return (
    <SectionBars
      caption={t('sections')}
      sections={sections.map(({ key, title, score }) => ({ key, label: title, score }))}
    />
  )
}
