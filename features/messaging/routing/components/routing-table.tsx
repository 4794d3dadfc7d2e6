import { noticeSettingsMessages } from '#/messages/notice-settings.ts'
import { routingMessages } from '#/messages/messaging/routing.ts'
import { Card } from '#/ui/card.tsx'
import { useT } from '#/ui/language.tsx'
import type { RoutedReader, Route } from '../read-routing.server.ts'

/** Topics, each with those who are told. */
export function RoutingTable({ routes }: { routes: readonly Route[] }) {
  const t = useT(routingMessages)
  const topicName = useT(noticeSettingsMessages)
  return (
    <Card flush="framed">
      <table className="w-full text-ui max-md:block">
        <thead className="max-md:sr-only">
          <tr className="border-b border-line text-start">
            <th scope="col" className="w-1/3 px-4 py-2 text-start font-semibold">
              {t('topic')}
            </th>
            <th scope="col" className="px-4 py-2 text-start font-semibold">
              {t('people')}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line max-md:block">
          {routes.map(({ topic, readers }) => (
            <tr key={topic} className="align-top max-md:block">
              <th scope="row" className="px-4 py-3 text-start font-semibold max-md:block max-md:pb-0">
                {topicName(topic)}
              </th>
              <td className="px-4 py-3 max-md:block">
                {readers.length === 0 ? (
                  t('noOne')
                ) : (
                  <ol className="flex flex-col gap-2">
                    {readers.map((reader) => (
                      <Person key={reader.key} reader={reader} />
                    ))}
                  </ol>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}

function Person({ reader: { name, profileId, roles, channels } }: { reader: RoutedReader }) {
  const t = useT(routingMessages)
  const standing = profileId === null ? [t('contact')] : roles.map((role) => t(`role_${role}`))
  const ways = channels.length === 0 ? [t('noChannel')] : channels.map((channel) => t(channel))
  return (
    <li>
      <bdi className="font-medium">{name}</bdi>
      <span className="block text-caption text-ink-2">{[...standing, ...ways].join(' · ')}</span>
    </li>
  )
}
