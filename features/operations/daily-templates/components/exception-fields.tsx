import type { Text } from '#/domain/text.ts'
import { dailyFieldMessages } from '#/messages/operations/daily-reports-template.ts'
import { FieldError } from '#/ui/field.tsx'
import { useField } from '#/ui/form-state.ts'
import { useLang, useT } from '#/ui/language.tsx'
import { TextField } from '#/ui/text-field.tsx'
import type { ExceptionForm } from '../read-template-form.server.ts'

type Props = { name: Text | null; branches: ExceptionForm['branches'] }

/** Name and branches of a template for certain branches. */
export function ExceptionFields({ name, branches }: Props) {
  const t = useT(dailyFieldMessages)
  const lang = useLang()
  const field = useField({ name: 'branch' })
  return (
    <>
      <div className="grid gap-4 md:grid-cols-2">
        <TextField name="nameEn" label={t('nameEn')} lang="en" maxLength={80} defaultValue={name?.en} />
        <TextField name="nameAr" label={t('nameAr')} lang="ar" maxLength={80} defaultValue={name?.ar} />
      </div>
      <p className="text-caption text-ink-2">{t('nameHelp')}</p>
      <fieldset id={field.id} tabIndex={-1} className="flex flex-col gap-1.5" aria-describedby={field.describedBy}>
        <legend className="pb-1.5 text-ui font-medium">{t('branches')}</legend>
        {field.error && <FieldError id={field.errorId}>{field.error}</FieldError>}
        <ul className="flex max-h-[24rem] flex-col divide-y divide-line overflow-y-auto rounded-card border border-line">
          {branches.map(({ id, name: branch, isChosen, follows }) => (
            <li key={id}>
              <label className="flex min-h-13 cursor-pointer items-center gap-3 px-4 py-2 hover:bg-surface-2">
                <input
                  type="checkbox"
                  name="branch"
                  value={id}
                  defaultChecked={isChosen}
                  className="size-5 shrink-0 accent-primary"
                />
                <span className="min-w-0">
                  <bdi className="block truncate text-ui">{branch}</bdi>
                  {follows && (
                    <span className="text-caption text-ink-2">{t('followsOther', { name: follows[lang] })}</span>
                  )}
                </span>
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
    </>
  )
}
