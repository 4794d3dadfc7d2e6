import { homeMessages } from '#/messages/home.ts'
import { classes } from '#/ui/class-names.ts'
import { useLang, useT } from '#/ui/language.tsx'
import { RotationControls } from '../shell/rotation-controls.tsx'
import { useRotation } from '../shell/use-rotation.ts'
import { useSwipe } from '../shell/use-swipe.ts'
import { Section } from './section.tsx'

/** How long a testimonial stays (specification, section 9). */
const storyMs = 7000
const stories = ['story1', 'story2', 'story3'] as const

/** What clients say, one at a time, under the same rules as the slides. */
export function Testimonials() {
  const t = useT(homeMessages)
  const lang = useLang()
  const rotation = useRotation(stories.length, storyMs)
  const swipe = useSwipe({
    rightToLeft: lang === 'ar',
    onTouch: rotation.stop,
    onNext: rotation.next,
    onPrevious: rotation.previous,
  })
  return (
    <Section id="testimonials" title={t('storiesTitle')} tinted>
      <div
        role="region"
        aria-roledescription={t('carousel')}
        aria-label={t('stories')}
        {...rotation.region}
        className="flex flex-col gap-6"
      >
        <RotationControls
          rotation={rotation}
          className="order-last"
          words={{
            pause: t('pauseStories'),
            play: t('playStories'),
            previous: t('previousStory'),
            next: t('nextStory'),
            choose: t('storiesTitle'),
            one: (index) => t('storyOf', { index, total: stories.length }),
          }}
        />
        <div aria-live={rotation.moving ? 'off' : 'polite'} {...swipe} className="grid touch-pan-y">
          {stories.map((story, index) => (
            <div
              key={story}
              role="group"
              aria-roledescription={t('slide')}
              aria-label={t('storyOf', { index: index + 1, total: stories.length })}
              inert={index !== rotation.index}
              className={classes(
                'col-start-1 row-start-1 transition-[opacity,visibility] duration-300',
                index !== rotation.index && 'invisible opacity-0',
              )}
            >
              <figure className="border-s-4 border-primary ps-6">
                <blockquote className="prose-width text-h3 font-medium">{t(story)}</blockquote>
                <figcaption className="mt-4 text-body text-ink-2">{t(`${story}By`)}</figcaption>
              </figure>
            </div>
          ))}
        </div>
      </div>
    </Section>
  )
}
