import { href } from 'react-router'
import type { FormResult } from '#/domain/form-result.ts'
import type { ClosingBlock } from '#/domain/office/closing.ts'
import { daysBetween, formatDay } from '#/domain/riyadh-time.ts'
import { closingMessages } from '#/messages/office/closing.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { DescriptionList } from '#/ui/facts.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { ActionForm, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { TextField } from '#/ui/text-field.tsx'
import type { Block, ClosingPage as Facts, OpenClosing } from '../read-closing.server.ts'

type Result = FormResult | undefined

/** The closing that runs, with the way back; else what closing means, what blocks it, and the form. */
export function ClosingPage({ facts, result }: { facts: Facts; result: Result }) {
  return facts.closing ? (
    <Running closing={facts.closing} today={facts.today} result={result} />
  ) : (
    <Start facts={facts} result={result} />
  )
}

function Running({ closing: { dueOn }, today, result }: { closing: OpenClosing; today: string; result: Result }) {
  const t = useT(closingMessages)
  const lang = useLang()
  return (
    <Card title={t('closing')}>
      <div className="flex flex-col gap-6">
        <DescriptionList
          items={[
            { term: t('erasedOn'), value: formatDay(dueOn, lang) },
            { term: t('daysLeft'), value: Math.max(0, daysBetween(today, dueOn)) },
          ]}
        />
        <Consequences dueOn={dueOn} />
        <ActionForm result={result}>
          <div className="flex flex-wrap gap-2">
            <SubmitButton intent="keep">{t('keep')}</SubmitButton>
            <LinkButton to={href('/account/data')}>{t('export')}</LinkButton>
          </div>
        </ActionForm>
      </div>
    </Card>
  )
}

function Consequences({ dueOn }: { dueOn: string }) {
  const t = useT(closingMessages)
  const lang = useLang()
  return (
    <ul className="list-disc ps-5 text-ui [&>li]:my-1">
      <li>{t('readOnly')}</li>
      <li>{t('keepAny', { day: formatDay(dueOn, lang) })}</li>
      <li>{t('erasedThen')}</li>
      <li>{t('keptThen')}</li>
    </ul>
  )
}

const pageOf: Record<ClosingBlock, string> = {
  visits: href('/client/secret-shopper'),
  reports: href('/client/secret-shopper'),
  disputes: href('/client/reports'),
  invoices: href('/client/invoices'),
  plans: href('/client/invoices/plan'),
}

function Blocks({ blocks }: { blocks: readonly Block[] }) {
  const t = useT(closingMessages)
  return (
    <Notice kind="warning" title={t('blocked')}>
      <ul className="flex flex-col gap-2 pt-1">
        {blocks.map(({ what, count }) => (
          <li key={what} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <span>
              {t(`block_${what}`)}
              {what !== 'plans' && `: ${count}`}
            </span>
            <LinkButton to={pageOf[what]} size="dense">
              {t(what === 'plans' ? 'endPlan' : 'show')}
            </LinkButton>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

function Start({ facts: { names, blocks, free, dueOn }, result }: { facts: Facts; result: Result }) {
  const t = useT(closingMessages)
  const lang = useLang()
  const name = names[lang] ?? names.en ?? names.ar ?? ''
  return (
    <>
      {blocks.length > 0 && <Blocks blocks={blocks} />}
      <Card title={t('whatHappens')} actions={<LinkButton to={href('/account/data')}>{t('export')}</LinkButton>}>
        <div className="flex flex-col gap-6">
          <Consequences dueOn={dueOn} />
          {blocks.length === 0 && (
            <ActionForm result={result}>
              {free > 0 && <p className="text-ui">{t('cancels', { count: free })}</p>}
              <TextField
                name="companyName"
                label={t('typeName')}
                help={t('typeNameHelp', { name: `“${name}”` })}
                autoComplete="off"
                required
              />
              <SubmitButton intent="close" variant="danger">
                {t('close')}
              </SubmitButton>
            </ActionForm>
          )}
        </div>
      </Card>
    </>
  )
}
