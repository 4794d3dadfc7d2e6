import { identityKinds } from '#/domain/identity.ts'
import { profileAboutMessages } from '#/messages/shoppers/profile-about.ts'
import { shopperProfileMessages } from '#/messages/shoppers/shopper-profile.ts'
import { useBackgroundForm } from '#/ui/background-form.ts'
import { Card } from '#/ui/card.tsx'
import { SelectField } from '#/ui/choice-field.tsx'
import { DateField } from '#/ui/date-time-field.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { TextField } from '#/ui/text-field.tsx'
import type { About } from '../read-profile.server.ts'
import { Masked } from './masked.tsx'

/** Identity as in the documents. A stored number shows its last four characters only. */
export function IdentityCard({ about, latestBirth }: { about: About; latestBirth: string }) {
  const t = useT(profileAboutMessages)
  const page = useT(shopperProfileMessages)
  const saved = useBackgroundForm(page('saved'))
  const kinds = identityKinds.map((value) => ({ value, label: t(`kind_${value}`) }))
  const stored = about.identityLast && (
    <>
      {t('storedNumber')} <Masked last={about.identityLast} /> · {t('storedNumberHelp')}
    </>
  )
  return (
    <Card id="identity" title={t('identityTitle')} description={t('identityHelp')}>
      <ActionForm key={about.identityLast} {...saved} errors="inline">
        <input type="hidden" name="intent" value="identity" />
        <TextField
          name="legalName"
          label={t('legalName')}
          defaultValue={about.legalName ?? ''}
          autoComplete="name"
          maxLength={200}
        />
        <DateField
          name="birthOn"
          label={t('birthOn')}
          help={t('birthHelp')}
          defaultValue={about.birthOn ?? ''}
          max={latestBirth}
        />
        <div className="grid gap-5 md:grid-cols-2">
          <SelectField
            name="identityKind"
            label={t('identityKind')}
            options={kinds}
            defaultValue={about.identityKind ?? ''}
          />
          <TextField name="identityNumber" type="code" label={t('identityNumber')} help={stored} autoComplete="off" />
        </div>
        <TextField
          name="phone"
          type="tel"
          label={t('phone')}
          defaultValue={about.phone ?? ''}
          autoComplete="tel"
          optional
        />
        <FormActions>
          <SubmitButton>{page('save')}</SubmitButton>
        </FormActions>
      </ActionForm>
    </Card>
  )
}
