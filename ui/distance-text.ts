import { type Lang, translator } from '#/domain/text.ts'
import { evidenceMessages } from '#/messages/evidence.ts'

/** Distance in metres up to a kilometre, then in kilometres. */
export function distanceText(metres: number, lang: Lang): string {
  const t = translator(lang, evidenceMessages)
  return metres < 1000
    ? t('metres', { count: Math.round(metres) })
    : t('kilometres', { count: Math.round(metres / 100) / 10 })
}
