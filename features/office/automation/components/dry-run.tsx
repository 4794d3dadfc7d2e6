import { FlaskConical } from 'lucide-react'
import { Link } from 'react-router'
import { formatDay, riyadhDay } from '#/domain/riyadh-time.ts'
import { automationMessages } from '#/messages/office/automation.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Time } from '#/ui/time.tsx'
import type { DryRun } from '../dry-run.server.ts'

/** What the rule would have done in the last 30 days; before it is asked for, the button. */
export function DryRunCard({ dry, address }: { dry: DryRun | null; address: string }) {
  const t = useT(automationMessages)
  return (
    <Card title={t('dryRun')} id="dry-run">
      {dry ? (
        <Result dry={dry} />
      ) : (
        <LinkButton to={`${address}?try=1#dry-run`} variant="secondary" icon={FlaskConical} preventScrollReset>
          {t('tryIt')}
        </LinkButton>
      )}
    </Card>
  )
}

function Result({ dry: { count, wait, waiting, samples, recipients } }: { dry: DryRun }) {
  const t = useT(automationMessages)
  const lang = useLang()
  if (count === 0) return <p className="text-ui">{t('wouldNotRun')}</p>
  return (
    <div className="flex flex-col gap-3">
      <p className="text-ui font-medium">{t('wouldRun', { count })}</p>
      {wait > 0 && (
        <p className="text-ui text-ink-2">
          {t('wouldWait', { count: wait })}
          {waiting > 0 && ` ${t('stillWaiting', { count: waiting })}`}
        </p>
      )}
      {recipients.length > 0 && (
        <p className="text-ui text-ink-2">{t('wouldTell', { people: recipients.join(t('comma')) })}</p>
      )}
      <ul className="flex flex-col">
        {samples.map(({ key, at, what, place, link, told, dueAt }) => (
          <li key={key} className="flex flex-col gap-0.5 border-b border-line py-2.5 last:border-b-0">
            <span className="text-ui">
              <Link to={link} className="link">
                <bdi>{what}</bdi>
              </Link>
            </span>
            <span className="text-caption text-ink-2">
              <Time at={at} mode="datetime" />
              {place && (
                <>
                  {t('comma')}
                  <bdi>{place}</bdi>
                </>
              )}
              {dueAt && (
                <>
                  {t('comma')}
                  {t('waitsUntil', { day: formatDay(riyadhDay(new Date(dueAt)), lang) })}
                </>
              )}
              {told.length > 0 && (
                <>
                  {t('comma')}
                  <bdi>{told.join(t('comma'))}</bdi>
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
      {count > samples.length && (
        <p className="text-caption text-ink-2">{t('newestOnly', { count: String(samples.length) })}</p>
      )}
    </div>
  )
}
