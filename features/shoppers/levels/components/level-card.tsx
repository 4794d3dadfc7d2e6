import { Check, Circle } from 'lucide-react'
import { href } from 'react-router'
import type { Requirement } from '#/domain/shoppers/level-rise.ts'
import { formatDay } from '#/domain/riyadh-time.ts'
import type { LevelStanding } from '../standing.server.ts'
import { levelMessages } from '#/messages/shoppers/levels.ts'
import { shopperTaskMessages } from '#/messages/shopper-tasks.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { Icon } from '#/ui/icon.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { ProgressBar } from '#/ui/meter.tsx'

/** Dashboard card: level, and requirements of the next one with current values. */
export function LevelCard({ standing }: { standing: LevelStanding }) {
  const t = useT(shopperTaskMessages)
  const name = useT(levelMessages)
  const lang = useLang()
  const { level, next, requirements, warning } = standing
  return (
    <Card
      title={t('yourLevel', { level: name(level) })}
      description={next ? t('onTheWay', { level: name(next) }) : t('topLevel')}
    >
      <div className="flex flex-col gap-4">
        {warning && (
          <Notice
            kind="warning"
            title={t('levelFalls', { level: name(warning.level), date: formatDay(warning.until, lang) })}
          >
            <ul className="list-disc ps-5">
              {warning.reasons.map((reason) => (
                <li key={reason.name}>{name(`reason_${reason.name}`, { needed: reason.needed, have: reason.have })}</li>
              ))}
            </ul>
          </Notice>
        )}
        {requirements.map((requirement) => (
          <RequirementLine key={requirement.name} requirement={requirement} />
        ))}
        <div>
          <LinkButton to={href('/freelancer/profile')}>{t('levelMore')}</LinkButton>
        </div>
      </div>
    </Card>
  )
}

const unit = { reports: '', grade: '', on_time: '%' } as const

function RequirementLine({ requirement: { name, needed, have, met } }: { requirement: Requirement }) {
  const t = useT(shopperTaskMessages)
  const word = useT(levelMessages)
  const label = word(`requirement_${name}`)
  if (name !== 'test')
    return (
      <ProgressBar
        value={have}
        max={needed}
        label={label}
        text={t('haveOf', { have: `${have}${unit[name]}`, needed: `${needed}${unit[name]}` })}
      />
    )
  return (
    <p className="flex items-center justify-between gap-3 text-caption">
      <span>{label}</span>
      <span className="inline-flex items-center gap-1.5 text-ink-2">
        <Icon as={met ? Check : Circle} size={16} />
        {t(met ? 'testPassed' : 'testOpen')}
      </span>
    </p>
  )
}
