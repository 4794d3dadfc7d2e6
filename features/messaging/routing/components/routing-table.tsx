import type { Names } from '#/domain/branch-names.ts'
import { nameFor } from '#/domain/branch-names.ts'
import { noticeSettingsMessages } from '#/messages/notice-settings.ts'
import { routingMessages } from '#/messages/messaging/routing.ts'
import { Card } from '#/ui/card.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import type { RoutedReader, Route } from '../read-routing.server.ts'
import { RouteForm } from './route-form.tsx'

/** The part of the company that is shown, with the names of the others. */
export type RoutingPlace = {
  nodeId: string
  isWhole: boolean
  /** Null: the whole company. */
  nameOf: (nodeId: string) => Names | null
}

const cell = 'px-4 py-3 text-start max-md:block'

/** Topics, each with those who are told and the choices behind it. */
export function RoutingTable({ routes, place }: { routes: readonly Route[]; place: RoutingPlace }) {
  const t = useT(routingMessages)
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
          {routes.map((route) => (
            <TopicRow key={`${place.nodeId} ${route.topic}`} route={route} place={place} />
          ))}
        </tbody>
      </table>
    </Card>
  )
}

function TopicRow({ route, place }: { route: Route; place: RoutingPlace }) {
  const t = useT(routingMessages)
  const topicName = useT(noticeSettingsMessages)
  const { topic, readers, isRequired, isOpen } = route
  return (
    <tr className="align-top max-md:block">
      <th scope="row" className={`${cell} font-semibold max-md:pb-0`}>
        {topicName(topic)}
        <span className="block text-caption font-normal text-ink-2">
          <Origin route={route} place={place} />
          {isRequired && <span className="block">{t('required')}</span>}
          {topic === 'critical' && <span className="block">{t('nearestFirst')}</span>}
        </span>
      </th>
      <td className={cell}>
        {readers.length === 0 ? (
          t('noOne')
        ) : (
          <ol className="flex flex-col gap-2">
            {readers.map((reader) => (
              <Person key={reader.key} reader={reader} />
            ))}
          </ol>
        )}
        {isOpen && (
          <details className="mt-2">
            <summary className="link inline-flex min-h-11 cursor-pointer list-none items-center md:min-h-8 [&::-webkit-details-marker]:hidden">
              {t('change')}
              <span className="sr-only">{t('ofTopic', { topic: topicName(topic) })}</span>
            </summary>
            <div className="pt-2">
              <RouteForm
                key={JSON.stringify(route.choices)}
                route={route}
                nodeId={place.nodeId}
                isWhole={place.isWhole}
              />
            </div>
          </details>
        )}
      </td>
    </tr>
  )
}

/** Where the nearest choice about the topic was made. */
function Origin({ route: { from }, place }: { route: Route; place: RoutingPlace }) {
  const t = useT(routingMessages)
  const lang = useLang()
  const [nearest] = from
  if (nearest === undefined) return null
  const names = place.nameOf(nearest)
  const text =
    nearest === place.nodeId
      ? t('chosenHere')
      : names
        ? t('chosenAt', { part: nameFor(names, lang) })
        : t('chosenForAll')
  return <span className="block">{text}</span>
}

function Person({ reader: { name, profileId, roles, channels } }: { reader: RoutedReader }) {
  const t = useT(routingMessages)
  const standing = profileId === null ? [t('contact')] : roles.map((role) => t(`role_${role}`))
  return (
    <li>
      <bdi className="font-medium">{name}</bdi>
      <span className="block text-caption text-ink-2">
        {[...standing, ...channels.map((channel) => t(channel))].join(' · ')}
      </span>
    </li>
  )
}
