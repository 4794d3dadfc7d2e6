import { UserX } from 'lucide-react'
import { staffMessages } from '#/messages/identity/staff.ts'
import { useBackgroundForm } from '#/ui/background-form.ts'
import { Card } from '#/ui/card.tsx'
import { SelectField } from '#/ui/choice-field.tsx'
import { DescriptionList } from '#/ui/facts.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Time } from '#/ui/time.tsx'
import type { RoleColumn } from '../list.server.ts'
import type { StaffRow } from '../list.ts'
import { roleName } from '../role-name.ts'

type Props = { member: StaffRow; roles: readonly RoleColumn[]; mayChange: boolean }

/** Facts of a member of staff, the role, and the end of the access. */
export function StaffCards({ member, roles, mayChange }: Props) {
  const t = useT(staffMessages)
  const lang = useLang()
  const { email, state, secondFactor, lastSeen } = member
  return (
    <>
      <Card>
        <DescriptionList
          columns={2}
          items={[
            { term: t('email'), value: <bdi dir="ltr">{email}</bdi> },
            { term: t('role'), value: roleName(member, lang) },
            { term: t('state'), value: t(`state_${state}`) },
            { term: t('secondFactor'), value: t(`secondFactor_${secondFactor}`) },
            { term: t('lastSeen'), value: lastSeen ? <Time at={lastSeen} /> : t('never') },
          ]}
        />
      </Card>
      {mayChange && <RoleForm member={member} roles={roles} />}
      {mayChange && state === 'active' && <RemoveForm member={member} />}
    </>
  )
}

function RoleForm({ member, roles }: Omit<Props, 'mayChange'>) {
  const t = useT(staffMessages)
  const lang = useLang()
  const saved = useBackgroundForm(t('roleSaved'))
  const isGone = member.state === 'removed'
  return (
    <Card title={t(isGone ? 'restore' : 'changeRole')} description={t(isGone ? 'restoreHint' : 'changeRoleHint')}>
      <ActionForm {...saved}>
        <input type="hidden" name="version" value={member.version} />
        <SelectField
          name="role"
          label={t('role')}
          defaultValue={member.role}
          options={roles.map((role) => ({ value: role.role, label: roleName(role, lang) }))}
        />
        <FormActions>
          <SubmitButton intent="role">{t(isGone ? 'restore' : 'saveRole')}</SubmitButton>
        </FormActions>
      </ActionForm>
    </Card>
  )
}

function RemoveForm({ member }: { member: StaffRow }) {
  const t = useT(staffMessages)
  const removed = useBackgroundForm(t('state_removed'))
  return (
    <Card title={t('remove')} description={t('removeHint')}>
      <ActionForm {...removed}>
        <input type="hidden" name="version" value={member.version} />
        <FormActions>
          <SubmitButton intent="remove" variant="danger" icon={UserX}>
            {t('remove')}
          </SubmitButton>
        </FormActions>
      </ActionForm>
    </Card>
  )
}
