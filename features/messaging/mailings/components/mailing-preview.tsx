import { directionOf, type Lang } from '#/domain/text.ts'
import { MailLook } from '#/features/core/branding/components/mail-look.tsx'
import { mailingMessages } from '#/messages/messaging/mailings.ts'
import { templateMessages } from '#/messages/messaging/templates.ts'
import { Card } from '#/ui/card.tsx'
import { useT } from '#/ui/language.tsx'
import type { MailingPreview } from '../preview.server.ts'

/** A mailing as one of its recipients gets it in one language. */
export function MailingPreviewCard({ lang, preview }: { lang: Lang; preview: MailingPreview }) {
  const t = useT(mailingMessages)
  const tOf = useT(templateMessages)
  return (
    <Card
      title={`${t('preview')}: ${tOf(lang === 'en' ? 'english' : 'arabic')}`}
      description={preview.to === null ? t('previewSample') : t('previewFor', { name: preview.to })}
      flush="framed"
    >
      <div className="border-t border-line px-5 py-3">
        <p className="text-caption text-ink-2">{t('subject')}</p>
        <p lang={lang} dir={directionOf(lang)} className="text-ui font-medium">
          {preview.subject}
        </p>
      </div>
      <MailLook subject={preview.subject} html={preview.html} />
    </Card>
  )
}
