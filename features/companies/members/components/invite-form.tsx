import { href } from 'react-router'
import type { FormResult } from '#/domain/form-result.ts'
import { teamPageMessages } from '#/messages/companies/team.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { RadioCards } from '#/ui/choice-field.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { TextField } from '#/ui/text-field.tsx'
import type { Granting } from '../list.server.ts'
import { GrantFields } from './grant-fields.tsx'

/** Invites one address with a role on a part of the company. */
export function InviteForm({ granting, result }: { granting: Granting; result: FormResult | undefined }) {
  const t = useT(teamPageMessages)
  const lang = useLang()
  return (
    <Card>
      <ActionForm result={result} className="max-w-[35rem]">
        <TextField name="email" type="email" label={t('email')} autoComplete="off" maxLength={254} required />
        <GrantFields granting={granting} />
        <RadioCards
          name="language"
          label={t('language')}
          options={(['ar', 'en'] as const).map((value) => ({ value, label: t(`language_${value}`) }))}
          defaultValue={lang}
          columns={2}
        />
        <FormActions>
          <SubmitButton intent="invite">{t('send')}</SubmitButton>
          <LinkButton to={href('/client/users')} variant="quiet">
            {t('cancel')}
          </LinkButton>
        </FormActions>
      </ActionForm>
    </Card>
  )
}
