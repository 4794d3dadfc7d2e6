import { useState } from 'react'
import { href, useFetcher } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { AppError } from '#/domain/errors.ts'
import { formatDay } from '#/domain/riyadh-time.ts'
import { AboutLink, Reversal } from '#/features/ledger/finance/components/booking-table.tsx'
import { CellLink } from '#/features/ledger/finance/components/cell-link.tsx'
import { EntryTable } from '#/features/ledger/finance/components/entry-table.tsx'
import { takeBackForm } from '#/features/ledger/finance/form.ts'
import { kindText } from '#/features/ledger/journal/kind-text.ts'
import { readBooking } from '#/features/ledger/journal/browse-bookings.server.ts'
import { takeBackTransfer } from '#/features/ledger/journal/transfer.server.ts'
import { financeMessages } from '#/messages/ledger/finance.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { Button } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { Dialog } from '#/ui/dialog.tsx'
import { DescriptionList } from '#/ui/facts.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { Time } from '#/ui/time.tsx'
import type { Route } from './+types/$bookingId'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, financeMessages.titleBooking) }]

export const loader = pageData(async ({ context, params }: Route.LoaderArgs) => {
  const booking = await readBooking(actorOf(context), params.bookingId)
  if (!booking) throw new AppError('not-found')
  return { booking, mayTakeBack: booking.kind === 'provider.transferred' && !booking.reversedBy }
})

export const action = formAction(takeBackForm, (actor, _, { params }) =>
  takeBackTransfer(actor, params['bookingId'] ?? ''),
)

/** A booking: its subject, its entries, and its reversal. */
export default function Page({ loaderData }: Route.ComponentProps) {
  const { booking, mayTakeBack } = loaderData
  const t = useT(financeMessages)
  const lang = useLang()
  const kind = kindText(lang, booking.kind)
  const other = (id: string | null, label: string) =>
    id && <CellLink to={href('/admin/finance/ledger/:bookingId', { bookingId: id })}>{label}</CellLink>
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={kind}
        badge={<Reversal row={booking} />}
        breadcrumbs={[
          { to: href('/admin/finance'), label: t('title') },
          { to: href('/admin/finance/ledger'), label: t('titleLedger') },
          { label: kind },
        ]}
        actions={mayTakeBack && <TakeBack />}
      />
      <Card>
        <DescriptionList
          columns={2}
          items={[
            { term: t('day'), value: formatDay(booking.on, lang) },
            { term: t('about'), value: booking.named && <AboutLink named={booking.named} /> },
            { term: t('by'), value: booking.actor ?? t('platform') },
            { term: t('written'), value: <Time at={booking.at} mode="datetime" /> },
            { term: t('booking'), value: <bdi dir="ltr">{booking.id}</bdi> },
            { term: t('reversesOther'), value: other(booking.reverses, t('openReversed')) },
            { term: t('takenBack'), value: other(booking.reversedBy, t('openReversal')) },
          ]}
        />
      </Card>
      <Card title={t('entries')} flush>
        <EntryTable entries={booking.entries} />
      </Card>
    </div>
  )
}

/** Only manual bookings can be reversed by hand. */
function TakeBack() {
  const t = useT(financeMessages)
  const fetcher = useFetcher<typeof action>()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button changes onClick={() => setOpen(true)}>
        {t('takeBack')}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('takeBackTitle')} width="small">
        <ActionForm fetcher={fetcher} errors="inline" onDone={() => setOpen(false)}>
          <p className="text-ui">{t('takeBackText')}</p>
          <FormActions>
            <SubmitButton intent="take-back">{t('takeBack')}</SubmitButton>
          </FormActions>
        </ActionForm>
      </Dialog>
    </>
  )
}
