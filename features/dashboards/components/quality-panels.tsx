import { formatDate } from '#/domain/riyadh-time.ts'
import { clientDashboardMessages } from '#/messages/dashboards.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { SectionBars } from '#/ui/score.tsx'
import { TrendLine } from '#/ui/trend-line.tsx'
import type { Quality } from '../client.server.ts'

/** How the branches did in the latest released visits, and where the most is to be won. */
export function QualityPanels({ quality }: { quality: Quality }) {
  const t = useT(clientDashboardMessages)
  const lang = useLang()
  const { visits, weakest } = quality
  if (visits.length === 0)
    return (
      <Card title={t('trend')}>
        <p className="text-ui text-ink-2">{t('noScores')}</p>
      </Card>
    )
  return (
    <>
      <Card
        title={t('trend')}
        description={t('trendOf', { count: visits.length })}
        actions={
          <LinkButton to="/client/reports/trend" variant="quiet">
            {t('allTrends')}
          </LinkButton>
        }
      >
        <TrendLine
          caption={t('trend')}
          points={visits.map(({ releasedAt, score }) => ({
            label: formatDate(new Date(releasedAt), lang),
            value: score,
          }))}
        />
      </Card>
      {weakest.length > 0 && (
        <Card
          title={t('weakest')}
          description={t('weakestHelp')}
          actions={
            <LinkButton to="/client/reports/branches" variant="quiet">
              {t('allBranches')}
            </LinkButton>
          }
        >
          <SectionBars
            caption={t('weakest')}
            sections={weakest.map(({ key, title, score }) => ({ key, label: title[lang], score }))}
          />
        </Card>
      )}
    </>
  )
}
