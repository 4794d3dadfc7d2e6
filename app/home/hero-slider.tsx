import { type ComponentType, useEffect, useRef } from 'react'
import type { SlideArt } from '#/features/site/home/kinds.ts'
import type { HomeTexts } from '#/features/site/home/read-home.server.ts'
import { homeMessages } from '#/messages/site/home.ts'
import { classes } from '#/ui/class-names.ts'
import { useT } from '#/ui/language.tsx'
import { rotate } from '../live/rotate.ts'
import { RotationControls } from '../shell/rotation-controls.tsx'
import { SiteLink } from '../shell/site-link.tsx'
import { DigitalArt, QualityArt, ReportArt, StarLattice, SupplyArt } from './hero-art.tsx'

/** Milliseconds per slide (specification, section 9). */
const slideMs = 5000

const buttonLook =
  'inline-flex min-h-13 items-center justify-center rounded-control border px-6 py-3 text-center text-body font-medium transition-opacity hover:opacity-85 max-md:w-full'

const arts: Record<SlideArt, ComponentType> = {
  report: ReportArt,
  supply: SupplyArt,
  digital: DigitalArt,
  quality: QualityArt,
}

type Slide = HomeTexts['slides'][number]

/** Slides at the head of the home page. The first one carries the message alone. */
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
      className="relative flex flex-col overflow-hidden bg-brand text-on-brand [&_:focus-visible]:outline-on-brand"
    >
      <StarLattice />
      {slides.length > 1 && (
        <RotationControls
          count={slides.length}
          className="order-last relative mx-auto w-full max-w-[1264px] px-4 pb-6 md:px-8"
          words={{
            pause: t('pauseSlides'),
            play: t('playSlides'),
            previous: t('previousSlide'),
            next: t('nextSlide'),
            choose: t('chooseSlide'),
            one: (index) => t('goToSlide', { index }),
          }}
        />
      )}
      <div
        data-stage
        aria-live="polite"
        className="relative mx-auto grid min-h-[clamp(480px,70svh,560px)] w-full max-w-[1264px] touch-pan-y px-4 md:px-8"
      >
        {slides.map((slide, index) => (
          <div
            key={index}
            role="group"
            aria-roledescription={t('slide')}
            aria-label={t('slideOf', { index: index + 1, total: slides.length })}
            data-slide
            data-away={index === 0 ? undefined : ''}
            inert={index !== 0}
            className="col-start-1 row-start-1 grid items-center gap-8 py-10 transition-[opacity,visibility,translate] duration-300 data-away:invisible data-away:translate-x-[calc(var(--dir)*24px)] data-away:opacity-0 lg:grid-cols-[1.1fr_1fr]"
          >
            <SlideText slide={slide} first={index === 0} />
            <SlideDrawing art={slide.art} />
          </div>
        ))}
      </div>
    </section>
  )
}

function SlideDrawing({ art }: { art: SlideArt }) {
  const Art = arts[art]
  return (
    <div className="h-[380px] max-lg:hidden">
      <Art />
    </div>
  )
}

function SlideText({ slide, first }: { slide: Slide; first: boolean }) {
  const Heading = first ? 'h1' : 'h2'
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="rounded-full border border-on-brand/35 px-3 py-1 text-caption font-medium">{slide.kicker}</p>
      <Heading className="text-display">{slide.title}</Heading>
      <p className="max-w-[34rem] text-body-lg text-on-brand/80">{slide.text}</p>
      <div className="mt-2 flex flex-wrap gap-3 max-md:w-full">
        {slide.buttons.map(({ label, target }, place) => (
          <SiteLink
            key={place}
            to={target}
            className={classes(
              buttonLook,
              place === 0 ? 'border-transparent bg-on-brand text-brand' : 'border-on-brand/50 text-on-brand',
            )}
          >
            {label}
          </SiteLink>
        ))}
      </div>
    </div>
  )
}
