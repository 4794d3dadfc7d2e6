import type { Missing } from '#/domain/certification/certificate-rule.ts'
import { formatDay } from '#/domain/riyadh-time.ts'
import { certificateWords } from '#/messages/certification/certificate-words.ts'
import { useLang, useT } from '#/ui/language.tsx'

/** Missing conditions for a certificate, one sentence each. */
export function MissingList({ missing }: { missing: readonly Missing[] }) {
  return (
    <ul className="flex list-disc flex-col gap-1 ps-5 text-start">
      {missing.map((what) => (
        <li key={what.what}>
          <MissingText missing={what} />
        </li>
      ))}
    </ul>
  )
}

export function MissingText({ missing }: { missing: Missing }) {
  const t = useT(certificateWords)
  const lang = useLang()
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
