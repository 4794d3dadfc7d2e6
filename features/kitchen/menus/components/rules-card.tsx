import {
  type MenuRuleVersion,
  menuRulesOn,
  menuRuleVersions,
  type RulePart,
  ruleParts,
} from '#/domain/kitchen/menu/rules.ts'
import { toNumber } from '#/domain/rational.ts'
import { type Day, formatDay } from '#/domain/riyadh-time.ts'
import { menuRuleMessages } from '#/messages/kitchen/menu-rules.ts'
import { Badge } from '#/ui/badge.tsx'
import { Card } from '#/ui/card.tsx'
import { useLang, useT } from '#/ui/language.tsx'

/** Limits and rates of menus with their days and sources, the newest first. */
export function MenuRulesCard({ today }: { today: Day }) {
  const t = useT(menuRuleMessages)
  const lang = useLang()
  const current = menuRulesOn(today)
  return (
    <Card title={t('title')} description={t('lead')} flush>
      {menuRuleVersions.toReversed().map((version) => (
        <section key={version.from} className="border-t border-line px-4 py-3 first:border-t-0 md:px-6">
          <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ui font-medium">
            {t('from', { day: formatDay(version.from, lang) })}
            {version === current && <Badge tone="green">{t('current')}</Badge>}
            {version === current && version.reviewOn <= today && <Badge tone="yellow">{t('due')}</Badge>}
            <span className="text-caption font-normal text-ink-2">
              {t('review', { day: formatDay(version.reviewOn, lang) })}
            </span>
          </h3>
          <dl className="grid gap-x-6 gap-y-2 pt-2 text-ui md:grid-cols-2">
            {ruleParts.map((part) => (
              <div key={part} className="flex flex-col">
                <dt className="text-caption text-ink-2">{t(part)}</dt>
                <dd>
                  <RuleValue part={part} version={version} />
                  <span className="block text-caption text-ink-2">
                    {t(`trust_${version.sources[part].trust}`)} · <bdi>{version.sources[part].source}</bdi>
                  </span>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Card>
  )
}

function RuleValue({ part, version }: { part: RulePart; version: MenuRuleVersion }) {
  const t = useT(menuRuleMessages)
  switch (part) {
    case 'salt':
      return t('sodium', { amount: toNumber(version.saltMarkSodium) })
    case 'caffeine':
      return t('milligrams', { amount: version.dailyCaffeine })
    case 'pregnancy':
      return t('milligrams', { amount: version.pregnancyCaffeine })
    case 'energy':
      return t('kcal', { amount: version.dailyEnergy })
    case 'walk':
      return t('kcalMinute', { amount: Math.round(toNumber(version.walkRate) * 100) / 100 })
  }
}
