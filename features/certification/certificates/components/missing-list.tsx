import type { Missing } from '#/domain/certification/certificate-rule.ts'
import { useLang } from '#/ui/language.tsx'
import { missingText } from '../missing-text.ts'

/** Missing conditions for a certificate, one sentence each. */
export function MissingList({ missing }: { missing: readonly Missing[] }) {
  const lang = useLang()
  return (
    <ul className="flex list-disc flex-col gap-1 ps-5 text-start">
      {missing.map((what) => (
        <li key={what.what}>{missingText(what, lang)}</li>
      ))}
    </ul>
  )
}
