import { useEffect, useRef } from 'react'
import type { HomeTexts } from '#/features/site/home/read-home.server.ts'
import { homeMessages } from '#/messages/site/home.ts'
import { Badge } from '#/ui/badge.tsx'
import { useT } from '#/ui/language.tsx'
import { rotate } from '../live/rotate.ts'
import { StarWindow } from '../site/scenes.tsx'
import { RotationControls } from './rotation-controls.tsx'

/** Milliseconds per testimonial (specification, section 9). */
const storyMs = 7000

/** Testimonials, one at a time, with the same controls as the slides. */
export function Testimonials({ voices, note }: { voices: HomeTexts['voices']; note: string }) {
  const t = useT(homeMessages)
  const region = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (region.current) rotate(region.current)
  }, [])
  if (voices.length === 0) return null
  return (
    <section id="testimonials" aria-labelledby="testimonials-title">
      <div className="site-wrap site-space grid items-center gap-10 lg:grid-cols-[300px_minmax(0,1fr)] lg:gap-[72px]">
        <StarWindow id="voices-window" scene="cup" className="w-[200px] max-w-full max-lg:mx-auto lg:w-full" />
        <div>
          <h2 id="testimonials-title" tabIndex={-1} className="text-body font-semibold">
            {t('storiesTitle')}
          </h2>
          {note && <p className="prose-width mt-1 text-ui text-ink-2">{note}</p>}
          <div
            ref={region}
            role="region"
            data-rotates={storyMs}
            aria-roledescription={t('carousel')}
            aria-label={t('stories')}
            className="mt-6 flex flex-col gap-6"
          >
            {voices.length > 1 && (
              <RotationControls
                words={{
                  pause: t('pauseStories'),
                  play: t('playStories'),
                  previous: t('previousStory'),
                  next: t('nextStory'),
                  choose: t('storiesTitle'),
                }}
                className="order-last flex-wrap items-center gap-2"
                choicesClassName="flex"
              >
                {voices.map((_, index) => (
                  <button
                    key={index}
                    type="button"
                    data-dot
                    aria-label={t('storyOf', { index: index + 1, total: voices.length })}
                    aria-current={index === 0 ? 'true' : undefined}
                    className="group/dot inline-flex size-8 items-center justify-center rounded-full coarse:size-11 max-md:size-11"
                  >
                    <span className="h-2.5 w-2.5 rounded-full border border-current transition-all group-aria-[current=true]/dot:w-6 group-aria-[current=true]/dot:bg-current" />
                  </button>
                ))}
              </RotationControls>
            )}
            <div data-stage aria-live="polite" className="grid touch-pan-y">
              {voices.map((voice, index) => (
                <div
                  key={index}
                  role="group"
                  aria-roledescription={t('slide')}
                  aria-label={t('storyOf', { index: index + 1, total: voices.length })}
                  data-slide
                  data-away={index === 0 ? undefined : ''}
                  inert={index !== 0}
                  className="col-start-1 row-start-1 transition-[opacity,visibility] duration-300 data-away:invisible data-away:opacity-0"
                >
                  <figure>
                    <blockquote className="max-w-[30em] text-quote font-medium">{voice.quote}</blockquote>
                    <figcaption className="mt-4 text-body text-ink-2">
                      <span className="flex flex-wrap items-center gap-2 font-medium text-ink">
                        {voice.by}
                        {voice.isExample && <Badge>{t('exampleVoice')}</Badge>}
                      </span>
                      {voice.company && <span className="block">{voice.company}</span>}
                    </figcaption>
                  </figure>
                </div>
              ))}
            </div>
          </div>
        </div>
      </div>
    </section>
  )
}
