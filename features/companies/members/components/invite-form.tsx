import { Plus } from 'lucide-react'
import { useState } from 'react'
import { href } from 'react-router'
import type { FormResult } from '#/domain/form-result.ts'
import { teamPageMessages } from '#/messages/companies/team.ts'
import { Button, LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { RadioCards } from '#/ui/choice-field.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useFormState } from '#/ui/form-state.ts'
import { useLang, useT } from '#/ui/language.tsx'
import { TextField } from '#/ui/text-field.tsx'
import type { Granting } from '../list.server.ts'
import { moreGrants } from '../form.ts'
import { GrantFields, MoreGrantFields } from './grant-fields.tsx'

/** Further roles, one after the other; all are shown where there are no scripts. */
function MoreGrants({ granting }: { granting: Granting }) {
  const t = useT(teamPageMessages)
  const typed = useFormState()?.values
  const filled = moreGrants.findLastIndex((nth) => typed?.[`role${nth}`])
  const [shown, setShown] = useState(filled + 1)
  return (
    <>
      {moreGrants.map((nth, index) => (
        <div key={nth} className={index < shown ? undefined : 'hidden noscript:block'}>
          <MoreGrantFields granting={granting} nth={nth} />
        </div>
      ))}
      {shown < moreGrants.length && (
        <div className="noscript:hidden">
          <Button icon={Plus} onClick={() => setShown(shown + 1)}>
            {t('addAnotherRole')}
          </Button>
        </div>
      )}
    </>
  )
}

/** Invites one address with up to three roles, each on a part of the company. */
export function InviteForm({ granting, result }: { granting: Granting; result: FormResult | undefined }) {
  const t = useT(teamPageMessages)
  const lang = useLang()
  return (
    <Card>
      <ActionForm result={result} className="max-w-[35rem]">
        <TextField name="email" type="email" label={t('email')} autoComplete="off" maxLength={254} required />
        <GrantFields granting={granting} />
        <MoreGrants granting={granting} />
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
