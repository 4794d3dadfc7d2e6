import { formatMoney } from '#/domain/money.ts'
import { type SettingKey, settings } from '#/domain/settings.ts'
import { type Lang, translator } from '#/domain/text.ts'
import { readRule } from '#/features/certification/certificates/rule.server.ts'
import { settingsInForce } from '#/features/core/settings/read-setting.server.ts'
import { helpMessages } from '#/messages/site/help.ts'

/** Values that articles name, by the key of their token, in words of a language. */
export type HelpFacts = (key: string) => string | undefined

/** Settings that articles name. Clients and shoppers see all of them on their pages. */
const named = [
  'visits.price.full_service',
  'visits.price.basic',
  'orders.lead-hours',
  'programmes.draw-days',
  'visits.no-show-hours',
  'reports.due-hours',
  'reports.revision-hours',
  'reports.editor-hours',
  'reports.client-hours',
  'reports.alert-hours',
  'reports.dispute-days',
  'reports.dispute-answer-days',
  'payouts.account-hold-hours',
  'accounts.second-factor-days',
] as const satisfies readonly SettingKey[]

const ruleKeys = ['visits', 'within', 'silver', 'gold', 'platinum', 'valid', 'critical'] as const
/** Keys of all values that an article may name. */
export const helpFactKeys: readonly string[] = [...named, ...ruleKeys.map((key) => `certificate.${key}`)]

const percent = (value: number): string => `${value}%`

/** Reads the values in force: settings, and the criteria of certificates. */
export async function readHelpFacts(lang: Lang): Promise<HelpFacts> {
  const t = translator(lang, helpMessages)
  const [values, rule] = await Promise.all([settingsInForce(named), readRule()])
  const facts: Record<string, string> = {
    'certificate.visits': t('visits', { count: rule.visits }),
    'certificate.within': t('months', { count: rule.withinMonths }),
    'certificate.silver': percent(rule.leastMean.silver),
    'certificate.gold': percent(rule.leastMean.gold),
    'certificate.platinum': percent(rule.leastMean.platinum),
    'certificate.valid': t('months', { count: rule.validMonths }),
    'certificate.critical': t('months', { count: rule.criticalMonths }),
  }
  for (const key of named) {
    const value = values[key]
    const { kind } = settings[key]
    if (kind === 'money') facts[key] = formatMoney(value, lang).replace('.00', '')
    else if (kind === 'days' || kind === 'hours') facts[key] = t(kind, { count: value })
  }
  return (key) => facts[key]
}
