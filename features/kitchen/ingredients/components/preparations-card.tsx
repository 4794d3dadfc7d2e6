import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useFetcher } from 'react-router'
import { formatDay } from '#/domain/riyadh-time.ts'
import { ingredientMessages, ingredientUnitMessages } from '#/messages/kitchen/ingredients.ts'
import { useBackgroundForm } from '#/ui/background-form.ts'
import { Button } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { SelectField } from '#/ui/choice-field.tsx'
import { DateField } from '#/ui/date-time-field.tsx'
import { Dialog } from '#/ui/dialog.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { useRights } from '#/ui/rights.tsx'
import { NumberField, TextField } from '#/ui/text-field.tsx'
import { useToast } from '#/ui/toast.tsx'
import type { IngredientDetails } from '../read-ingredient.server.ts'
import { yieldSources } from '../yields/form.ts'
import { TestsOfPreparation } from '../yields/tests-of-preparation.tsx'

type Preparation = IngredientDetails['preparations'][number]

const nameOf = ({ nameEn, nameAr }: Preparation, lang: 'en' | 'ar') =>
  (lang === 'ar' ? (nameAr ?? nameEn) : (nameEn ?? nameAr)) ?? ''

/** Preparations of an ingredient with their yields. */
export function PreparationsCard({ item }: { item: IngredientDetails }) {
  const t = useT(ingredientUnitMessages)
  const { viewing } = useRights()
  const [open, setOpen] = useState<Preparation | 'new' | null>(null)
  const changes = item.mays.change && !viewing
  return (
    <Card
      title={t('preparations')}
      description={t('preparationsLead')}
      actions={
        changes && (
          <Button icon={Plus} onClick={() => setOpen('new')}>
            {t('addPreparation')}
          </Button>
        )
      }
    >
      {item.preparations.length === 0 ? (
        <p className="text-ui text-ink-2">{t('noPreparations')}</p>
      ) : (
        <ul className="flex flex-col divide-y divide-line">
          {item.preparations.map((preparation) => (
            <PreparationRow
              key={preparation.id}
              preparation={preparation}
              item={item}
              changes={changes}
              onChange={() => setOpen(preparation)}
            />
          ))}
        </ul>
      )}
      {open && (
        <PreparationDialog
          preparation={open === 'new' ? null : open}
          today={item.today}
          onClose={() => setOpen(null)}
        />
      )}
    </Card>
  )
}

type RowProps = { preparation: Preparation; item: IngredientDetails; changes: boolean; onChange: () => void }

function PreparationRow({ preparation, item, changes, onChange }: RowProps) {
  const t = useT(ingredientUnitMessages)
  const lang = useLang()
  const form = useBackgroundForm(t('dropped'))
  const { viewing } = useRights()
  const name = nameOf(preparation, lang)
  const { trim, cooking, source, measuredOn } = preparation
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
      <div className="min-w-0">
        <p className="text-ui font-medium">
          <bdi>{name}</bdi>
        </p>
        <p className="text-ui text-ink-2">
          {[
            t('trimmed', { percent: trim }),
            cooking && t('cooked', { percent: cooking }),
            t(`source_${source as 'test'}`),
            formatDay(measuredOn, lang),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {changes && (
        <div className="flex flex-wrap gap-2">
          <Button variant="quiet" aria-label={t('changeNamed', { name })} onClick={onChange}>
            {t('changePreparation')}
          </Button>
          <ActionForm {...form} errors="inline" className="contents">
            <input type="hidden" name="preparationId" value={preparation.id} />
            <SubmitButton intent="drop-preparation" variant="quiet" aria-label={t('dropNamed', { name })}>
              {t('drop')}
            </SubmitButton>
          </ActionForm>
        </div>
      )}
      <TestsOfPreparation
        preparationId={preparation.id}
        name={name}
        tested={preparation}
        today={item.today}
        mays={{ test: item.mays.test && !viewing, change: changes && item.mays.publish }}
      />
    </li>
  )
}

type DialogProps = { preparation: Preparation | null; today: string; onClose: () => void }

function PreparationDialog({ preparation, today, onClose }: DialogProps) {
  const t = useT(ingredientUnitMessages)
  const i = useT(ingredientMessages)
  const lang = useLang()
  const toast = useToast()
  const fetcher = useFetcher()
  const done = () => {
    onClose()
    toast({ text: i('saved'), kind: 'success' })
  }
  const title = preparation ? t('changeNamed', { name: nameOf(preparation, lang) }) : t('addPreparation')
  const first = (text: string | null | undefined) => (text ? { defaultValue: text } : {})
  return (
    <Dialog open onClose={onClose} title={title}>
      <ActionForm fetcher={fetcher} errors="inline" clientKey onDone={done}>
        <input type="hidden" name="preparationId" value={preparation?.id ?? ''} />
        <TextField
          name="nameEn"
          label={t('preparationEn')}
          lang="en"
          maxLength={80}
          optional
          {...first(preparation?.nameEn)}
        />
        <TextField
          name="nameAr"
          label={t('preparationAr')}
          lang="ar"
          maxLength={80}
          optional
          {...first(preparation?.nameAr)}
        />
        <div className="grid gap-5 md:grid-cols-2">
          <NumberField
            name="trim"
            label={t('trim')}
            help={t('trimHelp')}
            decimals
            suffix="%"
            {...first(preparation?.trim)}
          />
          <NumberField
            name="cooking"
            label={t('cooking')}
            help={t('cookingHelp')}
            decimals
            suffix="%"
            optional
            {...first(preparation?.cooking)}
          />
        </div>
        <div className="grid gap-5 md:grid-cols-2">
          <SelectField
            name="source"
            label={t('source')}
            options={yieldSources.map((value) => ({ value, label: t(`source_${value}`) }))}
            {...first(preparation?.source)}
          />
          <DateField
            name="measuredOn"
            label={t('measuredOn')}
            max={today}
            defaultValue={preparation?.measuredOn ?? today}
          />
        </div>
        <FormActions>
          <SubmitButton intent="preparation">{i('save')}</SubmitButton>
        </FormActions>
      </ActionForm>
    </Dialog>
  )
}
