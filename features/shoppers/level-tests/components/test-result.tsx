import { CircleCheck, CircleX } from 'lucide-react'
import { levelTestMessages } from '#/messages/shoppers/level-tests.ts'
import { Card } from '#/ui/card.tsx'
import { Icon } from '#/ui/icon.tsx'
import { useT } from '#/ui/language.tsx'
import type { MarkedQuestion } from '../read-tests.server.ts'

/** Every question of a passed test with the right answer and its reason. */
export function MarkedTest({ questions }: { questions: readonly MarkedQuestion[] }) {
  const t = useT(levelTestMessages)
  return (
    <Card title={t('answersTitle')}>
      <ol className="flex max-w-[44rem] flex-col divide-y divide-line">
        {questions.map((question, index) => (
          <Marked key={question.key} question={question} number={index + 1} />
        ))}
      </ol>
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
