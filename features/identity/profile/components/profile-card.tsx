import type { FormResult } from '#/domain/form-result.ts'
import type { Lang } from '#/domain/text.ts'
import { PhoneField } from '#/features/identity/accounts/components/registration-fields.tsx'
import { profileMessages } from '#/messages/identity/profile.ts'
import { Card } from '#/ui/card.tsx'
import { RadioCards } from '#/ui/choice-field.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { TextField } from '#/ui/text-field.tsx'

type Profile = { name: string; phone: string | null; language: Lang }

/** Own name, phone and language. */
export function ProfileCard({ profile, result }: { profile: Profile; result: FormResult | undefined }) {
  const t = useT(profileMessages)
  return (
    <Card title={t('personTitle')} description={t('personLead')}>
      <ActionForm result={result}>
        <TextField
          name="fullName"
          label={t('name')}
          defaultValue={profile.name}
          autoComplete="name"
          maxLength={200}
          required
        />
        <PhoneField value={profile.phone ?? ''} />
        <RadioCards
          name="language"
          label={t('language')}
          help={t('languageHelp')}
          defaultValue={profile.language}
          columns={2}
          required
          options={[
            { value: 'en', label: t('english') },
            { value: 'ar', label: t('arabic') },
          ]}
        />
        <FormActions>
          <SubmitButton intent="person">{t('save')}</SubmitButton>
        </FormActions>
      </ActionForm>
    </Card>
  )
}
