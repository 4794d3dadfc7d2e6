import { href, Link } from 'react-router'
import { formatDate } from '#/domain/riyadh-time.ts'
import type { QuestionRow } from '../read-section.server.ts'
import { insightPageMessages } from '#/messages/reporting/insight-pages.ts'
import { StatusBadge } from '#/ui/badge.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { MeanOf } from './averages.tsx'

/** Questions of a section, weakest first, each with the visits at which it failed. */
export function SectionQuestions({ questions }: { questions: readonly QuestionRow[] }) {
  const t = useT(insightPageMessages)
  return (
    <ul className="flex flex-col">
      {questions.map((question) => (
        <li
          key={question.key}
          className="grid gap-x-6 gap-y-2 border-b border-line py-4 last:border-b-0 md:grid-cols-[minmax(0,1fr)_9rem_9rem]"
        >
          <div className="flex min-w-0 flex-col gap-1">
            <h3 className="flex flex-wrap items-center gap-2 text-ui font-medium">
              {question.text}
              {question.critical && <StatusBadge tone="red">{t('critical')}</StatusBadge>}
            </h3>
            {question.failures.length > 0 && <Failures question={question} />}
          </div>
          <p className="text-ui">
            <span className="block text-micro text-ink-2">{t('earned')}</span>
            <MeanOf interval={question.earned} />
          </p>
          <p className="text-ui">
            <span className="block text-micro text-ink-2">{t('failed')}</span>
            <span className="num">{t('failedOf', { failed: question.failed, n: question.earned.n })}</span>
          </p>
        </li>
      ))}
    </ul>
  )
}

function Failures({ question }: { question: QuestionRow }) {
  const t = useT(insightPageMessages)
  const lang = useLang()
  return (
    <details>
      <summary className="link w-fit text-caption coarse:py-2.5">{t('failures')}</summary>
      <ul className="mt-1 flex flex-col">
        {question.failures.map(({ reportId, branch, visitedAt, sentence }) => (
          <li key={reportId} className="flex flex-wrap items-center gap-x-2">
            <Link
              to={href('/client/reports/:reportId', { reportId })}
              className="link inline-flex min-h-8 items-center gap-1 text-caption coarse:min-h-11"
            >
              <bdi>{branch}</bdi>
              <span>{formatDate(new Date(visitedAt), lang)}</span>
            </Link>
            <span className="text-caption">{sentence}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
