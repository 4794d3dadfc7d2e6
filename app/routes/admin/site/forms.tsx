import {
  Copy,
  ExternalLink,
  FileInput,
  Inbox,
  ListChecks,
  LockKeyhole,
  LockKeyholeOpen,
  Plus,
  SquarePen,
} from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { href, redirect, useFetcher } from 'react-router'
import { readList } from '#/domain/list.ts'
import type { FormResult } from '#/domain/form-result.ts'
import { FormStateBadge } from '#/features/site/forms/components/form-state-badge.tsx'
import { FormsTabs } from '#/features/site/forms/components/forms-tabs.tsx'
import { NewFormDialog } from '#/features/site/forms/components/new-form-dialog.tsx'
import { setFormOpen } from '#/features/site/forms/edit-form.server.ts'
import { siteAddress } from '#/features/site/forms/fields.ts'
import { formList, type FormRow } from '#/features/site/forms/form-list.ts'
import { listForms } from '#/features/site/forms/list-forms.server.ts'
import { copyForm, createForm, formsForm } from '#/features/site/forms/new-form.server.ts'
import { formsListMessages } from '#/messages/site/forms-admin.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { publicPath } from '#/platform/i18n.ts'
import { actorOf } from '#/platform/request-context.ts'
import { Badge } from '#/ui/badge.tsx'
import { Button, LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { newClientKey } from '#/ui/client-key.ts'
import type { Column } from '#/ui/data-table.tsx'
import { ConfirmDialog } from '#/ui/dialog.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { FormError, problemsOf } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { ExportLinks } from '#/ui/list-tools.tsx'
import { type ListCells, ListTable } from '#/ui/list-table.tsx'
import { Menu } from '#/ui/menu.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { showToast } from '#/ui/toast.tsx'
import { pageTitle } from '#/app/shell/page-title.ts'
import type { Route } from './+types/forms'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, formsListMessages.title) }]

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const query = readList(formList, url.searchParams)
  const forms = await listForms(actorOf(context), query)
  return { query, forms, newMessages: forms.reduce((sum, form) => sum + form.newMessages, 0) }
})

export const action = formAction(formsForm, async (actor, sent) => {
  if (sent.intent === 'create')
    return redirect(href('/admin/forms/:formId', { formId: (await createForm(actor, sent)).id }))
  if (sent.intent === 'copy')
    return redirect(href('/admin/forms/:formId', { formId: (await copyForm(actor, sent)).id }))
  await setFormOpen(actor, sent.id, sent.intent === 'open')
  return { isOpen: sent.intent === 'open' }
})

export default function FormsPage({ loaderData: { query, forms, newMessages } }: Route.ComponentProps) {
  const t = useT(formsListMessages)
  const lang = useLang()
  const [isNew, setNew] = useState(false)
  const [closing, setClosing] = useState<FormRow | null>(null)
  const fetcher = useFetcher<FormResult<{ isOpen: boolean }>>()
  useSayDone(fetcher.state === 'idle' ? fetcher.data : undefined)
  const send = (intent: 'copy' | 'open' | 'close', id: string) =>
    void fetcher.submit(intent === 'copy' ? { intent, id, clientKey: newClientKey() } : { intent, id }, {
      method: 'post',
    })
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={t('title')}
        actions={
          <>
            <LinkButton to={href('/admin/questionnaires')} icon={ListChecks}>
              {t('questionnaires')}
            </LinkButton>
            <ExportLinks list={formList} query={query} />
            <Button changes variant="primary" icon={Plus} onClick={() => setNew(true)}>
              {t('new')}
            </Button>
          </>
        }
      />
      <FormsTabs newMessages={newMessages} />
      <FormError>{problemsOf(fetcher.data, lang).form}</FormError>
      <Card flush as="div">
        <ListTable
          list={formList}
          query={query}
          rows={forms}
          cells={useCells()}
          trailing={useActions(send, setClosing)}
          rowKey={(form) => form.id}
          rowLink={(form) => href('/admin/forms/:formId', { formId: form.id })}
          empty={<EmptyState icon={FileInput} title={t('title')} />}
        />
      </Card>
      <NewFormDialog open={isNew} onClose={() => setNew(false)} />
      <ConfirmDialog
        open={closing !== null}
        onClose={() => setClosing(null)}
        title={t('closeTitle', { form: closing?.title[lang] ?? '' })}
        confirmLabel={t('close')}
        onConfirm={() => {
          if (closing) send('close', closing.id)
          setClosing(null)
        }}
      >
        <p>{t('closeText')}</p>
      </ConfirmDialog>
    </div>
  )
}

function useSayDone(answer: FormResult<{ isOpen: boolean }> | undefined) {
  const t = useT(formsListMessages)
  const say = useEffectEvent((isOpen: boolean) => showToast({ text: t(isOpen ? 'opened' : 'closed'), kind: 'success' }))
  useEffect(() => {
    if (answer?.ok) say(answer.result.isOpen)
  }, [answer])
}

function useCells(): ListCells<FormRow> {
  const t = useT(formsListMessages)
  return {
    address: (form) => (
      <span className="inline-flex max-w-full items-center gap-2 whitespace-nowrap">
        <bdi dir="ltr" className="truncate">
          {siteAddress(form)}
        </bdi>
        {form.builtin && <Badge>{t('builtin')}</Badge>}
      </span>
    ),
    state: (form) => <FormStateBadge form={form} />,
  }
}

function useActions(
  send: (intent: 'copy' | 'open', id: string) => void,
  close: (form: FormRow) => void,
): Column<FormRow>[] {
  const t = useT(formsListMessages)
  const lang = useLang()
  return [
    {
      key: 'actions',
      header: t('actions'),
      hideHeader: true,
      card: 'aside',
      cell: (form) => (
        <Menu
          label={t('actionsOf', { form: form.title[lang] })}
          items={[
            { id: 'edit', label: t('edit'), icon: SquarePen, to: href('/admin/forms/:formId', { formId: form.id }) },
            {
              id: 'messages',
              label: t('readMessages'),
              icon: Inbox,
              to: `${href('/admin/forms/submissions')}?form=${form.slug}`,
            },
            ...(form.isPublished
              ? [{ id: 'show', label: t('show'), icon: ExternalLink, to: publicPath(lang, siteAddress(form)) }]
              : []),
            { id: 'copy', label: t('copy'), icon: Copy, onAction: () => send('copy', form.id) },
            ...(form.builtin || !form.isPublished
              ? []
              : form.isOpen
                ? [{ id: 'close', label: t('close'), icon: LockKeyhole, onAction: () => close(form) }]
                : [{ id: 'open', label: t('open'), icon: LockKeyholeOpen, onAction: () => send('open', form.id) }]),
          ]}
        />
      ),
    },
  ]
}
