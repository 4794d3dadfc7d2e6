import { pageNumber } from '#/domain/page-number.ts'
import { data, redirectDocument } from 'react-router'
import { BrandMark } from '#/app/shell/brand-mark.tsx'
import { langOf, pageTitle, publicMeta } from '#/app/shell/page-title.ts'
import { SkipLink } from '#/app/shell/skip-link.tsx'
import { useRoot } from '#/app/shell/use-root.ts'
import { AppError } from '#/domain/errors.ts'
import { otherLang, translator, type Text, withoutMarks } from '#/domain/text.ts'
import { GuestReviews } from '#/features/certification/guest-reviews/components/guest-reviews.tsx'
import { handleGuestReview } from '#/features/certification/guest-reviews/handle-guest-review.server.ts'
import { readGuestReviews } from '#/features/certification/guest-reviews/read-guest-reviews.server.ts'
import {
  misuseAnswer,
  misuseIntent,
  MisuseReport,
} from '#/features/certification/verification/components/misuse-report.tsx'
import { NumberLookup } from '#/features/certification/verification/components/how-to-check.tsx'
import { ReviewCard } from '#/features/certification/verification/components/review-card.tsx'
import { pageScript } from '#/features/certification/verification/page-script.server.ts'
import { readReview } from '#/features/certification/verification/read-review.server.ts'
import { reportMisuse } from '#/features/certification/verification/report-misuse.server.ts'
import { shellMessages } from '#/messages/shell.ts'
import { verificationMessages } from '#/messages/certification/verification.ts'
import { publicPath } from '#/platform/i18n.ts'
import { formOf } from '#/platform/request-body.server.ts'
import { infoOf } from '#/platform/request-context.ts'
import { EmptyState } from '#/ui/feedback.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import type { Route } from './+types/$publicId'

/** Server-rendered with one small script, for fast loading on phones. */
export const handle = { still: true }

const fresh = { 'cache-control': 'private, no-store' }
const nothing = { review: null, guests: null, script: null }
const hidden = { ...fresh, 'x-robots-tag': 'noindex' }

/** Identical page for unknown, malformed and foreign addresses. */
export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  // why: client-side navigation is redirected to the full document, which works without the application
  if (new URL(request.url).pathname.endsWith('.data')) throw redirectDocument(url.pathname + url.search)
  const { lang, network, origin } = infoOf(context)
  try {
    const found = await readReview({ publicId: params.publicId, lang, network, origin })
    if (!found) return data({ ...nothing, isBusy: false }, { status: 404, headers: hidden })
    const { review, branchId } = found
    const guests = await readGuestReviews(branchId, pageNumber(url.searchParams.get('reviews')))
    const isFindable = review.isListed && (review.state === 'valid' || review.state === 'expires-soon')
    return data({ review, guests, script: pageScript(), isBusy: false }, { headers: isFindable ? fresh : hidden })
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'too-many-attempts') throw error
    const headers = { ...hidden, 'retry-after': String(error.details['seconds'] ?? 60) }
    return data({ ...nothing, isBusy: true }, { status: error.status, headers })
  }
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export async function action(args: Route.ActionArgs) {
  const intent = (await formOf(args.request.clone())).get('intent')
  if (intent === misuseIntent) return reportMisuse(args)
  if (intent === 'guest-review') return handleGuestReview(args)
  throw data(null, { status: 400 })
}

const isHeld = (state: string): boolean => state !== 'revoked' && state !== 'expired'

const inBoth = (say: (lang: 'en' | 'ar') => string): Text => ({ en: say('en'), ar: say('ar') })

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const review = loaderData?.review
  if (!review) {
    const title = loaderData?.isBusy ? verificationMessages.busy : verificationMessages.none
    return [{ title: pageTitle(matches, title) }, { name: 'robots', content: 'noindex' }]
  }
  const { number, names, publicId, isListed, state } = review
  const words = inBoth((lang) =>
    withoutMarks(translator(lang, verificationMessages)('title', { number, branch: names.branch[lang] })),
  )
  const about = inBoth((lang) =>
    withoutMarks(translator(lang, verificationMessages)('description', { number, holder: names.holder[lang] })),
  )
  return publicMeta({
    matches,
    path: `/review/${publicId}`,
    title: words,
    description: about,
    image: { path: `/review/${publicId}/certificate.png?lang=${langOf(matches)}`, width: 1200, height: 630 },
    noindex: !isListed || (state !== 'valid' && state !== 'expires-soon'),
  })
}

export default function Page({ loaderData: { review, guests, script, isBusy }, actionData }: Route.ComponentProps) {
  const t = useT(verificationMessages)
  const lang = useLang()
  const root = useRoot()
  const issuer = root?.branding.companyName[lang] ?? ''
  const twin = review ? `/review/${review.publicId}` : '/get-certified'
  return (
    <div data-theme="light" className="flex min-h-dvh flex-col bg-page text-ink">
      <SkipLink />
      <Header twin={twin} />
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto flex w-full max-w-[720px] flex-1 flex-col gap-6 outline-none md:px-4 md:py-8"
      >
        {review ? (
          <ReviewCard review={review} issuer={issuer}>
            <GuestReviews
              reviews={guests}
              branch={review.names.branch[lang]}
              holder={review.names.holder[lang]}
              isOpen={isHeld(review.state)}
              actionData={actionData}
            />
            {review.misuseForm && (
              <MisuseReport form={review.misuseForm} publicId={review.publicId} answer={misuseAnswer(actionData)} />
            )}
          </ReviewCard>
        ) : (
          <Nothing isBusy={isBusy} />
        )}
      </main>
      <footer className="mx-auto flex w-full max-w-[720px] flex-wrap gap-x-6 px-4 py-6 text-ui text-ink-2">
        <p className="py-2.5">{t('footer', { company: issuer })}</p>
        <a href={publicPath(lang, '/get-certified#rule')} className="link inline-flex min-h-11 items-center">
          {t('ruleLink')}
        </a>
        <a href={publicPath(lang, '/terms')} className="link inline-flex min-h-11 items-center">
          {t('privacy')}
        </a>
      </footer>
      {review && <PageScript nonce={root?.nonce ?? ''} text={script} />}
    </div>
  )
}

function Header({ twin }: { twin: string }) {
  const t = useT(shellMessages)
  const other = otherLang(useLang())
  return (
    <header className="border-b border-line bg-card print:hidden" data-print="hide">
      <div className="mx-auto flex h-14 w-full max-w-[720px] items-center justify-between gap-4 px-4">
        <BrandMark to="home" />
        <a
          className="inline-flex min-h-11 shrink-0 items-center px-2 font-system text-ui hover:underline"
          lang={other}
          hrefLang={other}
          href={publicPath(other, twin)}
        >
          {t('switchLanguage')}
        </a>
      </div>
    </header>
  )
}

function Nothing({ isBusy }: { isBusy: boolean }) {
  const t = useT(verificationMessages)
  return (
    <div className="flex flex-col gap-6 p-4 md:rounded-card md:border md:border-line md:bg-card md:p-8">
      <h1 className="sr-only">{t(isBusy ? 'busy' : 'none')}</h1>
      <EmptyState title={t(isBusy ? 'busy' : 'none')}>{t(isBusy ? 'busyText' : 'noneText')}</EmptyState>
      {!isBusy && <NumberLookup />}
    </div>
  )
}

/** Without a build, inlines the development server's script. */
function PageScript({ nonce, text }: { nonce: string; text: string | null }) {
  if (text === null) return <script type="module" nonce={nonce} src="/app/live/certificate.ts" />
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: text }} />
}
