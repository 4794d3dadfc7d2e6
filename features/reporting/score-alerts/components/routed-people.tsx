import { href, Link } from 'react-router'
import { noticeSettingsMessages } from '#/messages/notice-settings.ts'
import { alertSettingMessages } from '#/messages/reporting/score-alerts.ts'
import { Card } from '#/ui/card.tsx'
import { useT } from '#/ui/language.tsx'

type Topic = 'critical' | 'lowScores' | 'highScores'
export type RoutedPart = {
  id: string
  /** Null: the whole company. */
  name: string | null
  /** Names of the groups above, from the top, without the company. */
  within: readonly string[]
  people: readonly { topic: string; names: readonly string[] }[]
}

const topics: readonly Topic[] = ['critical', 'lowScores', 'highScores']
const cell = 'px-4 py-2 text-start align-top max-md:block'

/** Who is told of each kind of alert, by part of the company, with a link to the choices of that part. */
export function RoutedPeople({ parts }: { parts: readonly RoutedPart[] }) {
  const t = useT(alertSettingMessages)
  const topicName = useT(noticeSettingsMessages)
  return (
    <Card title={t('who')} description={t('whoHelp')} flush="framed">
      <table className="w-full text-ui max-md:block">
        <thead className="max-md:sr-only">
          <tr className="border-b border-line">
            {[t('part'), ...topics.map((topic) => topicName(topic))].map((head) => (
              <th key={head} scope="col" className="px-4 py-2 text-start font-semibold">
                {head}
              </th>
            ))}
            <th scope="col" className="px-4 py-2">
              <span className="sr-only">{t('change')}</span>
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line max-md:block">
          {parts.map((part) => (
            <PartRow key={part.id} part={part} />
          ))}
        </tbody>
      </table>
    </Card>
  )
}

function PartRow({ part: { id, name, within, people } }: { part: RoutedPart }) {
  const t = useT(alertSettingMessages)
  const topicName = useT(noticeSettingsMessages)
  const shown = name ?? t('whole')
  return (
    <tr className="max-md:block max-md:py-2">
      <th scope="row" className={`${cell} font-medium`}>
        <bdi>{shown}</bdi>
        {within.length > 0 && (
          <span className="block text-caption font-normal text-ink-2">
            <bdi>{within.join(' · ')}</bdi>
          </span>
        )}
      </th>
      {topics.map((topic) => {
        const names = people.find((one) => one.topic === topic)?.names ?? []
        return (
          <td key={topic} className={cell}>
            <span className="text-caption text-ink-2 md:sr-only">{topicName(topic)}: </span>
            {names.length === 0 ? (
              <span className="text-ink-2">{t('noOne')}</span>
            ) : (
              names.map((one, index) => (
                <span key={one}>
                  {index > 0 && ' · '}
                  <bdi>{one}</bdi>
                </span>
              ))
            )}
          </td>
        )
      })}
      <td className={cell}>
        <Link
          to={`${href('/client/notifications/routing')}?node=${id}`}
          aria-label={t('changeFor', { part: shown })}
          className="link inline-flex min-h-8 items-center coarse:min-h-11"
        >
          {t('change')}
        </Link>
      </td>
    </tr>
  )
}
