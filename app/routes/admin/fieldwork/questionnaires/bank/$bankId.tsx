import { Archive, ArchiveRestore } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { href, useFetcher } from 'react-router'
import { keepForm } from '#/app/shell/keep-form.ts'
import { pageTitle } from '#/app/shell/page-title.ts'
import type { FormResult } from '#/domain/form-result.ts'
import {
  bankForm,
  type BankQuestionRecord,
  changeBankQuestion,
  readBankQuestion,
  setBankRetired,
} from '#/features/fieldwork/questionnaires/bank/bank.server.ts'
import { BankEditor } from '#/features/fieldwork/questionnaires/components/bank-editor.tsx'
import { questionnairePath } from '#/features/fieldwork/questionnaires/components/versions-panel.tsx'
import { textIn } from '#/features/fieldwork/questionnaires/condition-words.ts'
import { bankMessages } from '#/messages/fieldwork/question-bank.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { Badge } from '#/ui/badge.tsx'
import { Button } from '#/ui/button.tsx'
import { ConfirmDialog } from '#/ui/dialog.tsx'
import { FormError, problemsOf } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { OpenLink } from '#/ui/open-link.tsx'
import { showToast } from '#/ui/toast.tsx'
import type { Route } from './+types/$bankId'

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  { title: pageTitle(matches, loaderData?.question.text ?? bankMessages.title) },
]

export const loader = pageData(({ context, params }: Route.LoaderArgs) =>
  readBankQuestion(actorOf(context), params.bankId),
)

export const action = formAction(
  bankForm,
  (actor, sent, { params }): Promise<{ version: number } | { retired: boolean }> => {
    const id = params['bankId'] ?? ''
    return sent.intent === 'save'
      ? changeBankQuestion(actor, id, sent)
      : setBankRetired(actor, id, sent.intent === 'retire')
  },
)

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepForm('unexpected', serverAction)

export default function BankQuestionPage({ loaderData: record }: Route.ComponentProps) {
  const t = useT(bankMessages)
  const lang = useLang()
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        breadcrumbs={[{ to: href('/admin/questionnaires/bank'), label: t('title') }]}
        title={<bdi>{textIn(record.question.text, lang)}</bdi>}
        badge={record.retired && <Badge>{t('state_retired')}</Badge>}
        actions={<Retire record={record} />}
      />
      <BankEditor key={record.id} {...record}>
        <UsedIn record={record} />
      </BankEditor>
    </div>
  )
}

function UsedIn({ record: { usedIn, source } }: { record: BankQuestionRecord }) {
  const t = useT(bankMessages)
  const lang = useLang()
  return (
    <>
      {source !== '' && (
        <p className="flex flex-wrap gap-x-2 text-caption text-ink-2">
          <span>{t('source')}</span>
          <bdi dir="ltr" className="code">
            {source}
          </bdi>
        </p>
      )}
      {usedIn.length > 0 && (
        <section className="flex flex-col gap-1">
          <h2 className="text-ui font-medium">{t('usedIn')}</h2>
          <ul className="flex flex-col gap-1 text-ui">
            {usedIn.map(({ id, code, title }) => (
              <li key={id}>
                <OpenLink to={questionnairePath(id)} className="link">
                  <bdi dir="ltr" className="code me-1.5">
                    {code}
                  </bdi>
                  <bdi>{textIn(title, lang)}</bdi>
                </OpenLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function Retire({ record: { retired } }: { record: BankQuestionRecord }) {
  const t = useT(bankMessages)
  const lang = useLang()
  const fetcher = useFetcher<FormResult<{ retired: boolean }>>()
  const [asking, setAsking] = useState(false)
  const send = () => void fetcher.submit({ intent: retired ? 'restore' : 'retire' }, { method: 'post' })
  const answer = fetcher.state === 'idle' ? fetcher.data : undefined
  const say = useEffectEvent((off: boolean) => showToast({ text: t(off ? 'retired' : 'restored'), kind: 'success' }))
  useEffect(() => {
    if (answer?.ok) say(answer.result.retired)
  }, [answer])
  return (
    <>
      <FormError>{problemsOf(fetcher.data, lang).form}</FormError>
      <Button
        changes
        icon={retired ? ArchiveRestore : Archive}
        pending={fetcher.state !== 'idle'}
        onClick={() => (retired ? send() : setAsking(true))}
      >
        {t(retired ? 'restore' : 'retire')}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('retireTitle')}
        confirmLabel={t('retire')}
        onConfirm={() => {
          setAsking(false)
          send()
        }}
      >
        <p>{t('retireText')}</p>
      </ConfirmDialog>
    </>
  )
}
