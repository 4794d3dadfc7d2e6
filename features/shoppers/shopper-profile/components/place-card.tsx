import { useState } from 'react'
import { cities, cityKeys, isCity } from '#/domain/cities.ts'
import { cityPlaces } from '#/domain/city-places.ts'
import { profileAboutMessages } from '#/messages/shoppers/profile-about.ts'
import { shopperProfileMessages } from '#/messages/shoppers/shopper-profile.ts'
import { useBackgroundForm } from '#/ui/background-form.ts'
import { Card } from '#/ui/card.tsx'
import { Checkbox, SelectField } from '#/ui/choice-field.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { PlacePicker } from '#/ui/place-picker.tsx'
import type { About } from '../read-profile.server.ts'

/** City, and the place from which distances count. */
export function PlaceCard({ about }: { about: About }) {
  const t = useT(profileAboutMessages)
  const page = useT(shopperProfileMessages)
  const lang = useLang()
  const saved = useBackgroundForm(page('saved'))
  const [city, setCity] = useState<string>(about.city ?? '')
  const options = cityKeys
    .map((value) => ({ value, label: cities[value].name[lang] }))
    .toSorted((a, b) => a.label.localeCompare(b.label, lang))
  return (
    <Card id="place" title={t('placeTitle')} description={t('placeHelp')}>
      <ActionForm {...saved} errors="inline">
        <input type="hidden" name="intent" value="place" />
        <SelectField
          name="city"
          label={t('city')}
          options={options}
          defaultValue={about.city ?? ''}
          onChange={setCity}
        />
        <PlacePicker
          label={t('map')}
          latitude={{ name: 'latitude', defaultValue: about.latitude }}
          longitude={{ name: 'longitude', defaultValue: about.longitude }}
          near={isCity(city) ? cityPlaces[city] : null}
        />
        <Checkbox
          name="goesFarther"
          label={t('goesFarther')}
          help={t('goesFartherHelp')}
          defaultChecked={about.goesFarther}
        />
        <FormActions>
          <SubmitButton>{page('save')}</SubmitButton>
        </FormActions>
      </ActionForm>
    </Card>
  )
}
