import type { ComponentType, ReactNode } from 'react'
import { Link } from 'react-router'
import { homeMessages } from '#/messages/home.ts'
import { shellMessages } from '#/messages/shell.ts'
import { publicPath } from '#/platform/i18n.ts'
import { classes } from '#/ui/class-names.ts'
import { useLang, useT } from '#/ui/language.tsx'
import { RotationControls } from '../shell/rotation-controls.tsx'
import { useRotation } from '../shell/use-rotation.ts'
import { useSwipe } from '../shell/use-swipe.ts'
import { DigitalArt, QualityArt, ReportArt, StarLattice, SupplyArt } from './hero-art.tsx'

/** How long a slide stays (specification, section 9). */
const slideMs = 5000

const buttonLook =
  'inline-flex min-h-13 items-center justify-center rounded-control border px-6 py-3 text-center text-body font-medium transition-opacity hover:opacity-85 max-md:w-full'

function Action({ to, main, children }: { to: string; main?: boolean; children: ReactNode }) {
  const lang = useLang()
  return (
    <Link
      to={publicPath(lang, to)}
      className={classes(
        buttonLook,
        main ? 'border-transparent bg-on-brand text-brand' : 'border-on-brand/50 text-on-brand',
      )}
    >
      {children}
    </Link>
  )
}

type SlideKey = 'slide1' | 'slide2' | 'slide3' | 'slide4'
const slides: readonly { key: SlideKey; Art: ComponentType; actions: readonly ('demo' | 'explore' | 'register')[] }[] =
  [
    { key: 'slide1', Art: ReportArt, actions: ['demo', 'explore'] },
    { key: 'slide2', Art: SupplyArt, actions: ['explore', 'demo'] },
    { key: 'slide3', Art: DigitalArt, actions: ['explore', 'demo'] },
    { key: 'slide4', Art: QualityArt, actions: ['register', 'explore'] },
  ]

/** The four slides at the head of the home page. The first one carries the message alone. */
export function HeroSlider() {
  const t = useT(homeMessages)
  const lang = useLang()
  const rotation = useRotation(slides.length, slideMs)
  const swipe = useSwipe({
    rightToLeft: lang === 'ar',
    onTouch: rotation.stop,
    onNext: rotation.next,
    onPrevious: rotation.previous,
  })
  return (
    <section
      id="slides"
      aria-roledescription={t('carousel')}
      aria-label={t('slideshow')}
      {...rotation.region}
      className="relative flex flex-col overflow-hidden bg-brand text-on-brand [&_:focus-visible]:outline-on-brand"
    >
      <StarLattice />
      <RotationControls
        rotation={rotation}
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
      <div
        aria-live={rotation.moving ? 'off' : 'polite'}
        {...swipe}
        className="relative mx-auto grid min-h-[clamp(480px,70svh,560px)] w-full max-w-[1264px] touch-pan-y px-4 md:px-8"
      >
        {slides.map(({ key, Art, actions }, index) => (
          <div
            key={key}
            role="group"
            aria-roledescription={t('slide')}
            aria-label={t('slideOf', { index: index + 1, total: slides.length })}
            inert={index !== rotation.index}
            className={classes(
              'col-start-1 row-start-1 grid items-center gap-8 py-10 transition-[opacity,visibility,translate] duration-300 lg:grid-cols-[1.1fr_1fr]',
              index !== rotation.index && 'invisible translate-x-[calc(var(--dir)*24px)] opacity-0',
            )}
          >
            <SlideText slide={key} first={index === 0} actions={actions} />
            <div className="h-[380px] max-lg:hidden">
              <Art />
            </div>
          </div>
        ))}
      </div>
    </section>
  )
}

type SlideTextProps = { slide: SlideKey; first: boolean; actions: readonly ('demo' | 'explore' | 'register')[] }

function SlideText({ slide, first, actions }: SlideTextProps) {
  const t = useT(homeMessages)
  const shell = useT(shellMessages)
  const Heading = first ? 'h1' : 'h2'
  const all = {
    demo: { to: '/consultant?topic=demo', text: shell('requestDemo') },
    explore: { to: '/#services', text: t('explore') },
    register: { to: '/client-registration', text: t('registerShopping') },
  } as const
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="rounded-full border border-on-brand/35 px-3 py-1 text-caption font-medium">{t(`${slide}Kicker`)}</p>
      <Heading className="text-display">{t(`${slide}Title`)}</Heading>
      <p className="max-w-[34rem] text-body-lg text-on-brand/80">{t(`${slide}Text`)}</p>
      <div className="mt-2 flex flex-wrap gap-3 max-md:w-full">
        {actions.map((action, place) => (
          <Action key={action} to={all[action].to} main={place === 0}>
            {all[action].text}
          </Action>
        ))}
      </div>
    </div>
  )
}
