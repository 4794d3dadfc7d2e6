import { Star } from 'lucide-react'
import { shopperReportMessages } from '#/messages/shopper-reports.ts'
import { useBackgroundForm } from '#/ui/background-form.ts'
import { Card } from '#/ui/card.tsx'
import { FieldError } from '#/ui/field.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useField } from '#/ui/form-state.ts'
import { Icon } from '#/ui/icon.tsx'
import { useT } from '#/ui/language.tsx'
import { Stars } from '#/ui/meter.tsx'
import { TextArea } from '#/ui/text-field.tsx'
import type { OwnReport } from '../read-own.server.ts'

/** Rating of the brief, once, by the shopper of the visit. */
export function RateCard({ report: { rating, submittedAt } }: { report: OwnReport }) {
  const t = useT(shopperReportMessages)
  const word = useBackgroundForm(t('rated'))
  if (!submittedAt) return null
  return (
    <Card title={t('rate')} id="brief">
      {rating ? (
        <div className="flex flex-col gap-2">
          <p className="text-ui text-ink-2">{t('youRated')}</p>
          <Stars rating={rating.stars} />
          {rating.note && (
            <p dir="auto" className="prose-width text-start text-ui whitespace-pre-line">
              {rating.note}
            </p>
          )}
        </div>
      ) : (
        <ActionForm {...word} errors="inline">
          <p className="prose-width text-ui text-ink-2">{t('rateHint')}</p>
          <StarsField />
          <TextArea name="note" label={t('rateNote')} optional rows={3} maxLength={2000} />
          <FormActions>
            <SubmitButton intent="rate" variant="secondary" full="phone">
              {t('sendRating')}
            </SubmitButton>
          </FormActions>
        </ActionForm>
      )}
    </Card>
  )
}

/** One to five stars: native radio buttons underneath. */
function StarsField() {
  const t = useT(shopperReportMessages)
  const field = useField({ name: 'stars' })
  return (
    <fieldset
      role="radiogroup"
      tabIndex={-1}
      aria-describedby={field.describedBy}
      aria-invalid={field.error ? true : undefined}
      className="flex min-w-0 flex-col gap-1"
    >
      <legend className="text-ui font-medium">{t('stars')}</legend>
      {field.error && <FieldError id={field.errorId}>{field.error}</FieldError>}
      <div className="flex gap-1">
        {[1, 2, 3, 4, 5].map((stars) => (
          <label
            key={stars}
            className="num relative flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-control border border-line-input bg-canvas px-2 text-ui hover:bg-surface-2 has-checked:border-primary has-checked:bg-primary has-checked:font-semibold has-checked:text-on-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              id={stars === 1 ? field.id : undefined}
              name="stars"
              value={stars}
              aria-label={t('starsOf', { count: stars })}
              defaultChecked={field.typed === String(stars)}
              className="absolute inset-0 size-full cursor-pointer text-body opacity-0"
            />
            <span aria-hidden>{stars}</span>
            <Icon as={Star} size={16} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
