import { Copy, Link2, MessageCircle } from 'lucide-react'
import { useState } from 'react'
import { useFetcher } from 'react-router'
import { withoutMarks } from '#/domain/text.ts'
import { orderMessages } from '#/messages/kitchen/orders.ts'
import { useBackgroundForm } from '#/ui/background-form.ts'
import { AnchorButton, Button } from '#/ui/button.tsx'
import { Dialog } from '#/ui/dialog.tsx'
import { ActionForm, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { TextField } from '#/ui/text-field.tsx'
import { useToast } from '#/ui/toast.tsx'
import type { MadeOrderLink } from '../make-link.server.ts'

type Props = { number: number; supplier: string; origin: string; links: number }

const isMade = (result: unknown): result is MadeOrderLink =>
  typeof result === 'object' && result !== null && 'token' in result

/** A further link of the supplier, to copy or to send by WhatsApp. */
export function OrderLink({ number, supplier, origin, links }: Props) {
  const t = useT(orderMessages)
  const fetcher = useFetcher()
  const withdrawn = useBackgroundForm(t('withdrawnNow'))
  const [made, setMade] = useState<MadeOrderLink | null>(null)
  return (
    <>
      <ActionForm
        fetcher={fetcher}
        errors="inline"
        className="contents"
        onDone={(result) => isMade(result) && setMade(result)}
      >
        <SubmitButton intent="link" variant="secondary" icon={Link2}>
          {t('makeLink')}
        </SubmitButton>
      </ActionForm>
      {links > 0 && (
        <ActionForm {...withdrawn} errors="inline" className="contents">
          <SubmitButton intent="withdraw" variant="quiet">
            {t('withdraw')}
          </SubmitButton>
        </ActionForm>
      )}
      <Dialog open={made !== null} onClose={() => setMade(null)} title={t('linkTitle', { name: supplier })}>
        {made && <Made made={made} number={number} origin={origin} />}
      </Dialog>
    </>
  )
}

function Made({ made, number, origin }: { made: MadeOrderLink; number: number; origin: string }) {
  const t = useT(orderMessages)
  const toast = useToast()
  const address = `${origin}${made.language === 'ar' ? '/ar' : ''}/order/${made.token}`
  // why: bidi isolates would become part of the message and of the link in it
  const text = encodeURIComponent(withoutMarks(t('whatsappText', { number: String(number), link: address })))
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
