import { langs } from '#/domain/text.ts'
import { caseStudyMessages } from '#/messages/site/case-studies.ts'
import { SelectField } from '#/ui/choice-field.tsx'
import { DateField } from '#/ui/date-time-field.tsx'
import { useT } from '#/ui/language.tsx'
import { TextArea, TextField } from '#/ui/text-field.tsx'
import { fieldOf, longestText, type StudyText, studyTexts } from '../content.ts'
import type { EditableStudy } from '../read-studies.server.ts'

/** Scope of the figures. */
export function ScopeFields({ study }: { study: EditableStudy }) {
  const t = useT(caseStudyMessages)
  const { scope } = study.content
  const branches = [
    { value: '', label: t('allBranches') },
    ...study.branches.map(({ id, name }) => ({ value: id, label: name })),
  ]
  const types = (['full_service', 'basic'] as const).map((type) => ({ value: type, label: t(type) }))
  return (
    <fieldset className="grid gap-5 md:grid-cols-2">
      <legend className="mb-4 text-h3">{t('scope')}</legend>
      <SelectField name="branchId" label={t('branch')} options={branches} defaultValue={study.branchId ?? ''} />
      <SelectField name="type" label={t('type')} options={types} defaultValue={scope.type} />
      <DateField name="from" label={t('from')} defaultValue={scope.from} />
      <DateField name="until" label={t('until')} defaultValue={scope.until} />
    </fieldset>
  )
}

/** All texts in both languages, side by side. */
export function TextFields({ study }: { study: EditableStudy }) {
  const t = useT(caseStudyMessages)
  return (
    <fieldset className="grid gap-5 md:grid-cols-2">
      <legend className="mb-4 text-h3">{t('texts')}</legend>
      {studyTexts.flatMap((name) =>
        langs.map((lang) => {
          const field = fieldOf(name, lang) as `${StudyText}${'En' | 'Ar'}`
          const common = {
            name: field,
            label: t(field),
            defaultValue: study.content[name][lang],
            maxLength: longestText[name],
          }
          const key = field
          if (name === 'company') return <TextField key={key} {...common} help={t('companyHelp')} />
          return name === 'title' ? <TextField key={key} {...common} /> : <TextArea key={key} {...common} rows={6} />
        }),
      )}
    </fieldset>
  )
}
