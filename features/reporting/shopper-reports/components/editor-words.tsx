import { Ban, Undo2 } from 'lucide-react'
import { shopperReportMessages } from '#/messages/shopper-reports.ts'
import { Card } from '#/ui/card.tsx'
import { Timeline } from '#/ui/facts.tsx'
import { useT } from '#/ui/language.tsx'
import type { Word } from '../read-own.server.ts'

/** Every return of the report: reason and questions. */
export function EditorWords({ words }: { words: readonly Word[] }) {
  const t = useT(shopperReportMessages)
  if (words.length === 0) return null
  return (
    <Card title={t('words')} id="words">
      <Timeline
        items={words.map(({ id, kind, reason, questions, at }) => ({
          id,
          at,
          title: t(`word_${kind}`),
          icon: kind === 'rejected' ? Ban : Undo2,
          tone: kind === 'rejected' ? 'red' : 'yellow-deep',
          detail: (
            <>
              <p className="prose-width whitespace-pre-line text-ink">{reason}</p>
              {questions.length > 0 && (
                <>
                  <p className="mt-2 text-caption">{t('about')}</p>
                  <ul className="list-disc ps-5">
                    {questions.map((question) => (
                      <li key={question}>{question}</li>
                    ))}
                  </ul>
                </>
              )}
            </>
          ),
        }))}
      />
    </Card>
  )
}
