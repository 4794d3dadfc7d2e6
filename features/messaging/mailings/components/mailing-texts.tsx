import { patternsIn } from '#/features/messaging/wording/patterns.ts'
import type { Wording } from '#/domain/messaging/wording.ts'
import { directionOf, type Lang } from '#/domain/text.ts'
import { MailText } from '#/features/messaging/emails/components/mail-text.tsx'
import { templateMessages } from '#/messages/messaging/templates.ts'
import { Card } from '#/ui/card.tsx'
import { useT } from '#/ui/language.tsx'

/** Text of a mailing in one language, with its variables. */
export function MailingTexts({ lang, texts }: { lang: Lang; texts: Wording }) {
  const t = useT(templateMessages)
  const patterns = patternsIn(texts, lang)
  if (!patterns) return null
  return (
    <Card title={t(lang === 'en' ? 'english' : 'arabic')}>
      <div className="flex flex-col gap-3">
        <p lang={lang} dir={directionOf(lang)} className="text-ui font-medium">
          {patterns.subject}
        </p>
        <MailText lang={lang} body={patterns.body} />
      </div>
    </Card>
  )
}
