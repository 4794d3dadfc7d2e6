import { cities, cityKeys } from '#/domain/cities.ts'
import { cityPlaces } from '#/domain/city-places.ts'
import { devUiMessages } from '#/messages/dev-ui.ts'
import { Card } from '#/ui/card.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { PlaceMap } from '#/ui/place-map.tsx'
import { PlacePicker } from '#/ui/place-picker.tsx'

const shapes = ['round', 'square', 'diamond'] as const
const tones = ['blue', 'yellow', 'red'] as const

export function MapSamples() {
  const t = useT(devUiMessages)
  const lang = useLang()
  const markers = cityKeys.slice(0, 12).map((city, index) => ({
    id: city,
    place: cityPlaces[city],
    label: cities[city].name[lang],
    shape: shapes[index % 3]!,
    tone: tones[index % 3]!,
    href: '/contact',
  }))
  return (
    <Card title={t('maps')}>
      <div className="flex flex-col gap-6">
        <PlaceMap label={t('maps')} markers={markers} you={cityPlaces.riyadh} around={40_000} unplaced={3} />
        <PlacePicker
          label={t('place')}
          latitude={{ name: 'latitude' }}
          longitude={{ name: 'longitude' }}
          near={cityPlaces.jeddah}
        />
      </div>
    </Card>
  )
}
