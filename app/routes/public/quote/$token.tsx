import { data } from 'react-router'
import { BrandMark } from '#/app/shell/brand-mark.tsx'
import { pageTitle } from '#/app/shell/page-title.ts'
import { AppError } from '#/domain/errors.ts'
import { otherLang } from '#/domain/text.ts'
import { declineQuote, submitQuote } from '#/features/kitchen/quotations/answer-quote.server.ts'
import { QuotePage } from '#/features/kitchen/quotations/components/quote-page.tsx'
import { quoteForm } from '#/features/kitchen/quotations/form.ts'
import { openQuote } from '#/features/kitchen/quotations/open-quote.server.ts'
import { sentFile } from '#/features/kitchen/suppliers/sent-file.server.ts'
import { quotePageMessages } from '#/messages/kitchen/quote-page.ts'
import { publicFormAction } from '#/platform/form-action.server.ts'
import { publicPath } from '#/platform/i18n.ts'
import { infoOf } from '#/platform/request-context.ts'
import { AnchorButton } from '#/ui/button.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import type { Route } from './+types/$token'

const answer = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' }

/** Identical page and status for unknown, altered, ended and withdrawn links. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { network } = infoOf(context)
  try {
    const view = await openQuote({ token: params.token, network, counts: request.method === 'GET' })
    return data({ view, token: view ? params.token : '', busy: false }, { status: view ? 200 : 404, headers: answer })
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'too-many-attempts') throw error
    return data({ view: null, token: '', busy: true }, { status: error.status, headers: answer })
  }
}

/** The answer of a supplier; its file is read from the same request again. */
export const action = async (args: Route.ActionArgs) => {
  const copy = args.request.clone()
  return publicFormAction(quoteForm, async ({ network }, input) => {
    const asked = { token: args.params.token, network }
    if (input.intent === 'decline') await declineQuote(asked)
    else await submitQuote(asked, input, await sentFile(copy))
    return null
  })(args)
}

export const headers: Route.HeadersFunction = () => answer

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const company = loaderData?.view?.company
  const { en, ar } = company === undefined ? quotePageMessages.titleGone : quotePageMessages.titleOf
  const title = { en: en.replace('{company}', company?.en ?? ''), ar: ar.replace('{company}', company?.ar ?? '') }
  return [
    { title: pageTitle(matches, title) },
    { name: 'robots', content: 'noindex, nofollow' },
    { name: 'referrer', content: 'no-referrer' },
  ]
}

/** A supplier answers one quotation request, without an account and also without scripts. */
export default function Page({ loaderData: { view, token, busy }, actionData }: Route.ComponentProps) {
  const t = useT(quotePageMessages)
  const lang = useLang()
  const other = otherLang(lang)
  return (
    <div className="min-h-dvh bg-page">
      <header className="border-b border-line bg-card">
        <div className="mx-auto flex h-14 w-full max-w-[44rem] items-center justify-between gap-4 px-4">
          <BrandMark to="home" />
          {view && (
            <a
              className="inline-flex min-h-11 items-center px-2 font-system text-ui hover:underline"
              lang={other}
              href={publicPath(other, `/quote/${token}`)}
            >
              {other === 'ar' ? 'العربية' : 'English'}
            </a>
          )}
        </div>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto flex w-full max-w-[44rem] flex-col gap-5 p-4 outline-none md:py-8"
      >
        {view ? (
          <QuotePage view={view} result={actionData} />
        ) : (
          <>
            <h1 className="sr-only">{t('titleGone')}</h1>
            <EmptyState
              title={t('titleGone')}
              action={<AnchorButton href={publicPath(lang, '/')}>{t('home')}</AnchorButton>}
            >
              {t(busy ? 'busy' : 'gone')}
            </EmptyState>
          </>
        )}
      </main>
    </div>
  )
}
