import { profileAboutMessages } from '#/messages/shoppers/profile-about.ts'
import { shopperProfileMessages } from '#/messages/shoppers/shopper-profile.ts'
import { useBackgroundForm } from '#/ui/background-form.ts'
import { Card } from '#/ui/card.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { CheckBoxes } from './check-boxes.tsx'

const days = [0, 1, 2, 3, 4, 5, 6] as const

/** Weekdays without visits. */
export function WeekdaysCard({ off }: { off: readonly number[] }) {
  const t = useT(profileAboutMessages)
  const page = useT(shopperProfileMessages)
  const saved = useBackgroundForm(page('saved'))
  const options = days.map((day) => ({ value: String(day), label: t(`weekday_${day}`) }))
  return (
    <Card title={t('weekdaysTitle')} description={t('weekdaysHelp')}>
      <ActionForm {...saved} errors="inline">
        <input type="hidden" name="intent" value="weekdays" />
        <CheckBoxes name="weekdays" label={t('weekdays')} options={options} chosen={off.map(String)} />
        <FormActions>
          <SubmitButton variant="secondary">{page('save')}</SubmitButton>
        </FormActions>
      </ActionForm>
    </Card>
  )
}
