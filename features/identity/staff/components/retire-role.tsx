import { Archive } from 'lucide-react'
import { staffRolePageMessages } from '#/messages/identity/staff-roles.ts'
import { Card } from '#/ui/card.tsx'
import { SelectField } from '#/ui/choice-field.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import type { RoleColumn } from '../list.server.ts'
import { roleName } from '../role-name.ts'
import type { RolePage } from '../roles.server.ts'
import { RoleConcern } from './role-concern.tsx'
import { useRoleStep } from './use-role-step.ts'

type Props = { role: RolePage; roles: readonly RoleColumn[] }

/** Ends an own role; its members change to another one. */
export function RetireRole({ role, roles }: Props) {
  const t = useT(staffRolePageMessages)
  const lang = useLang()
  const { check, changed, typed, form } = useRoleStep('retire', role.version, t('retire'))
  const others = roles.filter((other) => other.role !== role.role && other.role !== 'owner')
  return (
    <Card title={t('retire')} description={t('retireHint')}>
      <ActionForm {...form}>
        <input type="hidden" name="version" value={role.version} />
        {role.members.length > 0 && (
          <div onChange={changed} className="max-w-[35rem]">
            <SelectField
              name="replacement"
              label={t('replacement')}
              {...(typed?.['replacement'] && { defaultValue: typed['replacement'] })}
              options={others.map((other) => ({ value: other.role, label: roleName(other, lang) }))}
              required
            />
          </div>
        )}
        {check ? (
          <RoleConcern check={check} />
        ) : (
          <FormActions>
            <SubmitButton intent="retire" variant="danger" icon={Archive}>
              {t('retire')}
            </SubmitButton>
          </FormActions>
        )}
      </ActionForm>
    </Card>
  )
}
