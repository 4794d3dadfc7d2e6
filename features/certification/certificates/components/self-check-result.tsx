import type { Eligibility, Missing } from '#/domain/certification/certificate-rule.ts'
import { formatDay } from '#/domain/riyadh-time.ts'
import { certifiedMessages } from '#/messages/certification/get-certified.ts'
import { Notice } from '#/ui/feedback.tsx'
import { useLang, useT } from '#/ui/language.tsx'

/** Up to two decimals, without trailing zeros. */
const plain = (value: number): string => String(value)

/** Result of the rule for the entered visits, with missing conditions. */
export function SelfCheckResult({ result, months }: { result: Eligibility; months: number }) {
  const t = useT(certifiedMessages)
  const { level, mean, missing, next } = result
  return (
    <div className="flex flex-col gap-3" role="status">
      <Notice kind={level ? 'success' : 'warning'} title={level ? t('eligible', { level: t(level) }) : t('notYet')}>
        <div className="flex flex-col gap-2">
          {mean !== null && <p>{t('mean', { mean: `${mean.toFixed(2)}%` })}</p>}
          {missing.length > 0 && (
            <>
              <p className="font-semibold">{t('missingTitle')}</p>
              <ul className="flex list-disc flex-col gap-1 ps-5">
                {missing.map((what) => (
                  <li key={what.what}>
                    <MissingText missing={what} months={months} />
                  </li>
                ))}
              </ul>
            </>
          )}
          {next && next.level !== 'silver' && <p>{t('nextLevel', { level: t(next.level), gap: plain(next.gap) })}</p>}
        </div>
      </Notice>
      <p className="text-caption text-ink-2">{t('checkNote')}</p>
    </div>
  )
}

function MissingText({ missing, months }: { missing: Missing; months: number }) {
  const t = useT(certifiedMessages)
  const lang = useLang()
  switch (missing.what) {
    case 'visits':
      return t('missingVisits', { count: missing.need - missing.have, months: t('months', { count: months }) })
    case 'mean':
      return t('missingMean', { need: `${missing.need}%`, gap: plain(missing.gap) })
    case 'critical-failure':
      return t('missingCritical', { on: formatDay(missing.on, lang), until: formatDay(missing.until, lang) })
    case 'overdue-action':
      return t('missingAction')
  }
}
