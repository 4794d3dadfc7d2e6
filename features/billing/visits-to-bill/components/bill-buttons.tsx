import { FilePlus2, Files } from 'lucide-react'
import { useState } from 'react'
import type { useFetcher } from 'react-router'
import { href } from 'react-router'
import { toBillMessages } from '#/messages/billing/invoice-page.ts'
import { invoiceMessages } from '#/messages/billing/invoices.ts'
import { Button, LinkButton } from '#/ui/button.tsx'
import { Dialog } from '#/ui/dialog.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import type { Billed } from '../bill-visits.server.ts'

type Fetcher = ReturnType<typeof useFetcher>

/** Bills the visits of one client. */
export function BillOne({ fetcher, clientId, client }: { fetcher: Fetcher; clientId: string; client: string }) {
  const t = useT(toBillMessages)
  return (
    <fetcher.Form method="post">
      <input type="hidden" name="clientId" value={clientId} />
      <Button
        changes
        type="submit"
        name="intent"
        value="one"
        size="dense"
        icon={FilePlus2}
        pending={fetcher.state !== 'idle' && fetcher.formData?.get('clientId') === clientId}
        aria-label={t('billClient', { client })}
      >
        {t('bill')}
      </Button>
    </fetcher.Form>
  )
}

/** Bills all clients, after a confirmation with the number of clients billed and skipped. */
export function BillAll({ fetcher, ready, missing }: { fetcher: Fetcher; ready: number; missing: number }) {
  const t = useT(toBillMessages)
  const back = useT(invoiceMessages)
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button changes variant="primary" icon={Files} onClick={() => setOpen(true)}>
        {t('billAll')}
      </Button>
      {open && (
        <Dialog open onClose={() => setOpen(false)} title={t('billAllTitle')} role="alertdialog">
          <ActionForm fetcher={fetcher} errors="inline" onDone={() => setOpen(false)}>
            <p className="text-ui">{t('billAllText', { count: ready })}</p>
            {missing > 0 && <p className="text-ui text-ink-2">{t('leftOut', { count: missing })}</p>}
            <FormActions>
              <SubmitButton intent="all">{t('billAll')}</SubmitButton>
              <Button variant="quiet" onClick={() => setOpen(false)}>
                {back('back')}
              </Button>
            </FormActions>
          </ActionForm>
        </Dialog>
      )}
    </>
  )
}

/** Result of billing: drafts, background jobs, and skipped clients. */
export function BilledNotice({ billed }: { billed: Billed }) {
  const t = useT(toBillMessages)
  const { drafts, visits, later, only, refused } = billed
  return (
    <div className="flex flex-col gap-3">
      {drafts > 0 && (
        <Notice
          kind="success"
          live
          title={t('billed', { visits: String(visits), drafts: String(drafts) })}
          actions={
            <LinkButton
              to={
                only
                  ? href('/admin/invoices/:invoiceId', { invoiceId: only })
                  : `${href('/admin/invoices')}?state=draft`
              }
            >
              {t(only ? 'seeDraft' : 'seeDrafts')}
            </LinkButton>
          }
        >
          {later > 0 && t('later', { count: later })}
        </Notice>
      )}
      {refused.length > 0 && (
        <Notice kind="warning" title={t('refused')}>
          <ul className="flex list-disc flex-col gap-1 ps-5">
            {refused.slice(0, 20).map(({ clientId, client }) => (
              <li key={clientId}>
                <bdi className="me-2">{client}</bdi>
                <LinkButton to={href('/admin/invoices/clients/:clientId', { clientId })} variant="quiet" size="dense">
                  {t('enterDetails')}
                </LinkButton>
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  )
}
