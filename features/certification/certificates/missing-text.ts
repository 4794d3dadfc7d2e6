import type { Missing } from '#/domain/certification/certificate-rule.ts'
import { formatDay } from '#/domain/riyadh-time.ts'
import { type Lang, translator } from '#/domain/text.ts'
import { certificateWords } from '#/messages/certification/certificate-words.ts'

/** A sentence with the missing requirements of a branch's certificate. */
export function missingText(missing: Missing, lang: Lang): string {
  const t = translator(lang, certificateWords)
  switch (missing.what) {
    case 'visits':
      return t('missing_visits', { count: missing.need - missing.have })
    case 'mean':
      return t('missing_mean', { need: `\u2066${missing.need}%\u2069`, gap: String(missing.gap) })
    case 'critical-failure':
      return t('missing_critical', { on: formatDay(missing.on, lang), until: formatDay(missing.until, lang) })
    case 'overdue-action':
      return t('missing_action')
  }
}
