import { Copy, Link2, Mail, MessageCircle } from 'lucide-react'
import { useState } from 'react'
import { useFetcher } from 'react-router'
import { formatDateTime, formatDate } from '#/domain/riyadh-time.ts'
import { withoutMarks } from '#/domain/text.ts'
import { actionLinkMessages } from '#/messages/reporting/action-links.ts'
import { AnchorButton, Button } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { Checkbox, RadioCards } from '#/ui/choice-field.tsx'
import { Dialog } from '#/ui/dialog.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { TextField } from '#/ui/text-field.tsx'
import { useToast } from '#/ui/toast.tsx'
import type { ActionLink, LinkOfAction, LinkPhoto, MadeLink } from '../links.server.ts'

type Task = { title: string; branch: string }
type Props = { link: LinkOfAction; task: Task; origin: string }

const isMade = (result: unknown): result is MadeLink =>
  typeof result === 'object' && result !== null && 'token' in result

/** The link of an action for an owner without an account: made, shown once, withdrawn. */
export function ActionLinkCard({ link: { link, photos }, task, origin }: Props) {
  const t = useT(actionLinkMessages)
  const [open, setOpen] = useState(false)
  return (
    <Card title={t('title')} description={t('hint')}>
      <div className="flex flex-col items-start gap-4">
        {link && <LiveLink link={link} />}
        <Button icon={Link2} onClick={() => setOpen(true)} changes>
          {t(link ? 'replace' : 'make')}
        </Button>
      </div>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('makeTitle')} width="medium" sheet>
        {open && <MakeLink photos={photos} replaces={link !== null} task={task} origin={origin} />}
      </Dialog>
    </Card>
  )
}

function LiveLink({ link }: { link: ActionLink }) {
  const t = useT(actionLinkMessages)
  const lang = useLang()
  const toast = useToast()
  const fetcher = useFetcher()
  const { ownerName, phone, email, opened, hasEnded } = link
  const date = formatDate(new Date(link.endsAt), lang)
  return (
    <div className="flex w-full flex-wrap items-start justify-between gap-x-4 gap-y-2">
      <div className="min-w-0 text-ui">
        <p className="font-medium">
          <bdi>{ownerName}</bdi>
        </p>
        {phone && (
          <a className="link inline-flex min-h-11 items-center md:min-h-6" href={`tel:${phone}`}>
            <bdi dir="ltr">{phone}</bdi>
          </a>
        )}
        {email && (
          <p className="text-ink-2">
            <bdi dir="ltr">{email}</bdi>
          </p>
        )}
        <p className="num flex flex-wrap gap-x-3 text-caption text-ink-2">
          <span>{hasEnded ? t('endedOn', { date }) : t('endsOn', { date })}</span>
          <span>{opened === 0 ? t('notOpened') : t('openedTimes', { count: opened })}</span>
        </p>
      </div>
      {!hasEnded && (
        <ActionForm fetcher={fetcher} errors="inline" onDone={() => toast({ text: t('withdrawn') })}>
          <input type="hidden" name="linkId" value={link.id} />
          <SubmitButton intent="withdraw-link" variant="quiet">
            {t('withdraw')}
          </SubmitButton>
        </ActionForm>
      )}
    </div>
  )
}

type MakeProps = { photos: readonly LinkPhoto[]; replaces: boolean; task: Task; origin: string }

function MakeLink({ photos, replaces, task, origin }: MakeProps) {
  const t = useT(actionLinkMessages)
  const lang = useLang()
  const fetcher = useFetcher()
  const [made, setMade] = useState<MadeLink | null>(null)
  if (made) return <Made made={made} task={task} origin={origin} />
  return (
    <ActionForm fetcher={fetcher} errors="inline" onDone={(result) => isMade(result) && setMade(result)}>
      {replaces && <Notice kind="warning">{t('replaces')}</Notice>}
      <TextField name="ownerName" label={t('name')} help={t('nameHint')} maxLength={200} required autoComplete="off" />
      <RadioCards
        name="language"
        label={t('language')}
        columns={2}
        defaultValue={lang}
        options={(['ar', 'en'] as const).map((value) => ({ value, label: t(`language_${value}`) }))}
      />
      <TextField name="phone" type="tel" label={t('phone')} optional maxLength={40} autoComplete="off" />
      <TextField name="email" type="email" label={t('email')} optional maxLength={254} autoComplete="off" />
      {photos.length > 0 && (
        <fieldset className="flex flex-col gap-2">
          <legend className="text-ui font-medium">{t('photos')}</legend>
          <p className="text-caption text-ink-2">{t('photosHint')}</p>
          <div className="flex flex-wrap gap-4">
            {photos.map(({ id, src }, index) => (
              <div key={id} className="flex flex-col gap-2">
                <img src={src} alt="" className="h-20 w-28 rounded-card border border-line object-cover" />
                <Checkbox id={`photo-${id}`} name="photos" value={id} label={t('photo', { number: index + 1 })} />
              </div>
            ))}
          </div>
        </fieldset>
      )}
      <FormActions>
        <SubmitButton intent="make-link">{t('make')}</SubmitButton>
      </FormActions>
    </ActionForm>
  )
}

function Made({ made, task, origin }: { made: MadeLink; task: Task; origin: string }) {
  const t = useT(actionLinkMessages)
  const toast = useToast()
  const lang = useLang()
  const address = `${origin}${made.language === 'ar' ? '/ar' : ''}/action/${made.token}`
  // why: bidi isolates would become part of the message and of the link in it
  const text = encodeURIComponent(withoutMarks(t('message', { ...task, link: address })))
  const copy = async () => {
    await navigator.clipboard.writeText(address)
    toast({ text: t('copied') })
  }
  return (
    <Notice kind="success" title={t('made')} live>
      <div className="flex flex-col gap-3">
        <p>{t('once', { date: formatDateTime(new Date(made.endsAt), lang) })}</p>
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
          {made.email && (
            <AnchorButton
              icon={Mail}
              href={`mailto:${encodeURIComponent(made.email)}?subject=${encodeURIComponent(task.title)}&body=${text}`}
            >
              {t('mail')}
            </AnchorButton>
          )}
        </div>
      </div>
    </Notice>
  )
}
