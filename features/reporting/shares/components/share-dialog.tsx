import { Copy, Share2 } from 'lucide-react'
import { useState } from 'react'
import { useFetcher } from 'react-router'
import { formatDate, formatDateTime } from '#/domain/riyadh-time.ts'
import { shareMessages } from '#/messages/reporting/client-report.ts'
import { Badge } from '#/ui/badge.tsx'
import { Button } from '#/ui/button.tsx'
import { RadioCards } from '#/ui/choice-field.tsx'
import { Dialog } from '#/ui/dialog.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { TextField } from '#/ui/text-field.tsx'
import { useToast } from '#/ui/toast.tsx'
import { longestLabel, shareDays } from '../limits.ts'
import type { Share } from '../shares.server.ts'

type Made = { token: string; endsAt: string }
type Props = { shares: readonly Share[]; origin: string }
const isMade = (result: unknown): result is Made => typeof result === 'object' && result !== null && 'token' in result

/** Creates links that expire, shows each once, and lists existing ones with their number of views. */
export function ShareReport({ shares, origin }: Props) {
  const t = useT(shareMessages)
  const lang = useLang()
  const fetcher = useFetcher()
  const [open, setOpen] = useState(false)
  const [made, setMade] = useState<Made | null>(null)
  const close = () => {
    setOpen(false)
    setMade(null)
  }
  return (
    <>
      <Button icon={Share2} onClick={() => setOpen(true)}>
        {t('share')}
      </Button>
      <Dialog open={open} onClose={close} title={t('title')} width="medium" sheet>
        <div className="flex flex-col gap-6">
          <p className="text-ui text-ink-2">{t('hint')}</p>
          {made ? (
            <MadeLink made={made} address={`${origin}${lang === 'ar' ? '/ar' : ''}/shared/${made.token}`} />
          ) : (
            <ActionForm fetcher={fetcher} errors="inline" onDone={(result) => isMade(result) && setMade(result)}>
              <TextField name="label" label={t('label')} help={t('labelHint')} maxLength={longestLabel} required />
              <RadioCards
                name="days"
                label={t('days')}
                columns={3}
                defaultValue="7"
                options={shareDays.map((days) => ({ value: `${days}`, label: t(`days_${days}`) }))}
              />
              <FormActions>
                <SubmitButton intent="share">{t('make')}</SubmitButton>
              </FormActions>
            </ActionForm>
          )}
          <ShareList shares={shares} />
        </div>
      </Dialog>
    </>
  )
}

function MadeLink({ made, address }: { made: Made; address: string }) {
  const t = useT(shareMessages)
  const toast = useToast()
  const lang = useLang()
  const copy = async () => {
    await navigator.clipboard.writeText(address)
    toast({ text: t('copied') })
  }
  return (
    <Notice kind="success" title={t('made')} live>
      <div className="flex flex-col gap-3">
        <p>{t('once', { date: formatDateTime(new Date(made.endsAt), lang) })}</p>
        <TextField name="made" type="url" label={t('link')} defaultValue={address} readOnly />
        <Button icon={Copy} variant="primary" onClick={() => void copy()}>
          {t('copy')}
        </Button>
      </div>
    </Notice>
  )
}

function ShareList({ shares }: { shares: readonly Share[] }) {
  const t = useT(shareMessages)
  return (
    <section aria-labelledby="share-links" className="border-t border-line pt-5">
      <h3 id="share-links" className="text-body font-semibold">
        {t('links')}
      </h3>
      {shares.length === 0 && <p className="mt-1 text-ui text-ink-2">{t('none')}</p>}
      <ul className="mt-2 flex flex-col">
        {shares.map((share) => (
          <ShareRow key={share.id} share={share} />
        ))}
      </ul>
    </section>
  )
}

function ShareRow({ share }: { share: Share }) {
  const t = useT(shareMessages)
  const lang = useLang()
  const toast = useToast()
  const fetcher = useFetcher()
  const { label, state, opened } = share
  const day = formatDate(new Date(share.endsAt), lang)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line py-3 first:border-t-0">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 text-ui font-medium">
          <bdi>{label}</bdi>
          <Badge tone={state === 'active' ? 'green' : 'grey'}>{t(`state_${state}`)}</Badge>
        </p>
        <p className="num flex flex-wrap gap-x-3 text-caption text-ink-2">
          <span>{state === 'ended' ? t('endedOn', { date: day }) : t('endsOn', { date: day })}</span>
          <span>{opened === 0 ? t('notOpened') : t('openedTimes', { count: opened })}</span>
        </p>
      </div>
      {state === 'active' && (
        <ActionForm fetcher={fetcher} errors="inline" onDone={() => toast({ text: t('withdrawn') })}>
          <input type="hidden" name="shareId" value={share.id} />
          <SubmitButton intent="withdraw-share" variant="quiet" aria-label={t('withdraw', { label })}>
            {t('withdrawShort')}
          </SubmitButton>
        </ActionForm>
      )}
    </li>
  )
}
