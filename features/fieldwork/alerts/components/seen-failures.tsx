import { clientReportMessages } from '#/messages/reports.ts'
import { useT } from '#/ui/language.tsx'
import { Time } from '#/ui/time.tsx'
import type { SeenFailure } from '../seen.server.ts'

/** What failed and where, when it was seen, in which words the shopper described it, and what was asked. */
export function SeenFailures({ seen, branch }: { seen: readonly SeenFailure[]; branch: string }) {
  const t = useT(clientReportMessages)
  return (
    <ul className="flex list-disc flex-col gap-2 ps-5 text-ui">
      {seen.map(({ key, sentence, question, comment, at }) => (
        <li key={key}>
          <span className="font-semibold">
            <bdi>{branch}</bdi> – {sentence}
          </span>
          {at && (
            <>
              {' · '}
              <Time at={at} mode="time" />
            </>
          )}
          {comment && (
            <span dir="auto" className="block text-start whitespace-pre-line">
              {comment}
            </span>
          )}
          <span className="block text-caption">{t('askedWas', { question })}</span>
        </li>
      ))}
    </ul>
  )
}
