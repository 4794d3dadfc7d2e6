import { actionText } from '#/features/core/activity/entry.ts'
import { shopperPageMessages } from '#/messages/roster-page.ts'
import { Card } from '#/ui/card.tsx'
import { Timeline } from '#/ui/facts.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Time } from '#/ui/time.tsx'
import type { History, HistoryLine } from '../read-parts.server.ts'

const documents = ['terms', 'privacy', 'shopper-code'] as const

/** Consents, and the account's log. */
export function HistoryPart({ history: { consents, log } }: { history: History }) {
  const t = useT(shopperPageMessages)
  const lang = useLang()
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <Card title={t('log')}>
        {log.length === 0 && <p className="text-ui text-ink-2">{t('noLog')}</p>}
        <Timeline
          items={log.map((entry) => ({
            id: entry.id,
            title: actionText(lang, entry.action),
            at: entry.at,
            by: entry.by ?? t('system'),
            detail: detailOf(entry),
          }))}
        />
      </Card>
      <Card title={t('consents')}>
        {consents.length === 0 && <p className="text-ui text-ink-2">{t('noConsents')}</p>}
        <ul className="flex flex-col gap-3">
          {consents.map(({ document, version, at }) => {
            const known = documents.find((one) => one === document)
            return (
              <li key={`${document} ${version}`} className="flex flex-col">
                <span className="text-ui font-medium">{known ? t(`document_${known}`) : document}</span>
                <span className="flex flex-wrap gap-x-2 text-caption text-ink-2">
                  <span>{t('version', { version })}</span>
                  <Time at={at} />
                </span>
              </li>
            )
          })}
        </ul>
      </Card>
    </div>
  )
}

/** Reason of a step, or the text of a message. */
function detailOf({ action, reason, after }: HistoryLine) {
  if (reason) return <bdi className="[overflow-wrap:anywhere] whitespace-pre-line">{reason}</bdi>
  if (action !== 'shoppers.message') return undefined
  const { subject, text } = after as { subject: string; text: string }
  return (
    <bdi className="[overflow-wrap:anywhere] whitespace-pre-line">
      <span className="block font-medium">{subject}</span>
      {text}
    </bdi>
  )
}
