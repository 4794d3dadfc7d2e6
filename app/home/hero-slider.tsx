import { useEffect, useRef } from 'react'
import type { HomeTexts } from '#/features/site/home/read-home.server.ts'
import { homeMessages } from '#/messages/site/home.ts'
import { oneVisitMessages } from '#/messages/site/one-visit.ts'
import { classes } from '#/ui/class-names.ts'
import { useT } from '#/ui/language.tsx'
import { rotate } from '../live/rotate.ts'
import { SiteLink } from '../shell/site-link.tsx'
import { Kicker, Lattice } from '../site/star-mark.tsx'
import { HeroStage } from './hero-stages.tsx'
import { RotationControls } from './rotation-controls.tsx'

/** Milliseconds per slide (specification, section 9); `animate-slide-time` takes as long. */
const slideMs = 5000

const buttonLook =
  'inline-flex min-h-13 items-center justify-center rounded-control border px-6 py-3 text-center text-body font-medium transition-colors max-md:w-full'

type Slide = HomeTexts['slides'][number]

/** Slides at the head of the home page. The first one tells one visit from the phone to the certificate. */
export function HeroSlider({ slides }: { slides: readonly Slide[] }) {
  const t = useT(homeMessages)
  const region = useRef<HTMLElement>(null)
  useEffect(() => {
    if (region.current) rotate(region.current)
  }, [])
  return (
    <section
      ref={region}
      id="slides"
      data-rotates={slideMs}
      aria-roledescription={t('carousel')}
      aria-label={t('slideshow')}
      className="relative flex flex-col overflow-hidden bg-paper"
    >
      <Lattice id="hero-lattice" />
      {slides.length > 1 && <SlideControls slides={slides} />}
      <div data-stage aria-live="polite" className="site-wrap relative grid touch-pan-y">
        {slides.map((slide, index) => (
          <div
            key={index}
            role="group"
            aria-roledescription={t('slide')}
            aria-label={t('slideOf', { index: index + 1, total: slides.length })}
            data-slide
            data-away={index === 0 ? undefined : ''}
            inert={index !== 0}
            className="col-start-1 row-start-1 grid content-start items-center gap-6 pt-8 transition-[opacity,visibility] duration-300 data-away:invisible data-away:opacity-0 lg:grid-cols-[minmax(0,490px)_minmax(0,1fr)] lg:content-center lg:pt-6"
          >
            <SlideText slide={slide} first={index === 0} />
            <HeroStage art={slide.art} />
          </div>
        ))}
      </div>
    </section>
  )
}

function SlideText({ slide, first }: { slide: Slide; first: boolean }) {
  const t = useT(oneVisitMessages)
  const Heading = first ? 'h1' : 'h2'
  return (
    <div className="relative flex flex-col items-start">
      <Kicker>{slide.kicker}</Kicker>
      <Heading className="text-display ltr:tracking-[-0.03em]">{slide.title}</Heading>
      <p className="mt-5 max-w-[32rem] text-body-lg text-ink-2">{slide.text}</p>
      <div className="mt-8 flex flex-wrap gap-3 max-md:w-full">
        {slide.buttons.map(({ label, target }, place) => (
          <SiteLink
            key={place}
            to={target}
            className={classes(
              buttonLook,
              place === 0
                ? 'border-primary bg-primary text-on-primary hover:bg-primary-hover'
                : 'border-line-input text-ink hover:bg-surface-3',
            )}
          >
            {label}
          </SiteLink>
        ))}
      </div>
      {slide.art === 'report' && (
        <p className="mt-5 max-w-[32rem] text-caption text-ink-3 max-lg:hidden">{t('pictured')}</p>
      )}
    </div>
  )
}

/**
 * The controls of the slides: their choices are named tabs, whose line fills while a slide is shown. Invisible until they work,
 * because a browser that has not read the slides below yet would show them higher up and move them.
 */
function SlideControls({ slides }: { slides: readonly Slide[] }) {
  const t = useT(homeMessages)
  return (
    <div className="invisible relative order-last bg-paper has-[[data-ready]]:visible">
      <RotationControls
        words={{
          pause: t('pauseSlides'),
          play: t('playSlides'),
          previous: t('previousSlide'),
          next: t('nextSlide'),
          choose: t('chooseSlide'),
        }}
        className="site-wrap items-start gap-x-6 pb-6 max-lg:flex-col max-lg:items-stretch"
        buttonsClassName="order-last pt-3 max-lg:justify-center max-lg:pt-0"
        choicesClassName="grid flex-1 auto-cols-fr grid-flow-col gap-2 lg:gap-6"
      >
        {slides.map((slide, index) => (
          <button
            key={index}
            type="button"
            data-dot
            aria-current={index === 0 ? 'true' : undefined}
            className="group/dot relative min-h-11 pt-3.5 text-start text-ui font-medium text-ink-3 hover:text-ink aria-[current=true]:text-ink"
          >
            <span className="absolute inset-x-0 top-0 h-px bg-line-input max-lg:top-5 max-lg:h-[3px] max-lg:rounded max-lg:bg-paper-line" />
            <span className="absolute inset-x-0 top-0 hidden h-[3px] rounded bg-ink in-data-[playing=true]:animate-slide-time group-aria-[current=true]/dot:block max-lg:top-5" />
            <span className="max-lg:sr-only">{slide.kicker}</span>
          </button>
        ))}
      </RotationControls>
    </div>
  )
}
