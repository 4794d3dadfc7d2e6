import { useState } from 'react'
import { Tag } from 'lucide-react'
import { href, useFetcher } from 'react-router'
import { latinDigits } from '#/domain/digits.ts'
import type { FormResult } from '#/domain/form-result.ts'
import { recipeLabelMessages } from '#/messages/kitchen/recipe-lab.ts'
import { AnchorButton } from '#/ui/button.tsx'
import { DateTimeField } from '#/ui/date-time-field.tsx'
import { ActionForm, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { NumberField } from '#/ui/text-field.tsx'
import { useToast } from '#/ui/toast.tsx'
import type { Sheet } from '../read-sheet.server.ts'

/** Labels for the boxes of a batch, and how long it keeps. */
export function LabelPanel({ sheet, readOnly }: { sheet: Sheet; readOnly: boolean }) {
  const t = useT(recipeLabelMessages)
  const toast = useToast()
  const fetcher = useFetcher<FormResult<null>>()
  const [hours, setHours] = useState(sheet.shelfHours)
  const [typed, setTyped] = useState(String(sheet.shelfHours ?? ''))
  const [made, setMade] = useState<string | null>(null)
  const [copies, setCopies] = useState('1')
  const mayChange = sheet.rights.publish && !readOnly
  return (
    <section className="flex flex-col gap-4 border-t border-line pt-4">
      <h2 className="text-ui font-semibold">{t('title')}</h2>
      <p className="text-ui text-ink-2">{t('hint')}</p>
      {mayChange && (
        <ActionForm
          fetcher={fetcher}
          errors="inline"
          onDone={() => {
            setHours(Number(latinDigits(typed)) || null)
            toast({ text: t('shelfSaved') })
          }}
        >
          <div className="flex flex-wrap items-end gap-2">
            <NumberField
              name="hours"
              label={t('shelf')}
              help={t('shelfHelp')}
              maxLength={4}
              defaultValue={sheet.shelfHours ?? ''}
              onChange={setTyped}
            />
            <SubmitButton intent="shelf" variant="secondary">
              {t('saveShelf')}
            </SubmitButton>
          </div>
        </ActionForm>
      )}
      {hours === null ? (
        <p className="text-ui text-ink-2">{t('noShelf')}</p>
      ) : (
        <div className="flex flex-col items-start gap-3">
          <DateTimeField name="made" label={t('madeOn')} help={t('madeHelp')} optional onChange={setMade} />
          <NumberField name="copies" label={t('copies')} defaultValue={1} maxLength={2} onChange={setCopies} />
          <AnchorButton
            icon={Tag}
            href={`${href('/client/recipe-management/:recipeId/label', { recipeId: sheet.id })}?${new URLSearchParams({
              ...(made && { made }),
              copies: latinDigits(copies),
            })}`}
          >
            {t('print')}
          </AnchorButton>
        </div>
      )}
    </section>
  )
}
