import { OwnText } from '#/features/fieldwork/translations/components/own-text.tsx'
import { clientReportMessages } from '#/messages/reports.ts'
import { useT } from '#/ui/language.tsx'
import { Time } from '#/ui/time.tsx'
import type { SeenFailure } from '../seen.server.ts'

/** Each failure with branch, time, the shopper's description and the question. */
export function SeenFailures({ seen, branch }: { seen: readonly SeenFailure[]; branch: string }) {
  const t = useT(clientReportMessages)
  return (
    <ul className="flex list-disc flex-col gap-2 ps-5 text-ui">
      {seen.map(({ key, sentence, question, comment, told, at }) => (
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
          {comment && <OwnText text={comment} told={told} />}
          <span className="block text-caption">{t('askedWas', { question })}</span>
        </li>
      ))}
    </ul>
  )
}
