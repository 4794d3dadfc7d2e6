import { useState } from 'react'
import { Scale } from 'lucide-react'
import { useFetcher } from 'react-router'
import { testUnits } from '#/domain/kitchen/yields.ts'
import { formatDay } from '#/domain/riyadh-time.ts'
import { unitMessages } from '#/messages/kitchen/terms.ts'
import { yieldTestMessages } from '#/messages/kitchen/yield-tests.ts'
import { useBackgroundForm } from '#/ui/background-form.ts'
import { Button } from '#/ui/button.tsx'
import { SelectField } from '#/ui/choice-field.tsx'
import { classes } from '#/ui/class-names.ts'
import { DateField } from '#/ui/date-time-field.tsx'
import { Dialog } from '#/ui/dialog.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { NumberField } from '#/ui/text-field.tsx'
import { useToast } from '#/ui/toast.tsx'
import type { TestedYield, YieldTestLine } from './read-tests.server.ts'

type Props = {
  preparationId: string
  name: string
  tested: TestedYield
  today: string
  /** Whether the reader adds tests, and whether he sets yields and withdraws tests. */
  mays: { test: boolean; change: boolean }
}

/** Weighed tests of a preparation with the yield that they offer. */
export function TestsOfPreparation({ preparationId, name, tested, today, mays }: Props) {
  const t = useT(yieldTestMessages)
  const [open, setOpen] = useState(false)
  const { tests, offered } = tested
  if (tests.length === 0 && !mays.test) return null
  return (
    <div className="flex w-full flex-col gap-1">
      {offered && <Offer preparationId={preparationId} offered={offered} mayUse={mays.change} />}
      <div className="flex flex-wrap items-start gap-x-4">
        {tests.length > 0 && (
          <details className="min-w-0 flex-1">
            <summary className="inline-flex min-h-11 cursor-pointer items-center text-ui text-ink-2 md:min-h-8">
              {t('count', { count: tests.length })}
            </summary>
            <ul className="flex flex-col divide-y divide-line">
              {tests.map((test) => (
                <Test key={test.id} test={test} mayWithdraw={mays.change} />
              ))}
            </ul>
          </details>
        )}
        {mays.test && (
          <Button variant="quiet" icon={Scale} aria-label={t('addTo', { name })} onClick={() => setOpen(true)}>
            {t('add')}
          </Button>
        )}
      </div>
      {open && <TestDialog preparationId={preparationId} name={name} today={today} onClose={() => setOpen(false)} />}
    </div>
  )
}

type OfferProps = { preparationId: string; offered: NonNullable<TestedYield['offered']>; mayUse: boolean }

function Offer({ preparationId, offered: { trim, cooking, count, differs }, mayUse }: OfferProps) {
  const t = useT(yieldTestMessages)
  const form = useBackgroundForm(t('used'))
  const words = [t('mean', { count, trim }), cooking && t('meanCooked', { percent: cooking }), !differs && t('inUse')]
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ui">
      <span>{words.filter(Boolean).join(' · ')}</span>
      {differs && mayUse && (
        <ActionForm {...form} errors="inline" className="contents">
          <input type="hidden" name="preparationId" value={preparationId} />
          <input type="hidden" name="tests" value={count} />
          <SubmitButton intent="tested-yield" variant="secondary">
            {t('use', { trim })}
          </SubmitButton>
        </ActionForm>
      )}
    </div>
  )
}

function Test({ test, mayWithdraw }: { test: YieldTestLine; mayWithdraw: boolean }) {
  const t = useT(yieldTestMessages)
  const u = useT(unitMessages)
  const lang = useLang()
  const form = useBackgroundForm(t('withdrew'))
  const { gross, net, cooked, unit, trim, testedOn, by, isWithdrawn } = test
  const day = formatDay(testedOn, lang)
  const values = { gross, net, unit: u(unit) }
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 py-2 text-ui">
      <span className={classes('min-w-0', isWithdrawn && 'text-ink-2 line-through')}>
        <span className="font-medium">{t('percent', { percent: trim })}</span>
        <span className="ms-2 text-ink-2">
          {[cooked ? t('weightsCooked', { ...values, cooked }) : t('weights', values), day].join(' · ')}
        </span>
        <bdi className="ms-2 text-ink-2">{by ?? t('before')}</bdi>
      </span>
      {isWithdrawn ? (
        <span className="text-caption text-ink-2">{t('withdrawn')}</span>
      ) : (
        mayWithdraw && (
          <ActionForm {...form} errors="inline" className="contents">
            <input type="hidden" name="testId" value={test.id} />
            <SubmitButton intent="withdraw-test" variant="quiet" size="dense" aria-label={t('withdrawNamed', { day })}>
              {t('withdraw')}
            </SubmitButton>
          </ActionForm>
        )
      )}
    </li>
  )
}

type DialogProps = { preparationId: string; name: string; today: string; onClose: () => void }

function TestDialog({ preparationId, name, today, onClose }: DialogProps) {
  const t = useT(yieldTestMessages)
  const u = useT(unitMessages)
  const toast = useToast()
  const fetcher = useFetcher()
  const done = () => {
    onClose()
    toast({ text: t('saved'), kind: 'success' })
  }
  return (
    <Dialog open onClose={onClose} title={t('addTo', { name })}>
      <ActionForm fetcher={fetcher} errors="inline" clientKey onDone={done}>
        <p className="text-ui text-ink-2">{t('lead')}</p>
        <input type="hidden" name="preparationId" value={preparationId} />
        <div className="grid gap-5 md:grid-cols-2">
          <NumberField name="gross" label={t('gross')} decimals />
          <NumberField name="net" label={t('net')} decimals />
          <NumberField name="cooked" label={t('cooked')} decimals optional />
          <SelectField name="unit" label={t('unit')} options={testUnits.map((value) => ({ value, label: u(value) }))} />
        </div>
        <DateField name="testedOn" label={t('testedOn')} max={today} defaultValue={today} />
        <FormActions>
          <SubmitButton intent="yield-test">{t('save')}</SubmitButton>
        </FormActions>
      </ActionForm>
    </Dialog>
  )
}
