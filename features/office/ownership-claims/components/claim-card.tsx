import { href } from 'react-router'
import { claimMessages } from '#/messages/office/ownership-claims.ts'
import { useBackgroundForm } from '#/ui/background-form.ts'
import { AnchorButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { SelectField } from '#/ui/choice-field.tsx'
import { DescriptionList } from '#/ui/facts.tsx'
import { FileField } from '#/ui/file-field.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { TextArea, TextField } from '#/ui/text-field.tsx'
import { Time } from '#/ui/time.tsx'
import type { Claim, ClaimPart } from '../read-claim.server.ts'

type Props = { clientId: string; part: ClaimPart }

/** A new owner of a client whose owner cannot be reached: the newest request, its decision, and the form for one. */
export function ClaimCard({ clientId, part: { claim, members, mayAct } }: Props) {
  const t = useT(claimMessages)
  const isOpen = claim?.state === 'asked' || claim?.state === 'running'
  if (!claim && !mayAct) return null
  return (
    <Card title={t('title')} description={mayAct ? t('about') : undefined}>
      <div className="flex flex-col gap-6">
        {claim && <ClaimFacts clientId={clientId} claim={claim} />}
        {claim && isOpen && mayAct && <Decision claim={claim} />}
        {!isOpen && mayAct && <NewClaim key={claim?.id ?? 'first'} members={members} />}
      </div>
    </Card>
  )
}

function ClaimFacts({ clientId, claim }: { clientId: string; claim: Claim }) {
  const t = useT(claimMessages)
  const { state, receiver, reason, askedBy, askedAt, decidedBy, dueAt, papers } = claim
  return (
    <DescriptionList
      items={[
        { term: t('state'), value: t(`state_${state}`) },
        { term: t('newOwner'), value: <bdi className="wrap-anywhere">{receiver}</bdi> },
        { term: t('reason'), value: <bdi className="whitespace-pre-wrap wrap-anywhere">{reason}</bdi> },
        { term: t('askedBy'), value: <bdi>{askedBy}</bdi> },
        { term: t('askedAt'), value: <Time at={askedAt} mode="datetime" /> },
        ...(decidedBy === null ? [] : [{ term: t('decidedBy'), value: <bdi>{decidedBy}</bdi> }]),
        ...(dueAt === null ? [] : [{ term: t('due'), value: <Time at={dueAt} mode="datetime" /> }]),
        {
          term: t('papers'),
          value: (
            <span className="flex flex-wrap gap-2">
              {papers.map(({ id, kind, isPdf }) => (
                <AnchorButton
                  key={id}
                  href={href('/admin/clients/:clientId/papers/:paperId', { clientId, paperId: id })}
                  size="dense"
                  aria-label={t('openPaper', { name: t(kind) })}
                  {...(isPdf ? { download: `${kind}.pdf` } : { target: '_blank', rel: 'noreferrer' })}
                >
                  {t(kind)}
                </AnchorButton>
              ))}
            </span>
          ),
        },
      ]}
    />
  )
}

function Decision({ claim: { id, state, isOwn } }: { claim: Claim }) {
  const t = useT(claimMessages)
  const agreed = useBackgroundForm(t('agreed'))
  const refused = useBackgroundForm(t('refused'))
  return (
    <div className="flex flex-col gap-3">
      {state === 'asked' && isOwn && <p className="text-ui text-ink-2">{t('ownNote')}</p>}
      <FormActions>
        {state === 'asked' && !isOwn && (
          <ActionForm {...agreed} errors="inline" className="gap-0">
            <input type="hidden" name="claimId" value={id} />
            <SubmitButton intent="claim-agree">{t('agree')}</SubmitButton>
          </ActionForm>
        )}
        <ActionForm {...refused} errors="inline" className="gap-0">
          <input type="hidden" name="claimId" value={id} />
          <SubmitButton intent="claim-refuse" variant="danger">
            {t(state === 'running' ? 'stop' : isOwn ? 'withdraw' : 'refuse')}
          </SubmitButton>
        </ActionForm>
      </FormActions>
    </div>
  )
}

function NewClaim({ members }: { members: ClaimPart['members'] }) {
  const t = useT(claimMessages)
  const sent = useBackgroundForm(t('sent'))
  const file = { help: t('fileHelp'), accept: 'image/jpeg,image/png,application/pdf' }
  const choices = members.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <details>
      <summary className="min-h-11 cursor-pointer text-ui font-semibold md:min-h-8">{t('open')}</summary>
      <ActionForm {...sent} errors="inline" clientKey encType="multipart/form-data" className="mt-4 max-w-[35rem]">
        <input type="hidden" name="intent" value="claim" />
        <SelectField name="memberId" label={t('member')} options={choices} placeholder={t('outside')} />
        <TextField name="email" type="email" label={t('email')} help={t('emailHelp')} maxLength={254} optional />
        <SelectField
          name="language"
          label={t('language')}
          defaultValue="ar"
          options={(['ar', 'en'] as const).map((value) => ({ value, label: t(`language_${value}`) }))}
        />
        <TextArea name="reason" label={t('reason')} help={t('reasonHelp')} maxLength={2000} required />
        <FileField name="letter" label={t('letter')} {...file} />
        <FileField name="extract" label={t('extract')} {...file} />
        <FormActions>
          <SubmitButton>{t('send')}</SubmitButton>
        </FormActions>
      </ActionForm>
    </details>
  )
}
