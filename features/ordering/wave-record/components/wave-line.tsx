import { href } from 'react-router'
import { cities } from '#/domain/cities.ts'
import { formatDay } from '#/domain/riyadh-time.ts'
import { waveMessages } from '#/messages/ordering/waves.ts'
import { useLang, useT } from '#/ui/language.tsx'
import { OpenLink } from '#/ui/open-link.tsx'
import type { WaveRecord } from '../read-record.server.ts'

const mostCities = 4

/** Dates, cities and clients of a wave. */
export function WaveLine({ record: { wave, cities: keys } }: { record: WaveRecord }) {
  const t = useT(waveMessages)
  const lang = useLang()
  const { from, until, clients } = wave
  const between = lang === 'ar' ? '، ' : ', '
  const shown = keys.slice(0, mostCities).map((key) => cities[key].name[lang])
  const more = keys.length - shown.length
  const [client] = clients
  return (
    <p className="flex flex-wrap gap-x-2 text-ui text-ink-2">
      <span className="num">
        {formatDay(from, lang)} – {formatDay(until, lang)}
      </span>
      {shown.length > 0 && (
        <span>
          {'· '}
          {shown.join(between)}
          {more > 0 && <bdi className="num"> +{more}</bdi>}
        </span>
      )}
      <span>
        {'· '}
        {clients.length === 1 && client ? (
          <OpenLink to={href('/admin/clients/:clientId', { clientId: client.id })} className="link">
            <bdi>{client.name}</bdi>
          </OpenLink>
        ) : (
          t(clients.length === 0 ? 'all' : 'several')
        )}
      </span>
    </p>
  )
}
