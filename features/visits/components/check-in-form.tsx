import { useRef, useState } from 'react'
import { LocateFixed, MapPin } from 'lucide-react'
import type { FormResult } from '#/domain/form-result.ts'
import { visitMessages } from '#/messages/visits.ts'
import { Button } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { Checkbox } from '#/ui/choice-field.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { ActionForm, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { TextArea } from '#/ui/text-field.tsx'

type Place =
  | { state: 'unasked' | 'asking' | 'refused' }
  | { state: 'found'; latitude: number; longitude: number; accuracy: number }

/** Asks the phone for its place once; whoever says no can check in with a note. */
function usePlace() {
  const [place, setPlace] = useState<Place>({ state: 'unasked' })
  const ask = () => {
    if (!('geolocation' in navigator)) return setPlace({ state: 'refused' })
    setPlace({ state: 'asking' })
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => setPlace({ state: 'found', latitude, longitude, accuracy }),
      () => setPlace({ state: 'refused' }),
      { enableHighAccuracy: true, timeout: 15_000, maximumAge: 60_000 },
    )
  }
  return { place, ask }
}

type CheckInFormProps = { isToday: boolean; result: FormResult | undefined }

/** The step that begins the visit: place (asked once, with the reason), a note where something differs, the promise. */
export function CheckInForm({ isToday, result }: CheckInFormProps) {
  const t = useT(visitMessages)
  const { place, ask } = usePlace()
  const deviceTime = useRef<HTMLInputElement>(null)
  const found = place.state === 'found' ? place : null
  const noteNeeded = !found || !isToday
  return (
    <Card title={t('checkInTitle')} description={t('checkInText')}>
      <ActionForm
        result={result}
        clientKey
        onSubmit={() => {
          if (deviceTime.current) deviceTime.current.value = new Date().toISOString()
        }}
      >
        <input type="hidden" name="intent" value="check-in" />
        <input ref={deviceTime} type="hidden" name="deviceTime" defaultValue="" />
        {(['latitude', 'longitude', 'accuracy'] as const).map((name) => (
          <input key={name} type="hidden" name={name} value={found ? found[name] : ''} readOnly />
        ))}
        <div className="flex flex-col gap-3">
          <p className="text-ui text-ink-2">{t('placeWhy')}</p>
          {found ? (
            <Notice kind="success" live>
              {t('placeFound', { metres: Math.round(found.accuracy) })}
            </Notice>
          ) : (
            <div>
              <Button
                icon={place.state === 'asking' ? MapPin : LocateFixed}
                full="phone"
                pending={place.state === 'asking'}
                onClick={ask}
              >
                {t(place.state === 'asking' ? 'placeAsking' : 'askPlace')}
              </Button>
            </div>
          )}
          {place.state === 'refused' && (
            <Notice kind="warning" live>
              {t('placeRefused')}
            </Notice>
          )}
          {!isToday && <Notice kind="warning">{t('otherDay')}</Notice>}
        </div>
        <TextArea
          name="note"
          label={t('checkInNote')}
          help={noteNeeded ? t('checkInNoteHelp') : undefined}
          optional={!noteNeeded}
          rows={2}
          maxLength={1000}
        />
        <Checkbox name="brief" label={t('confirmBrief')} />
        <SubmitButton size="large" full="phone" icon={MapPin}>
          {t('checkInButton')}
        </SubmitButton>
      </ActionForm>
    </Card>
  )
}
