import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { consentMessages } from '#/messages/consent.ts'
import { publicPath } from '#/platform/i18n.ts'
import { Button } from '#/ui/button.tsx'
import { classes } from '#/ui/class-names.ts'
import { useLang, useT } from '#/ui/language.tsx'
import { announce } from '#/ui/live-region.tsx'
import { answerConsent, closeConsent, consentIn, reopened } from './consent.ts'

/** How much of the window the bar takes: what gets the focus is scrolled clear of it, and the end of the page too. */
function useRoom(bar: React.RefObject<HTMLElement | null>) {
  useEffect(() => {
    const root = document.documentElement
    const measure = new ResizeObserver(() => {
      root.style.setProperty('--bar-height', `${bar.current?.offsetHeight ?? 0}px`)
    })
    if (bar.current) measure.observe(bar.current)
    root.dataset['bar'] = 'open'
    return () => {
      measure.disconnect()
      delete root.dataset['bar']
      root.style.removeProperty('--bar-height')
    }
  }, [bar])
}

/** Opened by the visitor, the bar takes the focus and gives it back; by itself it never takes it. */
function useFocusWhenAskedFor(heading: React.RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (!reopened()) return
    const before = document.activeElement
    heading.current?.focus()
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [heading])
}

/** Who has answered before may leave the bar as it was. */
function useEscape(bar: React.RefObject<HTMLElement | null>, mayLeave: boolean) {
  useEffect(() => {
    const element = bar.current
    if (!element || !mayLeave) return
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') closeConsent()
    }
    element.addEventListener('keydown', onKey)
    return () => element.removeEventListener('keydown', onKey)
  }, [bar, mayLeave])
}

/** The question about cookies: a bar at the foot of the window that blocks nothing, with three equal answers. */
export default function ConsentBar() {
  const t = useT(consentMessages)
  const lang = useLang()
  const bar = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const known = consentIn(document.cookie)
  const [choosing, setChoosing] = useState(known !== null)
  const [measuring, setMeasuring] = useState(known?.measuring ?? false)
  useRoom(bar)
  useFocusWhenAskedFor(heading)
  useEscape(bar, known !== null)
  const answer = (allowed: boolean) => {
    answerConsent({ measuring: allowed })
    announce(t('saved'))
  }
  return (
    <section
      ref={bar}
      aria-label={t('region')}
      data-consent
      data-print="hide"
      className="fixed inset-x-0 bottom-0 z-40 max-h-[80dvh] overflow-y-auto border-t border-line bg-card pb-[env(safe-area-inset-bottom)] shadow-float print:hidden"
    >
      <div className="mx-auto max-w-[1264px] px-4 py-4 md:px-8">
        <div
          className={classes(
            'flex flex-col gap-3',
            !choosing && 'lg:flex-row lg:items-center lg:justify-between lg:gap-8',
          )}
        >
          <div>
            <h2 ref={heading} tabIndex={-1} className="text-body font-semibold outline-none">
              {t('title')}
            </h2>
            <p className="text-ui text-ink-2">
              <span className="me-1">{t('text')}</span>
              <Link to={`${publicPath(lang, '/terms')}#privacy`} className="link">
                {t('privacyNotice')}
              </Link>
            </p>
          </div>
          {choosing && <Categories measuring={measuring} onMeasuring={setMeasuring} />}
          <div className="grid shrink-0 grid-cols-3 gap-2 lg:w-96">
            <Button onClick={() => answer(true)}>{t('accept')}</Button>
            <Button onClick={() => answer(false)}>{t('reject')}</Button>
            {choosing ? (
              <Button onClick={() => answer(measuring)}>{t('save')}</Button>
            ) : (
              <Button onClick={() => setChoosing(true)}>{t('choose')}</Button>
            )}
          </div>
        </div>
      </div>
    </section>
  )
}

type CategoriesProps = { measuring: boolean; onMeasuring: (allowed: boolean) => void }

function Categories({ measuring, onMeasuring }: CategoriesProps) {
  const t = useT(consentMessages)
  return (
    <section aria-label={t('categories')} className="grid gap-3 md:grid-cols-3">
      <Category title={t('necessary')} text={t('necessaryText')} />
      <div className="rounded-card border border-line p-3">
        <label className="flex min-h-8 items-start gap-2 text-ui font-medium coarse:min-h-11">
          <input
            type="checkbox"
            checked={measuring}
            onChange={(event) => onMeasuring(event.target.checked)}
            className="mt-0.5 size-5 shrink-0 accent-primary"
          />
          {t('measuring')}
        </label>
        <p className="text-caption text-ink-2">{t('measuringText')}</p>
      </div>
      <Category title={t('advertising')} text={t('advertisingText')} />
    </section>
  )
}

function Category({ title, text }: { title: string; text: string }) {
  return (
    <div className="rounded-card border border-line p-3">
      <h3 className="min-h-8 text-ui font-medium">{title}</h3>
      <p className="text-caption text-ink-2">{text}</p>
    </div>
  )
}
