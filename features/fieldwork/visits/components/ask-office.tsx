import { Mail, MessageCircle, Phone } from 'lucide-react'
import { visitBriefMessages } from '#/messages/fieldwork/visit-brief.ts'
import { AnchorButton } from '#/ui/button.tsx'
import { useT } from '#/ui/language.tsx'
import { FoldedPart } from './brief-folds.tsx'

/** Contacts of the office; an empty text where staff entered none. */
export type Office = { phone: string; whatsapp: string; email: string }

/** All contacts of the office that staff have entered. */
export function AskOffice({ office: { phone, whatsapp, email }, code }: { office: Office; code: string }) {
  const t = useT(visitBriefMessages)
  const dialled = phone.replace(/[^\d+]/g, '')
  return (
    <FoldedPart title={t('office')}>
      <p className="prose-width text-ui text-ink-2">{t('officeText', { code })}</p>
      <div className="flex flex-wrap gap-3">
        {phone && (
          <AnchorButton href={`tel:${dialled}`} icon={Phone} full="phone">
            {t('call')}
          </AnchorButton>
        )}
        {whatsapp && (
          <AnchorButton
            href={`https://wa.me/${whatsapp.replace(/\D/g, '')}?${new URLSearchParams({ text: code })}`}
            target="_blank"
            rel="noreferrer"
            icon={MessageCircle}
            full="phone"
          >
            {t('whatsapp')}
          </AnchorButton>
        )}
        <AnchorButton href={`mailto:${email}?${new URLSearchParams({ subject: code })}`} icon={Mail} full="phone">
          {t('mail')}
        </AnchorButton>
      </div>
    </FoldedPart>
  )
}
