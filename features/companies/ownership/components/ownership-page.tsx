import { UserRoundX } from 'lucide-react'
import type { FormResult } from '#/domain/form-result.ts'
import { ownershipMessages } from '#/messages/companies/ownership.ts'
import { Card } from '#/ui/card.tsx'
import { RadioCards, SelectField } from '#/ui/choice-field.tsx'
import { DescriptionList } from '#/ui/facts.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { Time } from '#/ui/time.tsx'
import { giverRoles } from '../form.ts'
import type { OpenTransfer, Ownership } from '../read-ownership.server.ts'

type Result = FormResult | undefined

/** The open transfer, or the form that begins one. */
export function OwnershipPage({ ownership, result }: { ownership: Ownership; result: Result }) {
  const { transfer, reader, receivers, withoutFactor } = ownership
  if (transfer && reader === 'receiver') return <Offered transfer={transfer} result={result} />
  if (transfer) return <Running transfer={transfer} result={result} />
  return <Start receivers={receivers} withoutFactor={withoutFactor} result={result} />
}

function Facts({ transfer }: { transfer: OpenTransfer }) {
  const t = useT(ownershipMessages)
  return (
    <DescriptionList
      items={[
        ...(transfer.giver === null ? [] : [{ term: t('from'), value: <bdi>{transfer.giver}</bdi> }]),
        { term: t('to'), value: <bdi>{transfer.receiver}</bdi> },
        ...(transfer.becomes === null
          ? [{ term: t('reason'), value: <bdi className="whitespace-pre-wrap wrap-anywhere">{transfer.reason}</bdi> }]
          : [
              { term: t('state'), value: t(transfer.state) },
              { term: t('afterwards'), value: t(`after_${transfer.becomes}`) },
            ]),
        { term: t('due'), value: <Time at={transfer.dueAt} mode="datetime" /> },
      ]}
    />
  )
}

function Running({ transfer, result }: { transfer: OpenTransfer; result: Result }) {
  const t = useT(ownershipMessages)
  const byTeam = transfer.giverId === null
  const help = byTeam ? t('byTeamHelp') : transfer.state === 'waiting' ? t('dueHelp') : undefined
  return (
    <Card title={t(byTeam ? 'byTeam' : transfer.state)} description={help}>
      <div className="flex flex-col gap-6">
        <Facts transfer={transfer} />
        <ActionForm result={result}>
          <FormActions>
            <SubmitButton intent="withdraw" variant="danger">
              {t(byTeam ? 'object' : 'withdraw')}
            </SubmitButton>
          </FormActions>
        </ActionForm>
      </div>
    </Card>
  )
}

function Offered({ transfer, result }: { transfer: OpenTransfer; result: Result }) {
  const t = useT(ownershipMessages)
  return (
    <Card title={t(transfer.giverId === null ? 'becomingOwner' : 'offered')} description={t('offeredHelp')}>
      <Facts transfer={transfer} />
      {transfer.state === 'waiting' && (
        <ActionForm result={result}>
          <FormActions>
            <SubmitButton intent="accept">{t('accept')}</SubmitButton>
            <SubmitButton intent="decline" variant="secondary">
              {t('decline')}
            </SubmitButton>
          </FormActions>
        </ActionForm>
      )}
    </Card>
  )
}

function Start({ receivers, withoutFactor, result }: Omit<Ownership, 'transfer' | 'reader'> & { result: Result }) {
  const t = useT(ownershipMessages)
  if (receivers.length === 0)
    return (
      <EmptyState icon={UserRoundX} title={t('noReceiver')}>
        {t('noReceiverHelp')}
      </EmptyState>
    )
  return (
    <Card title={t('start')} description={t('noReceiverHelp')}>
      {withoutFactor > 0 && <p className="text-ui text-ink-2">{t('others', { count: withoutFactor })}</p>}
      <ActionForm result={result}>
        <SelectField
          name="receiver"
          label={t('receiver')}
          options={receivers.map(({ id, name }) => ({ value: id, label: name }))}
          required
        />
        <RadioCards
          name="becomes"
          label={t('becomes')}
          options={giverRoles.map((value) => ({ value, label: t(`becomes_${value}`) }))}
          defaultValue="manager"
        />
        <SubmitButton intent="start" variant="danger">
          {t('start')}
        </SubmitButton>
      </ActionForm>
    </Card>
  )
}
