import type { FormResult } from '#/domain/form-result.ts'
import { newsMessages } from '#/messages/messaging/news.ts'
import { Card } from '#/ui/card.tsx'
import { Switch } from '#/ui/choice-field.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'

type Props = { wantsNews: boolean; company: string; result: FormResult | undefined }

/** Consent of the person to news by email. */
export function NewsCard({ wantsNews, company, result }: Props) {
  const t = useT(newsMessages)
  return (
    <Card id="news" className="scroll-mt-32" title={t('title', { company })}>
      <ActionForm result={result}>
        <Switch name="news" label={t('switch')} defaultChecked={wantsNews} />
        <FormActions>
          <SubmitButton intent="news">{t('save')}</SubmitButton>
        </FormActions>
      </ActionForm>
    </Card>
  )
}
