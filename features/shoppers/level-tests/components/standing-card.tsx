import { Circle, CircleCheck } from 'lucide-react'
import type { Requirement } from '#/domain/shoppers/level-rise.ts'
import { formatDay } from '#/domain/riyadh-time.ts'
import type { LevelStanding } from '#/features/shoppers/levels/standing.server.ts'
import { levelTestMessages } from '#/messages/shoppers/level-tests.ts'
import { levelMessages } from '#/messages/shoppers/levels.ts'
import { shellMessages } from '#/messages/shell.ts'
import { Card } from '#/ui/card.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { Icon } from '#/ui/icon.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import type { ReactNode } from 'react'

/** Level, requirements of the next one with current values, and a warning with its remedy. */
export function StandingCard({ standing, actions }: { standing: LevelStanding; actions?: ReactNode }) {
  const t = useT(levelTestMessages)
  const level = useT(shellMessages)
  const lang = useLang()
  const { next, requirements, warning } = standing
  return (
    <Card title={level(`level_${standing.level}`)} actions={actions}>
      <div className="flex flex-col gap-4">
        {warning && (
          <Notice kind="warning" title={t('warningTitle', { day: formatDay(warning.until, lang) })}>
            {t('warningText', { level: level(`level_${warning.level}`) })}
          </Notice>
        )}
        {next ? (
          <>
            <h3 className="text-ui font-semibold">{t('toNext', { level: level(`level_${next}`) })}</h3>
            <ul className="flex flex-col gap-2">
              {requirements.map((requirement) => (
                <RequirementLine key={requirement.name} requirement={requirement} />
              ))}
            </ul>
          </>
        ) : (
          <p className="text-ui text-ink-2">{t('atTheTop')}</p>
        )}
      </div>
    </Card>
  )
}

function RequirementLine({ requirement: { name, needed, have, met } }: { requirement: Requirement }) {
  const t = useT(levelTestMessages)
  const words = useT(levelMessages)
  const unit = name === 'on_time' ? '%' : ''
  const share = `${have}${unit} / ${needed}${unit}`
  return (
    <li className="flex items-center gap-3 text-ui">
      <span className={met ? 'text-success-ink' : 'text-ink-3'}>
        <Icon as={met ? CircleCheck : Circle} label={t(met ? 'requirementMet' : 'requirementOpen')} />
      </span>
      <span className="min-w-0 flex-1">{words(`requirement_${name}`)}</span>
      {name !== 'test' && (
        <bdi dir="ltr" className="num text-ink-2">
          {share}
        </bdi>
      )}
    </li>
  )
}
