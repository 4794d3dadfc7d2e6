import { Eye } from 'lucide-react'
import { useState } from 'react'
import { href, useFetcher } from 'react-router'
import type { FormResult } from '#/domain/form-result.ts'
import { roleName, type RoleNames } from '#/features/identity/staff/role-name.ts'
import { roleViewMessages } from '#/messages/identity/role-view.ts'
import { Button } from '#/ui/button.tsx'
import { Dialog } from '#/ui/dialog.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { TextArea } from '#/ui/text-field.tsx'

/** Button of owners that asks for the reason and shows the back office as the role sees it. None at the owners' own role. */
export function SeeAsButton({ role, dense = false }: { role: RoleNames; dense?: boolean }) {
  const t = useT(roleViewMessages)
  const lang = useLang()
  const [open, setOpen] = useState(false)
  const fetcher = useFetcher<FormResult>()
  if (role.role === 'owner') return null
  const name = roleName(role, lang)
  return (
    <>
      <Button
        changes
        icon={Eye}
        {...(dense && { size: 'dense' as const, 'aria-label': t('seeNamed', { role: name }) })}
        onClick={() => setOpen(true)}
      >
        {t('see')}
      </Button>
      {open && (
        <Dialog open onClose={() => setOpen(false)} title={t('seeTitle', { role: name })} sheet>
          <ActionForm fetcher={fetcher} action={href('/admin/see-as')} errors="inline">
            <p>{t('seeAbout')}</p>
            <input type="hidden" name="role" value={role.role} />
            <TextArea name="reason" label={t('reason')} help={t('reasonHelp')} maxLength={500} required />
            <FormActions>
              <SubmitButton intent="see">{t('see')}</SubmitButton>
              <Button onClick={() => setOpen(false)}>{t('cancel')}</Button>
            </FormActions>
          </ActionForm>
        </Dialog>
      )}
    </>
  )
}
