import { Time } from '#/ui/time.tsx'
import type { SeenFailure } from '../seen.server.ts'

/** What failed, when it was seen, and in which words the shopper described it. */
export function SeenFailures({ seen }: { seen: readonly SeenFailure[] }) {
  return (
    <ul className="flex list-disc flex-col gap-2 ps-5 text-ui">
      {seen.map(({ question, comment, at }) => (
        <li key={question}>
          <span className="font-semibold">{question}</span>
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
        </li>
      ))}
    </ul>
  )
}
