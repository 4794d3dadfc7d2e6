import { Package } from 'lucide-react'
import { useState } from 'react'
import { useFetcher } from 'react-router'
import type { FormResult } from '#/domain/form-result.ts'
import { formatMoney } from '#/domain/money.ts'
import { payoutMessages } from '#/messages/payouts/payouts.ts'
import { AskingSubmit } from '#/ui/asking-submit.tsx'
import { Button } from '#/ui/button.tsx'
import { Dialog } from '#/ui/dialog.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { type Selection, SelectionBar } from '#/ui/list-selection.tsx'
import type { DueFigures } from '../browse-due.server.ts'
import type { DueRow } from '../due-list.ts'

/** Creates a batch of everything that can be paid now, after a confirmation that shows its sums. */
export function BatchAll({ figures }: { figures: DueFigures }) {
  const t = useT(payoutMessages)
  const lang = useLang()
  const [open, setOpen] = useState(false)
  const fetcher = useFetcher<FormResult>()
  const { people, net } = figures.ready
  if (people === 0) return null
  return (
    <>
      <Button changes variant="primary" icon={Package} onClick={() => setOpen(true)}>
        {t('batchAll')}
      </Button>
      {open && (
        <Dialog open onClose={() => setOpen(false)} title={t('batchAllTitle')} width="medium">
          <ActionForm fetcher={fetcher} errors="inline" clientKey>
            <p className="text-ui text-ink-2">
              {t('batchAllText', { people: t('peopleCount', { count: people }), amount: formatMoney(net, lang) })}
            </p>
            <p className="text-ui font-medium">{t('batchCannotUndo')}</p>
            <FormActions>
              <SubmitButton intent="batch-all">{t('batchAll')}</SubmitButton>
              <Button variant="quiet" onClick={() => setOpen(false)}>
                {t('back')}
              </Button>
            </FormActions>
          </ActionForm>
        </Dialog>
      )}
    </>
  )
}

/** Creates a batch of the selected people, after a confirmation that shows its sums. */
export function BatchChosen({ selection }: { selection: Selection<DueRow> }) {
  const t = useT(payoutMessages)
  const lang = useLang()
  const fetcher = useFetcher<FormResult>()
  const people = t('peopleCount', { count: selection.count })
  const sum = selection.rows.reduce((all, { net }) => all + net, 0)
  const question = {
    title: t('batchChosenTitle'),
    text: (
      <>
        <p className="text-ink-2">{t('batchChosenText', { people, amount: formatMoney(sum, lang) })}</p>
        <p className="font-medium">{t('batchCannotUndo')}</p>
      </>
    ),
  }
  return (
    <SelectionBar selection={selection} text={t('chosen', { count: selection.count })} clear={t('clear')}>
      <ActionForm id={selection.form} fetcher={fetcher} errors="inline" clientKey className="contents">
        <AskingSubmit intent="batch" icon={Package} ask={() => question}>
          {t('batchChosen')}
        </AskingSubmit>
      </ActionForm>
    </SelectionBar>
  )
}
