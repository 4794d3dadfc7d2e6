import { choicesOf } from '#/domain/staff-abilities.ts'
import { type StaffArea, staffAreas } from '#/domain/staff-cells.ts'
import { staffMatrixMessages } from '#/messages/identity/staff.ts'
import { staffRolePageMessages } from '#/messages/identity/staff-roles.ts'
import { Card } from '#/ui/card.tsx'
import { Checkbox, SelectField } from '#/ui/choice-field.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { TextField } from '#/ui/text-field.tsx'
import type { RolePage } from '../roles.server.ts'
import { RoleConcern } from './role-concern.tsx'
import { useRoleStep } from './use-role-step.ts'

/** Names, rights and second factor of an own role. */
export function RoleEditor({ role }: { role: RolePage }) {
  const t = useT(staffRolePageMessages)
  const { check, overtaken, version, changed, typed, form } = useRoleStep('save', role.version, t('saved'))
  const isOn = typed ? typed['secondFactor'] === 'on' : role.secondFactor
  return (
    <Card title={t('rights')} description={t('rightsHint')}>
      <ActionForm {...form}>
        <input type="hidden" name="version" value={version} />
        {/* why here: a change of any field makes the shown consequences untrue */}
        <div onChange={changed} className="flex flex-col gap-5">
          <div className="grid gap-5 md:grid-cols-2">
            <TextField
              name="nameEn"
              label={t('nameEn')}
              defaultValue={typed?.['nameEn'] ?? role.nameEn}
              maxLength={60}

              lang="en"
              required
            />
            <TextField
              name="nameAr"
              label={t('nameAr')}
              defaultValue={typed?.['nameAr'] ?? role.nameAr}
              maxLength={60}

              lang="ar"
              required
            />
          </div>
          <div className="grid gap-5 md:grid-cols-2">
            {staffAreas.map((area) => (
              <CellField key={area} area={area} role={role} typed={typed?.[area]} sent={overtaken?.[area]} />
            ))}
          </div>
          <Checkbox name="secondFactor" label={t('factor')} help={t('factorHelp')} defaultChecked={isOn} />
        </div>
        {check ? (
          <RoleConcern check={check} />
        ) : (
          <FormActions>
            <SubmitButton intent="save">{t('save')}</SubmitButton>
          </FormActions>
        )}
      </ActionForm>
    </Card>
  )
}

type CellProps = { area: StaffArea; role: RolePage; typed: string | undefined; sent: string | undefined }

/** Choice of one area; with the saved one where another owner chose differently meanwhile. */
function CellField({ area, role, typed, sent }: CellProps) {
  const t = useT(staffMatrixMessages)
  const page = useT(staffRolePageMessages)
  const saved = role.cells[area]
  return (
    <SelectField
      name={area}
      label={t(`area_${area}`)}
      defaultValue={typed ?? saved}
      options={choicesOf(area).map((cell) => ({ value: cell, label: t(`cell_${cell}`) }))}
      {...(sent && sent !== saved && { help: page('savedCell', { cell: t(`cell_${saved}`) }) })}
    />
  )
}
