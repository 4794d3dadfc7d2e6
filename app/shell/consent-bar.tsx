import { useEffect } from 'react'
import { consentMessages } from '#/messages/consent.ts'
import { shellMessages } from '#/messages/shell.ts'
import { publicPath } from '#/platform/i18n.ts'
import { Button } from '#/ui/button.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { askConsent } from '../live/consent.ts'

/**
 * Cookie bar at the foot of the window, non-blocking, with three equal answers. Rendered hidden in every page, because
 * pages are cached; `app/live/consent.ts` shows it from the link in the footer and handles the answers.
 */
export function ConsentBar() {
  const t = useT(consentMessages)
  const lang = useLang()
  useEffect(askConsent)
  return (
    <>
      <p role="status" data-consent-status={t('saved')} className="sr-only" />
      <section
        hidden
        aria-label={t('region')}
        data-consent
        data-print="hide"
        className="group/consent fixed inset-x-0 bottom-0 z-40 max-h-[80dvh] overflow-y-auto border-t border-line bg-card pb-[env(safe-area-inset-bottom)] shadow-float print:hidden"
      >
        <div className="mx-auto max-w-[1264px] px-4 py-4 md:px-8">
          <div className="flex flex-col gap-3 lg:not-in-data-choosing:flex-row lg:not-in-data-choosing:items-center lg:not-in-data-choosing:justify-between lg:not-in-data-choosing:gap-8">
            <div>
              <h2 tabIndex={-1} className="text-body font-semibold outline-none">
                {t('title')}
              </h2>
              <p className="text-ui text-ink-2">
                <span className="me-1">{t('text')}</span>
                <a href={`${publicPath(lang, '/terms')}#privacy`} className="link">
                  {t('privacyNotice')}
                </a>
              </p>
            </div>
            <Categories />
            <div className="grid shrink-0 grid-cols-3 gap-2 lg:w-96">
              <Button data-consent-answer="all">{t('accept')}</Button>
              <Button data-consent-answer="necessary">{t('reject')}</Button>
              <span className="hidden group-data-choosing/consent:grid">
                <Button data-consent-answer="chosen">{t('save')}</Button>
              </span>
              <span className="grid group-data-choosing/consent:hidden">
                <Button data-consent-choose>{t('choose')}</Button>
              </span>
            </div>
          </div>
        </div>
      </section>
    </>
  )
}

function Categories() {
  const t = useT(consentMessages)
  return (
    <section aria-label={t('categories')} className="hidden gap-3 group-data-choosing/consent:grid md:grid-cols-3">
      <Category title={t('necessary')} text={t('necessaryText')} />
      <div className="rounded-card border border-line p-3">
        <label className="flex min-h-8 items-start gap-2 text-ui font-medium coarse:min-h-11">
          <input type="checkbox" data-measuring className="mt-0.5 size-5 shrink-0 accent-primary" />
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

/** Reopens the question. Without scripts it links to the privacy notice. */
export function ConsentLink({ className }: { className?: string }) {
  const t = useT(shellMessages)
  const lang = useLang()
  return (
    <a href={`${publicPath(lang, '/terms')}#privacy`} className={className} data-consent-open>
      {t('cookieSettings')}
    </a>
  )
}
