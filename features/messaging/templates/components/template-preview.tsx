import { directionOf, type Lang } from '#/domain/text.ts'
import { MailLook } from '#/features/core/branding/components/mail-look.tsx'
import { templateMessages } from '#/messages/messaging/templates.ts'
import { Card } from '#/ui/card.tsx'
import { useT } from '#/ui/language.tsx'
import type { Preview } from '../preview.server.ts'

/** A message as its reader gets it in one language. */
export function TemplatePreview({ lang, preview }: { lang: Lang; preview: Preview }) {
  const t = useT(templateMessages)
  const { subject, html, bell } = preview
  return (
    <Card
      title={`${t('preview')}: ${t(lang === 'en' ? 'english' : 'arabic')}`}
      description={t(preview.real ? 'previewReal' : 'previewSample')}
      flush="framed"
    >
      {bell !== null && (
        <div className="border-t border-line px-5 py-3">
          <p className="text-caption text-ink-2">{t('bell')}</p>
          <p lang={lang} dir={directionOf(lang)} className="text-ui">
            {bell}
          </p>
        </div>
      )}
      {html !== null && subject !== null && (
        <>
          <div className="border-t border-line px-5 py-3">
            <p className="text-caption text-ink-2">{t('subject')}</p>
            <p lang={lang} dir={directionOf(lang)} className="text-ui font-medium">
              {subject}
            </p>
          </div>
          <MailLook subject={subject} html={html} />
        </>
      )}
    </Card>
  )
}
