import { Star } from 'lucide-react'
import { guestReviewMessages } from '#/messages/certification/guest-reviews.ts'
import { classes } from '#/ui/class-names.ts'
import { FieldError, FieldHelp } from '#/ui/field.tsx'
import { useField } from '#/ui/form-state.ts'
import { Icon } from '#/ui/icon.tsx'
import { useT } from '#/ui/language.tsx'
import { starCounts } from '../lists.ts'

/**
 * Fills a star when it or a later one is chosen: by document order, so it works in both directions and without scripts.
 */
const filled =
  '[&:has(:checked)_svg]:fill-gauge-fair [&:has(:checked)_svg]:text-gauge-fair [&:has(~_label_:checked)_svg]:fill-gauge-fair [&:has(~_label_:checked)_svg]:text-gauge-fair'

/** One to five stars as radio buttons of 48 pixels, labelled with their number. */
export function StarField({ branch }: { branch: string }) {
  const t = useT(guestReviewMessages)
  const field = useField({ name: 'stars', help: true })
  return (
    <fieldset aria-describedby={field.describedBy} className="flex min-w-0 flex-col gap-1.5">
      <legend className="mb-1.5 text-ui font-medium">{t('stars', { branch })}</legend>
      <FieldHelp id={field.helpId}>{t('starsHelp')}</FieldHelp>
      {field.error && <FieldError id={field.errorId}>{field.error}</FieldError>}
      <div className="flex w-fit">
        {starCounts.map((star, index) => (
          <label
            key={star}
            className={classes(
              'flex size-12 cursor-pointer flex-col items-center justify-center rounded-control text-line-input hover:bg-surface-2',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
              filled,
            )}
          >
            <input
              type="radio"
              id={index === 0 ? field.id : undefined}
              name="stars"
              value={star}
              defaultChecked={field.typed === String(star)}
              className="sr-only"
            />
            <Icon as={Star} size={24} />
            <span className="sr-only">{t('starsWord', { count: star })}</span>
            <span aria-hidden className="num text-micro text-ink-2">
              {star}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
