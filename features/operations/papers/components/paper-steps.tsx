import { ClipboardPlus } from 'lucide-react'
import { useState } from 'react'
import { href, useFetcher } from 'react-router'
import type { Day } from '#/domain/riyadh-time.ts'
import { useMay } from '#/features/companies/members/components/rights.tsx'
import { actionSourceMessages } from '#/messages/reporting/action-sources.ts'
import { paperMessages } from '#/messages/operations/papers.ts'
import { uiMessages } from '#/messages/ui.ts'
import { useBackgroundForm } from '#/ui/background-form.ts'
import { Button, LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { Dialog } from '#/ui/dialog.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { TextArea } from '#/ui/text-field.tsx'
import { useToast } from '#/ui/toast.tsx'
import type { PaperDetails } from '../read-paper.server.ts'
import { PaperDays } from './paper-fields.tsx'

type Props = { paper: PaperDetails; today: Day }

/** Steps of those who keep a paper: renew, say that the renewal has started, refuse, correct. */
export function PaperSteps({ paper, today }: Props) {
  const t = useT(paperMessages)
  const from = useT(actionSourceMessages)
  const may = useMay()
  const started = paper.renewalStartedOn !== null
  const renewal = useBackgroundForm(t('renewalNoted'))
  const accepted = useBackgroundForm(t('accepted'))
  const saved = useBackgroundForm(t('saved'))
  const { id, revision, mayKeep, mayConfirm, isCheck } = paper
  return (
    <>
      <Card>
        <div className="flex flex-wrap items-center gap-3">
          {mayKeep && (
            <LinkButton
              to={`${href('/client/document-monitoring/new')}?${new URLSearchParams({ renews: id })}`}
              variant="primary"
            >
              {t(isCheck ? 'addCheck' : 'renew')}
            </LinkButton>
          )}
          {mayKeep && !isCheck && paper.endsOn !== null && (
            <ActionForm {...renewal} className="contents">
              <input type="hidden" name="revision" value={revision} />
              <SubmitButton intent={started ? 'stop-renewal' : 'start-renewal'} variant="secondary">
                {t(started ? 'stopRenewal' : 'startRenewal')}
              </SubmitButton>
            </ActionForm>
          )}
          {mayConfirm && paper.state === 'rejected' && (
            <ActionForm {...accepted} className="contents">
              <input type="hidden" name="revision" value={revision} />
              <SubmitButton intent="accept" variant="secondary">
                {t('accept')}
              </SubmitButton>
            </ActionForm>
          )}
          {may('actions.write') && (
            <LinkButton
              variant="quiet"
              icon={ClipboardPlus}
              to={`${href('/client/tasks/new')}?${new URLSearchParams({ paper: id })}`}
            >
              {from('openAction')}
            </LinkButton>
          )}
          {mayConfirm && paper.state !== 'rejected' && <Refuse paper={paper} />}
        </div>
        {mayKeep && !isCheck && !started && <p className="mt-2 text-caption text-ink-2">{t('renewalHint')}</p>}
      </Card>
      {mayKeep && (
        <Card title={t('correct')}>
          <ActionForm key={revision} {...saved} errors="inline" encType="multipart/form-data">
            <input type="hidden" name="revision" value={revision} />
            <PaperDays
              kind={paper.obligation}
              first={paper}
              today={today}
              people={paper.people}
              ownerId={paper.ownerId}
            />
            <FormActions>
              <SubmitButton intent="correct" variant="secondary">
                {t('save')}
              </SubmitButton>
            </FormActions>
          </ActionForm>
        </Card>
      )}
    </>
  )
}

function Refuse({ paper: { revision } }: { paper: PaperDetails }) {
  const t = useT(paperMessages)
  const ui = useT(uiMessages)
  const toast = useToast()
  const fetcher = useFetcher()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const done = () => {
    close()
    toast({ text: t('refused') })
  }
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {t('refuse')}
      </Button>
      <Dialog open={open} onClose={close} title={t('refuseTitle')}>
        <ActionForm fetcher={fetcher} errors="inline" onDone={done}>
          <p className="text-ui text-ink-2">{t('refuseLead')}</p>
          <input type="hidden" name="revision" value={revision} />
          <TextArea name="reason" label={t('reason')} maxLength={500} rows={3} required />
          <FormActions>
            <SubmitButton intent="refuse" variant="danger">
              {t('refuse')}
            </SubmitButton>
            <Button onClick={close}>{ui('back')}</Button>
          </FormActions>
        </ActionForm>
      </Dialog>
    </>
  )
}
