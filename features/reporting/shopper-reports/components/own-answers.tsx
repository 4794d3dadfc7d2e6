import { AnswerBody } from '#/features/reporting/reports/components/answer.tsx'
import { shopperReportMessages } from '#/messages/shopper-reports.ts'
import { Badge } from '#/ui/badge.tsx'
import { Card } from '#/ui/card.tsx'
import { Fold } from '#/ui/fold.tsx'
import { useT } from '#/ui/language.tsx'
import type { AnsweredSection } from '../answered.ts'

/** Questions and answers, folded by section, with photos and voice notes. */
export function OwnAnswers({ sections }: { sections: readonly AnsweredSection[] }) {
  const t = useT(shopperReportMessages)
  if (sections.length === 0) return null
  return (
    <Card title={t('answers')} description={t('answersHint')} flush="framed" id="answers">
      {sections.map(({ key, title, questions }) => (
        <Fold
          key={key}
          inset
          summary={
            <>
              <span className="text-ui font-semibold">{title ?? t('inYourWords')}</span>
              <span className="num text-caption text-ink-2">{t('sectionSummary', { count: questions.length })}</span>
            </>
          }
        >
          <ul className="border-t border-line">
            {questions.map((question) => (
              <li
                key={question.key}
                className="flex flex-col gap-2 border-b border-line px-4 py-3 last:border-b-0 md:px-6"
              >
                <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
                  <h3 className="min-w-0 text-ui font-semibold">{question.text}</h3>
                  {question.state === 'not_applicable' && <Badge>{t('notApplicable')}</Badge>}
                  {question.state === 'unanswered' && <Badge tone="yellow">{t('notAnswered')}</Badge>}
                </div>
                <AnswerBody question={question} />
                {question.voices.map(({ id, src }) => (
                  <audio
                    key={id}
                    controls
                    preload="none"
                    src={src}
                    aria-label={t('voiceNote', { question: question.text })}
                    className="w-full"
                  >
                    <track kind="captions" />
                  </audio>
                ))}
              </li>
            ))}
          </ul>
        </Fold>
      ))}
    </Card>
  )
}
