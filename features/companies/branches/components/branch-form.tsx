import { href, Link } from 'react-router'
import { type BranchAttribute, branchAttributeKeys, branchAttributes } from '#/domain/branch-attributes.ts'
import { dayText, hourParts } from '#/domain/branch-hours.ts'
import { nameFor } from '#/domain/branch-names.ts'
import { cityPlaces } from '#/domain/city-places.ts'
import { cityIn } from '#/domain/cities.ts'
import type { FormResult } from '#/domain/form-result.ts'
import { FieldPair } from '#/features/identity/accounts/components/registration-fields.tsx'
import { branchFormMessages } from '#/messages/companies/branch-form.ts'
import { Card } from '#/ui/card.tsx'
import { SelectField } from '#/ui/choice-field.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { PlacePicker } from '#/ui/place-picker.tsx'
import { SearchableSelect } from '#/ui/searchable-select.tsx'
import { TextField, type TextFieldProps } from '#/ui/text-field.tsx'
import type { BranchFormData, EditedBranch, ParentChoice } from '../read-form.server.ts'

type Props = {
  data: BranchFormData
  /** Null for a new branch. */
  branch: EditedBranch | null
  /** Chosen place of a new branch. */
  parentId?: string | null
  result: FormResult | undefined
}

/** Options of a choice of a group, each with the names from the top. */
export function useParentOptions(parents: readonly ParentChoice[]) {
  const lang = useLang()
  return parents.map(({ id, path }) => ({
    value: id,
    label: path.map((names) => nameFor(names, lang)).join(lang === 'ar' ? ' ‹ ' : ' › '),
  }))
}

/** The form of a branch, new or changed. */
export function BranchForm({ data, branch, parentId = null, result }: Props) {
  const t = useT(branchFormMessages)
  return (
    <ActionForm result={result}>
      {branch && <input type="hidden" name="version" value={branch.version} />}
      <IdentityFields data={data} branch={branch} parentId={parentId} />
      <ContactFields branch={branch} />
      <Card title={t('hours')} description={t('hoursHelp')}>
        <div className="grid gap-4 md:grid-cols-2 lg:grid-cols-4">
          {hourParts.map((day) => (
            <TextField
              key={day}
              name={`hours${day}`}
              label={day === 'ramadan' ? t('ramadanHours') : t(`weekday_${day}`)}
              defaultValue={dayText(branch?.hours[day])}
              maxLength={120}
              optional
            />
          ))}
        </div>
      </Card>
      <AttributeFields branch={branch} />
      <Card title={t('papers')}>
        <FieldPair>
          <BranchText branch={branch} name="crNumber" label={t('crNumber')} type="code" maxLength={60} optional />
          <BranchText
            branch={branch}
            name="licenceNumber"
            label={t('licenceNumber')}
            type="code"
            maxLength={60}
            optional
          />
        </FieldPair>
      </Card>
      <FormActions>
        <SubmitButton>{branch ? t('save') : t('add')}</SubmitButton>
      </FormActions>
    </ActionForm>
  )
}

type Part = Pick<Props, 'branch'>
type TextProps = Part &
  Omit<TextFieldProps, 'name' | 'defaultValue'> & {
    name: 'code' | 'location' | 'phone' | 'crNumber' | 'licenceNumber'
  }

/** A text of the branch, in the field of its name. */
const BranchText = ({ branch, name, ...rest }: TextProps) => (
  <TextField {...rest} name={name} defaultValue={branch?.[name] ?? ''} />
)

function IdentityFields({ data, branch, parentId }: Part & Pick<Props, 'data'> & { parentId: string | null }) {
  const t = useT(branchFormMessages)
  const parents = useParentOptions(data.parents ?? [])
  const managers = data.managers.map(({ id, name }) => ({ value: id, label: name ?? t('presentManager') }))
  return (
    <Card title={t('identity')} description={t('namesHelp')}>
      <div className="flex flex-col gap-4">
        <FieldPair>
          <TextField
            name="nameEn"
            label={t('nameEn')}
            lang="en"
            defaultValue={branch?.names.en ?? ''}
            maxLength={200}
          />
          <TextField
            name="nameAr"
            label={t('nameAr')}
            lang="ar"
            defaultValue={branch?.names.ar ?? ''}
            maxLength={200}
          />
        </FieldPair>
        {data.parents && (
          <FieldPair>
            {branch ? (
              <MoveLink branch={branch} parents={data.parents} />
            ) : (
              <SearchableSelect
                name="parentId"
                label={t('parent')}
                options={parents}
                defaultValue={parentId ?? data.parents[0]?.id ?? ''}
              />
            )}
            <BranchText
              branch={branch}
              name="code"
              type="code"
              label={t('code')}
              help={t('codeHelp')}
              maxLength={40}
              optional
            />
          </FieldPair>
        )}
        <SearchableSelect
          name="managerId"
          label={t('manager')}
          help={t('managerHelp')}
          options={managers}
          defaultValue={branch?.managerId ?? ''}
          placeholder={t('noManager')}
          optional
        />
      </div>
    </Card>
  )
}

/** Place in the tree, with the way to a move: its page says who gains and loses sight. */
function MoveLink({ branch, parents }: { branch: EditedBranch; parents: readonly ParentChoice[] }) {
  const t = useT(branchFormMessages)
  const place = useParentOptions(parents).find(({ value }) => value === branch.parentId)?.label
  return (
    <div>
      <p className="text-ui font-medium">{t('parent')}</p>
      {place && <p className="text-ui">{place}</p>}
      <Link
        to={`${href('/client/branches/tree')}?node=${branch.id}`}
        className="link inline-flex min-h-8 items-center text-ui coarse:min-h-11"
      >
        {t('toMove')}
      </Link>
    </div>
  )
}

function ContactFields({ branch }: Part) {
  const t = useT(branchFormMessages)
  const city = branch && cityIn(branch.location)
  return (
    <Card title={t('contact')}>
      <div className="flex flex-col gap-4">
        <FieldPair>
          <BranchText
            branch={branch}
            name="location"
            label={t('address')}
            help={t('addressHelp')}
            maxLength={300}
            required
          />
          <BranchText branch={branch} name="phone" label={t('phone')} type="tel" maxLength={40} optional />
        </FieldPair>
        <div>
          <p className="text-ui font-medium">{t('point')}</p>
          <p className="mb-3 text-caption text-ink-2">{t('pointHelp')}</p>
          <PlacePicker
            label={t('point')}
            latitude={{ name: 'latitude', defaultValue: branch?.latitude ?? null }}
            longitude={{ name: 'longitude', defaultValue: branch?.longitude ?? null }}
            near={city ? cityPlaces[city] : null}
          />
        </div>
      </div>
    </Card>
  )
}

function AttributeFields({ branch }: Part) {
  const t = useT(branchFormMessages)
  const lang = useLang()
  const said = (key: BranchAttribute) => {
    const has = branch?.attributes[key]
    return has === undefined ? 'unsaid' : has ? 'yes' : 'no'
  }
  const options = (['unsaid', 'yes', 'no'] as const).map((value) => ({ value, label: t(`said_${value}`) }))
  return (
    <Card title={t('attributes')} description={t('attributesHelp')}>
      <div className="grid gap-4 md:grid-cols-2 lg:grid-cols-4">
        {branchAttributeKeys.map((key) => (
          <SelectField
            key={key}
            name={`has_${key}`}
            label={branchAttributes[key][lang]}
            options={options}
            defaultValue={said(key)}
          />
        ))}
      </div>
    </Card>
  )
}
