import { CircleCheck, CircleX } from 'lucide-react'
import { levelTestMessages } from '#/messages/shoppers/level-tests.ts'
import { Card } from '#/ui/card.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { Icon } from '#/ui/icon.tsx'
import { useT } from '#/ui/language.tsx'
import { Time } from '#/ui/time.tsx'
import type { MarkedQuestion, TestResult } from '../read-tests.server.ts'

/**
 * Result of a test: the figure, then every question with the right answer and reason, or after a failure the topics to
 * read.
 */
export function MarkedTest({ result }: { result: TestResult }) {
  const t = useT(levelTestMessages)
  const { level, passed, correct, count, questions, topics, finishedAt } = result
  return (
    <Card title={t('lastResult')} description={t(`test_${level}`)} actions={<Time at={finishedAt} mode="datetime" />}>
      <div className="flex flex-col gap-6">
        <Notice
          kind={passed ? 'success' : 'warning'}
          title={t(passed ? 'resultPassed' : 'resultFailed', { correct, count })}
        >
          {t(passed ? 'resultPassedText' : 'resultFailedText')}
        </Notice>
        {topics.length > 0 && (
          <section aria-labelledby="topics" className="flex flex-col gap-2">
            <h3 id="topics" className="text-body font-semibold">
              {t('topics')}
            </h3>
            <ul className="flex list-disc flex-col gap-1 ps-6 text-ui">
              {topics.map((topic) => (
                <li key={topic}>{t(`topic_${topic}`)}</li>
              ))}
            </ul>
          </section>
        )}
        <ol hidden={questions.length === 0} className="flex max-w-[44rem] flex-col divide-y divide-line">
          {questions.map((question, index) => (
            <Marked key={question.key} question={question} number={index + 1} />
          ))}
        </ol>
      </div>
    </Card>
  )
}

function Marked({
  question: { text, chosen, right, isRight, why },
  number,
}: {
  question: MarkedQuestion
  number: number
}) {
  const t = useT(levelTestMessages)
  const numbered = `${number}.`
  return (
    <li className="flex gap-3 py-4">
      <span className={isRight ? 'text-success-ink' : 'text-danger-ink'}>
        <Icon as={isRight ? CircleCheck : CircleX} label={t(isRight ? 'right' : 'wrong')} />
      </span>
      <div className="flex min-w-0 flex-col gap-1 text-ui">
        <p className="font-medium">
          <span className="num me-1">{numbered}</span>
          {text}
        </p>
        {!isRight && chosen && (
          <p>
            <span className="text-ink-2">{t('yourAnswer')}:</span> {chosen}
          </p>
        )}
        <p>
          <span className="text-ink-2">{t('rightAnswer')}:</span> {right}
        </p>
        <p className="text-ink-2">{why}</p>
      </div>
    </li>
  )
}
