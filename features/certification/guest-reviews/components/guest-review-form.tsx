import { useLocation } from 'react-router'
import type { FormResult } from '#/domain/form-result.ts'
import { TrapFields } from '#/features/site/forms/components/trap-fields.tsx'
import { guestReviewMessages } from '#/messages/certification/guest-reviews.ts'
import { publicPath } from '#/platform/i18n.ts'
import { Notice } from '#/ui/feedback.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { TextArea, TextField } from '#/ui/text-field.tsx'
import { mostName, mostText } from '../lists.ts'
import { StarField } from './star-field.tsx'

const isAnswer = (value: unknown): value is FormResult<{ what?: string } | undefined> =>
  typeof value === 'object' && value !== null && 'ok' in value

/** The action's result, if it is this form's. */
function answerOf(actionData: unknown): FormResult | undefined {
  if (!isAnswer(actionData)) return undefined
  const isOurs = actionData.ok
    ? actionData.result?.what === 'guest-review'
    : actionData.values['intent'] === 'guest-review'
  return isOurs ? actionData : undefined
}

/** Guest review form, submitted without scripts; the returned page shows the result. */
export function GuestReviewForm({ branch, actionData }: { branch: string; actionData: unknown }) {
  const t = useT(guestReviewMessages)
  const lang = useLang()
  const { pathname } = useLocation()
  const result = answerOf(actionData)
  if (result?.ok)
    return (
      <div id="guest-review" className="scroll-mt-24">
        <Notice kind="success" live title={t('thanks')}>
          {t('thanksText')}
        </Notice>
      </div>
    )
  return (
    <div
      id="guest-review"
      className="flex scroll-mt-24 flex-col gap-5 rounded-card border border-line bg-card p-4 md:p-6"
    >
      <h3 className="text-h3">{t('write')}</h3>
      <ActionForm clientKey action={`${pathname}#guest-review`} {...(result ? { result } : {})}>
        <TrapFields />
        <StarField branch={branch} />
        <TextArea name="text" label={t('text')} help={t('textHelp')} optional rows={5} maxLength={mostText} />
        <TextField
          name="authorName"
          label={t('name')}
          help={t('nameHelp')}
          optional
          maxLength={mostName}
          autoComplete="off"
        />
        <p className="prose-width text-caption text-ink-2">
          <span>{t('privacy')}</span>
          <a href={`${publicPath(lang, '/terms')}#privacy`} className="link ms-1 inline-block">
            {t('privacyNotice')}
          </a>
        </p>
        <FormActions>
          <SubmitButton intent="guest-review" size="large" full="phone">
            {t('send')}
          </SubmitButton>
        </FormActions>
      </ActionForm>
    </div>
  )
}
