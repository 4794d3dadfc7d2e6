import type { Day } from '#/domain/riyadh-time.ts'
import { libraryAudiences, type LibraryAudience } from '#/domain/site/library.ts'
import { documentLibraryMessages } from '#/messages/site/document-library.ts'
import { classes } from '#/ui/class-names.ts'
import { Checkbox } from '#/ui/choice-field.tsx'
import { DateField } from '#/ui/date-time-field.tsx'
import { FieldError } from '#/ui/field.tsx'
import { FileField } from '#/ui/file-field.tsx'
import { useField } from '#/ui/form-state.ts'
import { useT } from '#/ui/language.tsx'
import { TextArea, TextField } from '#/ui/text-field.tsx'

const accept =
  '.pdf,.docx,.xlsx,.pptx,application/pdf,image/jpeg,image/png,' +
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document,' +
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet,' +
  'application/vnd.openxmlformats-officedocument.presentationml.presentation'

/** Two columns, or one in a narrow column of the page. */
const columnsOf = (stacked: boolean) => classes('grid items-start gap-4', !stacked && 'md:grid-cols-2')

/** Files of a version, one for each language. */
export function VersionFiles({ stacked = false }: { stacked?: boolean }) {
  const t = useT(documentLibraryMessages)
  return (
    <div className={columnsOf(stacked)}>
      <FileField name="fileEn" label={t('fileEn')} help={t('fileHelp')} accept={accept} />
      <FileField name="fileAr" label={t('fileAr')} help={t('fileHelp')} accept={accept} />
    </div>
  )
}

function Audiences({ chosen }: { chosen: readonly LibraryAudience[] }) {
  const t = useT(documentLibraryMessages)
  const field = useField({ name: 'audiences' })
  return (
    <fieldset className="flex flex-col gap-2" aria-describedby={field.describedBy}>
      <legend className="mb-1.5 text-ui font-medium">{t('audiences')}</legend>
      {field.error && <FieldError id={field.errorId}>{field.error}</FieldError>}
      <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {libraryAudiences.map((one, nth) => (
          <label key={one} className="flex items-center gap-3 text-ui coarse:min-h-11">
            <input
              type="checkbox"
              id={nth === 0 ? field.id : undefined}
              name="audiences"
              value={one}
              defaultChecked={chosen.includes(one)}
              className="size-6 shrink-0 accent-primary"
            />
            {t(`audience_${one}`)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

type Given = {
  title: { en: string; ar: string }
  about: { en: string; ar: string }
  audiences: readonly LibraryAudience[]
  mustConfirm: boolean
  expiresOn: Day | null
}
const nothing: Given = {
  title: { en: '', ar: '' },
  about: { en: '', ar: '' },
  audiences: [],
  mustConfirm: false,
  expiresOn: null,
}

type Props = { of?: Given; today: Day; stacked?: boolean }

/** What is said about a document, its readers and its last day. */
export function DocumentFields({ of = nothing, today, stacked = false }: Props) {
  const t = useT(documentLibraryMessages)
  return (
    <>
      <div className={columnsOf(stacked)}>
        <TextField name="titleEn" label={t('titleEn')} defaultValue={of.title.en} maxLength={200} lang="en" />
        <TextField name="titleAr" label={t('titleAr')} defaultValue={of.title.ar} maxLength={200} lang="ar" />
        <TextArea
          name="aboutEn"
          label={t('aboutEn')}
          defaultValue={of.about.en}
          rows={3}
          maxLength={600}
          lang="en"
          optional
        />
        <TextArea
          name="aboutAr"
          label={t('aboutAr')}
          defaultValue={of.about.ar}
          rows={3}
          maxLength={600}
          lang="ar"
          optional
        />
      </div>
      <Audiences chosen={of.audiences} />
      <div className="max-w-80">
        <DateField
          name="expiresOn"
          label={t('expiresOn')}
          help={t('expiresHelp')}
          min={today}
          {...(of.expiresOn && { defaultValue: of.expiresOn })}
          optional
        />
      </div>
      <Checkbox name="mustConfirm" label={t('mustConfirm')} defaultChecked={of.mustConfirm} />
    </>
  )
}
