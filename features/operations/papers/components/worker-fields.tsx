import { paperMessages } from '#/messages/operations/papers.ts'
import { SelectField } from '#/ui/choice-field.tsx'
import { useT } from '#/ui/language.tsx'
import { TextField } from '#/ui/text-field.tsx'
import type { PaperPlaces } from '../read-paper.server.ts'
import type { Worker } from '../workers.server.ts'

type Props = { branches: PaperPlaces['branches']; worker?: Worker }

/** Fields of a worker without an account. */
export function WorkerFields({ branches, worker }: Props) {
  const t = useT(paperMessages)
  const of = (value: string | null | undefined) => (value ? { defaultValue: value } : {})
  return (
    <>
      <TextField name="nameAr" label={t('nameAr')} maxLength={120} lang="ar" {...of(worker?.nameAr)} />
      <TextField name="nameEn" label={t('nameEn')} maxLength={120} lang="en" optional {...of(worker?.nameEn)} />
      <TextField name="job" label={t('job')} maxLength={80} required {...of(worker?.job)} />
      <SelectField
        name="branchId"
        label={t('branch')}
        options={branches.map(({ id, name }) => ({ value: id, label: name }))}
        {...of(worker?.branchId ?? (branches.length === 1 ? branches[0]!.id : undefined))}
      />
    </>
  )
}
