import { FileText } from 'lucide-react'
import { nutrients } from '#/domain/kitchen/book.ts'
import { formatDay } from '#/domain/riyadh-time.ts'
import { recipeLabMessages } from '#/messages/kitchen/recipe-lab.ts'
import { nutrientMessages } from '#/messages/kitchen/terms.ts'
import { AskingSubmit } from '#/ui/asking-submit.tsx'
import { useBackgroundForm } from '#/ui/background-form.ts'
import { Badge } from '#/ui/badge.tsx'
import { AnchorButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { DateField } from '#/ui/date-time-field.tsx'
import { DescriptionList } from '#/ui/facts.tsx'
import { FileField } from '#/ui/file-field.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { useRights } from '#/ui/rights.tsx'
import { NumberField, TextField } from '#/ui/text-field.tsx'
import type { LabPage, LabResult } from '../lab-results.server.ts'

/** Results of a recipe with the one that counts, and a form for another. */
export function LabResults({ page }: { page: LabPage }) {
  const t = useT(recipeLabMessages)
  const { viewing } = useRights()
  const mayWrite = page.mayWrite && !viewing
  const counting = page.results.find(({ isWithdrawn }) => !isWithdrawn)
  return (
    <>
      {page.results.length === 0 ? (
        <p className="text-ui text-ink-2">{t('none')}</p>
      ) : (
        page.results.map((result) => (
          <Result key={result.id} result={result} counts={result === counting} mayWrite={mayWrite} />
        ))
      )}
      {mayWrite && <NewResult key={page.results.length} today={page.today} />}
    </>
  )
}

function Result({ result, counts, mayWrite }: { result: LabResult; counts: boolean; mayWrite: boolean }) {
  const t = useT(recipeLabMessages)
  const n = useT(nutrientMessages)
  const lang = useLang()
  const form = useBackgroundForm(t('takenBack'))
  return (
    <Card
      title={
        <span className="flex flex-wrap items-center gap-2">
          <bdi>{result.laboratory}</bdi>
          {counts && <Badge tone="green">{t('counts')}</Badge>}
          {result.isWithdrawn && <Badge>{t('withdrawn')}</Badge>}
        </span>
      }
      description={t('measured', { day: formatDay(result.measuredOn, lang) })}
      actions={
        <>
          {result.fileId && (
            <AnchorButton icon={FileText} href={`/files/${result.fileId}`} variant="quiet" download>
              {t('report')}
            </AnchorButton>
          )}
          {mayWrite && !result.isWithdrawn && (
            <ActionForm {...form} errors="inline" className="contents">
              <input type="hidden" name="result" value={result.id} />
              <AskingSubmit
                intent="withdraw"
                variant="quiet"
                ask={() => ({ title: t('withdrawTitle'), text: t('withdrawText') })}
              >
                {t('withdraw')}
              </AskingSubmit>
            </ActionForm>
          )}
        </>
      }
    >
      <DescriptionList
        items={nutrients.flatMap((name) => {
          const value = result.amounts[name]
          return value === undefined ? [] : [{ term: n(name), value: <span className="num">{value}</span> }]
        })}
      />
    </Card>
  )
}

function NewResult({ today }: { today: string }) {
  const t = useT(recipeLabMessages)
  const n = useT(nutrientMessages)
  const form = useBackgroundForm(t('saved'))
  return (
    <Card title={t('add')} description={t('addHint')}>
      <ActionForm {...form} errors="inline" clientKey encType="multipart/form-data">
        <div className="grid gap-4 md:grid-cols-2">
          <TextField name="laboratory" label={t('laboratory')} maxLength={120} />
          <DateField name="measuredOn" label={t('measuredOn')} max={today} />
        </div>
        <div className="grid grid-cols-2 gap-4 md:grid-cols-4">
          {nutrients.map((name) => (
            <NumberField key={name} name={name} label={n(name)} decimals maxLength={12} optional />
          ))}
        </div>
        <FileField label={t('file')} help={t('fileHint')} accept="image/jpeg,image/png,application/pdf" />
        <FormActions>
          <SubmitButton intent="add">{t('save')}</SubmitButton>
        </FormActions>
      </ActionForm>
    </Card>
  )
}
