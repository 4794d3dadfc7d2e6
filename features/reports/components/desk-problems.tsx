import { deskMessages } from '#/messages/reports.ts'
import { Notice } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import type { DeskReport } from '../read-desk-report.server.ts'

/** What the final check finds, each a link to its answer. */
export function DeskProblems({ problems }: { problems: DeskReport['problems'] }) {
  const t = useT(deskMessages)
  if (problems.length === 0) return null
  return (
    <Notice kind="warning" title={t('problems', { count: problems.length })}>
      <ul className="mt-2 flex list-disc flex-col gap-1 ps-5">
        {problems.map(({ questionKey, text, problem }) => (
          <li key={`${questionKey} ${problem}`}>
            <a href={`#q-${questionKey}`} className="underline underline-offset-4">
              {text}
            </a>
            {' · '}
            {t(`problem_${problem}`)}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
