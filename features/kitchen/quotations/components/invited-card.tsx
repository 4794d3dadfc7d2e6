import { Copy, Link2, MessageCircle } from 'lucide-react'
import { useState } from 'react'
import { useFetcher } from 'react-router'
import { formatDateTime } from '#/domain/riyadh-time.ts'
import { withoutMarks } from '#/domain/text.ts'
import { quotationMessages } from '#/messages/kitchen/quotations.ts'
import { useBackgroundForm } from '#/ui/background-form.ts'
import { AnchorButton, Button } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { Dialog } from '#/ui/dialog.tsx'
import { ActionForm, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { TextField } from '#/ui/text-field.tsx'
import { useToast } from '#/ui/toast.tsx'
import type { MadeQuoteLink } from '../move-request.server.ts'
import type { Invited, RequestDetails } from '../read-request.server.ts'
import { AnswerBadge } from './request-badges.tsx'

type Props = { request: RequestDetails; origin: string; mayWrite: boolean }

/** The suppliers asked with the state of each invitation, and further links for messages. */
export function InvitedCard({ request, origin, mayWrite }: Props) {
  const t = useT(quotationMessages)
  return (
    <Card title={t('asked')}>
      <ul className="flex flex-col divide-y divide-line">
        {request.invited.map((one) => (
          <li key={one.id} className="flex flex-col gap-2 py-3 first:pt-0 last:pb-0">
            <span className="flex flex-wrap items-center justify-between gap-2">
              <bdi className="text-ui font-medium">{one.name}</bdi>
              {request.state !== 'draft' && <AnswerBadge state={one.state} />}
            </span>
            <span className="flex flex-wrap gap-x-3 text-caption text-ink-2">
              {one.email ? <bdi dir="ltr">{one.email}</bdi> : <span>{t('noEmail')}</span>}
              {one.opened > 0 && <span>{t('openedTimes', { count: one.opened })}</span>}
              {one.answers > 0 && <span>{t('answersKept', { count: one.answers })}</span>}
            </span>
            {mayWrite && request.state === 'sent' && one.state !== 'withdrawn' && (
              <Links request={request} one={one} origin={origin} />
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

const isMade = (result: unknown): result is MadeQuoteLink =>
  typeof result === 'object' && result !== null && 'token' in result

function Links({ request, one, origin }: { request: RequestDetails; one: Invited; origin: string }) {
  const t = useT(quotationMessages)
  const fetcher = useFetcher()
  const withdrawn = useBackgroundForm(t('withdrawnNow'))
  const [made, setMade] = useState<MadeQuoteLink | null>(null)
  return (
    <span className="flex flex-wrap gap-2">
      <ActionForm
        fetcher={fetcher}
        errors="inline"
        className="contents"
        onDone={(result) => isMade(result) && setMade(result)}
      >
        <input type="hidden" name="invitationId" value={one.id} />
        <SubmitButton intent="link" variant="secondary" icon={Link2}>
          {t('makeLink')}
        </SubmitButton>
      </ActionForm>
      <ActionForm {...withdrawn} errors="inline" className="contents">
        <input type="hidden" name="invitationId" value={one.id} />
        <SubmitButton intent="withdraw" variant="quiet">
          {t('withdraw')}
        </SubmitButton>
      </ActionForm>
      <Dialog open={made !== null} onClose={() => setMade(null)} title={t('linkTitle', { name: one.name })}>
        {made && <Made made={made} request={request} origin={origin} />}
      </Dialog>
    </span>
  )
}

function Made({ made, request, origin }: { made: MadeQuoteLink; request: RequestDetails; origin: string }) {
  const t = useT(quotationMessages)
  const lang = useLang()
  const toast = useToast()
  const address = `${origin}${made.language === 'ar' ? '/ar' : ''}/quote/${made.token}`
  const at = formatDateTime(new Date(request.closesAt), lang)
  // why: bidi isolates would become part of the message and of the link in it
  const text = encodeURIComponent(withoutMarks(t('whatsappText', { title: request.title, at, link: address })))
  const copy = async () => {
    await navigator.clipboard.writeText(address)
    toast({ text: t('copied') })
  }
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ui text-ink-2">{t('linkOnce')}</p>
      <TextField name="made" type="url" label={t('link')} defaultValue={address} readOnly />
      <div className="flex flex-wrap gap-2">
        <Button icon={Copy} variant="primary" onClick={() => void copy()}>
          {t('copy')}
        </Button>
        <AnchorButton
          icon={MessageCircle}
          href={`https://wa.me/${made.phone?.replace(/\D/g, '') ?? ''}?text=${text}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t('whatsapp')}
        </AnchorButton>
      </div>
    </div>
  )
}
