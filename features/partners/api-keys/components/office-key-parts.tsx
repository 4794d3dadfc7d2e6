import { useState } from 'react'
import { href, Link, useFetcher } from 'react-router'
import { officeKeyMessages, partnerDoorMessages } from '#/messages/office/partner-doors.ts'
import { apiKeyMessages } from '#/messages/partners/api-keys.ts'
import { Button } from '#/ui/button.tsx'
import { Dialog } from '#/ui/dialog.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { TextArea } from '#/ui/text-field.tsx'
import { useToast } from '#/ui/toast.tsx'
import type { OfficeKeyRow } from '../office-list.ts'

/** Name, last characters and part of a key. */
export function OfficeKeyName({ row: { name, hint, part } }: { row: OfficeKeyRow }) {
  const t = useT(officeKeyMessages)
  return (
    <div className="flex flex-col gap-0.5">
      <bdi className="font-medium">{name}</bdi>
      <span className="flex flex-wrap gap-x-2 text-caption text-ink-2">
        <bdi dir="ltr" lang="en" className="code">
          {['…', hint].join('')}
        </bdi>
        <bdi>{part ?? t('whole')}</bdi>
      </span>
    </div>
  )
}

/** Link to the company; plain text without the right to its name. */
export const CompanyLink = ({ id, name }: { id: string; name: string | null }) =>
  name && (
    <Link
      to={href('/admin/clients/:clientId', { clientId: id })}
      className="link inline-flex min-h-11 items-center lg:min-h-8 coarse:min-h-11"
    >
      <bdi>{name}</bdi>
    </Link>
  )

export function OfficeKeyScopes({ row: { scopes } }: { row: OfficeKeyRow }) {
  const t = useT(apiKeyMessages)
  return (
    <ul className="flex max-w-[24rem] flex-wrap gap-x-3 gap-y-0.5 text-caption">
      {scopes.map((scope) => (
        <li key={scope}>{t(`scope_${scope}`)}</li>
      ))}
    </ul>
  )
}

/** Revokes a key with the reason that its owners read. */
export function RevokeOfficeKey({ row: { id, name, company, state } }: { row: OfficeKeyRow }) {
  const t = useT(officeKeyMessages)
  const shared = useT(partnerDoorMessages)
  const toast = useToast()
  const fetcher = useFetcher()
  const [open, setOpen] = useState(false)
  if (state === 'revoked') return null
  const done = () => {
    setOpen(false)
    toast({ text: t('revoked'), kind: 'success' })
  }
  return (
    <>
      <Button changes size="dense" variant="danger-quiet" onClick={() => setOpen(true)}>
        {t('revoke')}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('revokeTitle', { name })} width="small">
        <ActionForm fetcher={fetcher} errors="inline" onDone={done}>
          <p className="text-ui">{t('revokeText', { company: company ?? name })}</p>
          <input type="hidden" name="id" value={id} />
          <TextArea name="reason" label={shared('reason')} rows={3} maxLength={500} />
          <FormActions>
            <SubmitButton intent="revoke" variant="danger">
              {t('revoke')}
            </SubmitButton>
          </FormActions>
        </ActionForm>
      </Dialog>
    </>
  )
}
