import type { HomeTexts } from '#/features/home/read-home.server.ts'
import { homeMessages } from '#/messages/home.ts'
import { classes } from '#/ui/class-names.ts'
import { useLang, useT } from '#/ui/language.tsx'
import { RotationControls } from '../shell/rotation-controls.tsx'
import { useRotation } from '../shell/use-rotation.ts'
import { useSwipe } from '../shell/use-swipe.ts'
import { Section } from './section.tsx'

/** How long a testimonial stays (specification, section 9). */
const storyMs = 7000

/** What clients say, one at a time, under the same rules as the slides. */
export function Testimonials({ voices, note }: { voices: HomeTexts['voices']; note: string }) {
  const t = useT(homeMessages)
  const lang = useLang()
  const rotation = useRotation(voices.length, storyMs)
  const swipe = useSwipe({
    rightToLeft: lang === 'ar',
    onTouch: rotation.stop,
    onNext: rotation.next,
    onPrevious: rotation.previous,
  })
  if (voices.length === 0) return null
  return (
    <Section id="testimonials" title={t('storiesTitle')} text={note} tinted>
      <div
        role="region"
        aria-roledescription={t('carousel')}
        aria-label={t('stories')}
        {...rotation.region}
        className="flex flex-col gap-6"
      >
        {voices.length > 1 && (
          <RotationControls
            rotation={rotation}
            className="order-last"
            words={{
              pause: t('pauseStories'),
              play: t('playStories'),
              previous: t('previousStory'),
              next: t('nextStory'),
              choose: t('storiesTitle'),
              one: (index) => t('storyOf', { index, total: voices.length }),
            }}
          />
        )}
        <div aria-live={rotation.moving ? 'off' : 'polite'} {...swipe} className="grid touch-pan-y">
          {voices.map((voice, index) => (
            <div
              key={index}
              role="group"
              aria-roledescription={t('slide')}
              aria-label={t('storyOf', { index: index + 1, total: voices.length })}
              inert={index !== rotation.index}
              className={classes(
                'col-start-1 row-start-1 transition-[opacity,visibility] duration-300',
                index !== rotation.index && 'invisible opacity-0',
              )}
            >
              <figure className="border-s-4 border-primary ps-6">
                <blockquote className="prose-width text-h3 font-medium">{voice.quote}</blockquote>
                <figcaption className="mt-4 text-body text-ink-2">
                  <span className="block font-medium text-ink">{voice.by}</span>
                  {voice.company && <span className="block">{voice.company}</span>}
                </figcaption>
              </figure>
            </div>
          ))}
        </div>
      </div>
    </Section>
  )
}
