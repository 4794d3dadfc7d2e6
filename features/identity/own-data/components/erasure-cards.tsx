import { href } from 'react-router'
import type { UserType } from '#/domain/actor.ts'
import type { FormResult } from '#/domain/form-result.ts'
import { formatDateTime } from '#/domain/riyadh-time.ts'
import { ownDataMessages } from '#/messages/own-data.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { Checkbox } from '#/ui/choice-field.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { ActionForm, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import type { Block, Erasure, ErasureDone } from '../erasure.server.ts'

type Result = FormResult<ErasureDone> | undefined
type Props = { type: UserType; erasure: Erasure; result: Result }

const wordsOf = { admin: 'admin', client: 'client', freelancer: 'shopper', mystery_shopper: 'shopper' } as const

/** The end of the own account: what goes and stays, obstacles, the form; and that of other administrators. */
export function ErasureCards({ type, erasure, result }: Props) {
  const t = useT(ownDataMessages)
  const done = result?.ok ? result.result.done : null
  return (
    <>
      {done === 'keep' && <Notice kind="success" live title={t('kept')} />}
      {done === 'approve' && <Notice kind="success" live title={t('approved')} />}
      <Card title={t('eraseTitle')}>
        <div className="flex flex-col gap-5">
          {erasure.asked ? (
            <Asked asked={erasure.asked} blocks={erasure.blocks} result={result} />
          ) : (
            <Ask type={type} blocks={erasure.blocks} result={result} />
          )}
        </div>
      </Card>
      {erasure.others.length > 0 && <Others others={erasure.others} result={result} />}
    </>
  )
}

function Ask({ type, blocks, result }: { type: UserType; blocks: readonly Block[]; result: Result }) {
  const t = useT(ownDataMessages)
  const words = wordsOf[type]
  return (
    <>
      <p className="text-ui">{t('eraseLead')}</p>
      {type === 'admin' && <p className="text-ui">{t('adminNote')}</p>}
      <dl className="grid gap-4 text-ui md:grid-cols-2">
        <div>
          <dt className="font-semibold">{t('goes')}</dt>
          <dd className="text-ink-2">{t(`goesList_${words}`)}</dd>
        </div>
        <div>
          <dt className="font-semibold">{t('stays')}</dt>
          <dd className="text-ink-2">{t(`staysList_${words}`)}</dd>
        </div>
      </dl>
      {type === 'client' && <p className="text-ui text-ink-2">{t('aloneNote')}</p>}
      {blocks.length > 0 ? (
        <Blocks blocks={blocks} />
      ) : (
        <ActionForm result={result}>
          <Checkbox name="sure" label={t('sure')} required />
          <SubmitButton intent="erase" variant="danger">
            {t('erase')}
          </SubmitButton>
        </ActionForm>
      )}
    </>
  )
}

function Blocks({ blocks }: { blocks: readonly Block[] }) {
  const t = useT(ownDataMessages)
  const handover = blocks.some(({ what }) => what === 'handover')
  const link = handover && <LinkButton to={href('/client/users/ownership')}>{t('toOwnership')}</LinkButton>
  return (
    <Notice kind="warning" title={t('notYet')} actions={link}>
      <ul className="list-disc ps-5">
        {blocks.map(({ what, count }) => (
          <li key={what}>{t(what, { count })}</li>
        ))}
      </ul>
    </Notice>
  )
}

type AskedProps = { asked: NonNullable<Erasure['asked']>; blocks: readonly Block[]; result: Result }

function Asked({ asked, blocks, result }: AskedProps) {
  const t = useT(ownDataMessages)
  const lang = useLang()
  return (
    <>
      <Notice kind="warning" title={t('askedTitle', { date: formatDateTime(new Date(asked.dueAt), lang) })}>
        {t(asked.needsApproval ? 'waitsForAdmin' : 'askedLead')}
      </Notice>
      {blocks.length > 0 && <Blocks blocks={blocks} />}
      <ActionForm result={result}>
        <SubmitButton intent="keep">{t('keep')}</SubmitButton>
      </ActionForm>
    </>
  )
}

function Others({ others, result }: { others: Erasure['others']; result: Result }) {
  const t = useT(ownDataMessages)
  const lang = useLang()
  return (
    <Card title={t('othersTitle')} description={t('othersLead')}>
      <ul className="flex flex-col divide-y divide-line">
        {others.map(({ id, name, email, dueAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-4 py-4 first:pt-0 last:pb-0">
            <div className="min-w-0">
              <p className="font-semibold">
                <bdi>{name}</bdi>
              </p>
              <p className="text-caption break-all text-ink-2">
                <bdi dir="ltr">{email}</bdi>
              </p>
              <p className="text-caption text-ink-2">{t('dueOn', { date: formatDateTime(new Date(dueAt), lang) })}</p>
            </div>
            <ActionForm result={result}>
              <input type="hidden" name="id" value={id} />
              <SubmitButton intent="approve" variant="secondary">
                {t('approve')}
                <span className="sr-only">: {name}</span>
              </SubmitButton>
            </ActionForm>
          </li>
        ))}
      </ul>
    </Card>
  )
}
