import { type DoorField, type DoorFieldKind, fieldsOf } from '#/domain/doors.ts'
import type { FormResult } from '#/domain/form-result.ts'
import { integrationMessages } from '#/messages/office/integrations.ts'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { PasswordField } from '#/ui/password-field.tsx'
import { TextArea, TextField } from '#/ui/text-field.tsx'
import { Time } from '#/ui/time.tsx'
import { sealedName } from '../form.ts'
import type { DoorView, SecretView } from '../read.server.ts'

type LabelKey = Extract<keyof typeof integrationMessages, `field_${string}`>
const labelKey = (name: string) => `field_${name}` as LabelKey

const examples: Partial<Record<DoorFieldKind, string>> = {
  'mail-server': 'smtps://mail.example.com:465',
  tiles: 'https://tiles.example/{z}/{x}/{y}.png',
  body: '{"to":"{to}","from":"{from}","text":"{text}"}',
}

/** The form of a door's own settings; secrets are entered and never shown. */
export function DoorSettings({ door, result }: { door: DoorView; result: FormResult | undefined }) {
  const t = useT(integrationMessages)
  return (
    <ActionForm result={result} className="max-w-[45rem]">
      {door.source === 'environment' && <p className="text-ui text-ink-2">{t('byEnvironment')}</p>}
      {fieldsOf(door.door).map(([name, field]) => (
        <Setting key={name} name={name} field={field} door={door} />
      ))}
      <FormActions>
        <SubmitButton intent="save">{t('save')}</SubmitButton>
      </FormActions>
    </ActionForm>
  )
}

function Setting({ name, field, door }: { name: string; field: DoorField; door: DoorView }) {
  const t = useT(integrationMessages)
  const label = t(labelKey(name))
  const optional = field.optional === true
  if (field.kind === 'secret') {
    const keeps = door.source === 'own' && door.secrets.some((secret) => secret.name === name && secret.isSet)
    return (
      <PasswordField
        name={sealedName(name)}
        label={label}
        help={t(keeps ? 'help_keep' : 'help_secret')}
        autoComplete="new-password"
        optional={optional}
      />
    )
  }
  const value = door.values[name] ?? ''
  const example = examples[field.kind]
  const help = example && t('help_example', { example })
  const shared = { name, label, optional, defaultValue: value, ...(help && { help }) }
  if (field.kind === 'body') return <TextArea {...shared} rows={3} />
  return <TextField {...shared} type={field.kind === 'text' ? 'text' : 'code'} />
}

/** Secrets of a door: whether each is set, by whom and when. */
export function DoorSecrets({ door, result }: { door: DoorView; result: FormResult | undefined }) {
  const t = useT(integrationMessages)
  return (
    <ul className="divide-y divide-line">
      {door.secrets.map((secret) => (
        <li key={secret.name} className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2">
          <div className="min-w-0">
            <p className="text-ui font-medium">{t(labelKey(secret.name))}</p>
            <SecretState secret={secret} />
          </div>
          {secret.at && (
            <ActionForm result={result}>
              <input type="hidden" name="secret" value={secret.name} />
              <SubmitButton intent="forget" variant="danger-quiet" size="dense">
                {t('forget')}
              </SubmitButton>
            </ActionForm>
          )}
        </li>
      ))}
    </ul>
  )
}

function SecretState({ secret: { isSet, at, by } }: { secret: SecretView }) {
  const t = useT(integrationMessages)
  if (!isSet) return <p className="text-caption text-ink-2">{t('notSet')}</p>
  if (!at) return <p className="text-caption text-ink-2">{t('setByEnvironment')}</p>
  return (
    <p className="flex flex-wrap gap-x-2 text-caption text-ink-2">
      {t('setOn')} <Time at={at} mode="datetime" /> {by && <bdi>{by}</bdi>}
    </p>
  )
}
