import { data } from 'react-router'
import { BrandMark } from '#/app/shell/brand-mark.tsx'
import { pageTitle } from '#/app/shell/page-title.ts'
import { AppError } from '#/domain/errors.ts'
import { otherLang } from '#/domain/text.ts'
import { sentFilesOf } from '#/features/reporting/attachments/sent-files.server.ts'
import { LinkWork } from '#/features/reporting/corrective-actions/links/components/link-work.tsx'
import { linkWorkForm } from '#/features/reporting/corrective-actions/links/form.ts'
import { openActionLink } from '#/features/reporting/corrective-actions/links/open-link.server.ts'
import {
  addPhotosByLink,
  finishByLink,
  startByLink,
} from '#/features/reporting/corrective-actions/links/work-by-link.server.ts'
import { actionLinkPageMessages } from '#/messages/reporting/action-links.ts'
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
    const view = await openActionLink({ token: params.token, network, counts: request.method === 'GET' })
    return data({ view, token: view ? params.token : '', busy: false }, { status: view ? 200 : 404, headers: answer })
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'too-many-attempts') throw error
    return data({ view: null, token: '', busy: true }, { status: error.status, headers: answer })
  }
}

/** Steps of the owner; the files are read from the same request again. */
export const action = async (args: Route.ActionArgs) => {
  const copy = args.request.clone()
  return publicFormAction(linkWorkForm, async ({ network }, input) => {
    const asked = { token: args.params.token, network }
    if (input.intent === 'start') await startByLink(asked)
    else if (input.intent === 'finish') await finishByLink(asked, input)
    else await addPhotosByLink(asked, await sentFilesOf(copy))
    return null
  })(args)
}

export const headers: Route.HeadersFunction = () => answer

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const branch = loaderData?.view?.branch
  const { en, ar } = branch === undefined ? actionLinkPageMessages.titleGone : actionLinkPageMessages.titleOf
  const title = { en: en.replace('{branch}', branch?.en ?? ''), ar: ar.replace('{branch}', branch?.ar ?? '') }
  return [
    { title: pageTitle(matches, title) },
    { name: 'robots', content: 'noindex, nofollow' },
    { name: 'referrer', content: 'no-referrer' },
  ]
}

export default function Page({ loaderData: { view, token, busy } }: Route.ComponentProps) {
  const t = useT(actionLinkPageMessages)
  const lang = useLang()
  const other = otherLang(lang)
  return (
    <div className="min-h-dvh bg-page">
      <header className="border-b border-line bg-card">
        <div className="mx-auto flex h-14 w-full max-w-[40rem] items-center justify-between gap-4 px-4">
          <BrandMark to="home" />
          {view && (
            <a
              className="inline-flex min-h-11 items-center px-2 font-system text-ui hover:underline"
              lang={other}
              href={publicPath(other, `/action/${token}`)}
            >
              {other === 'ar' ? 'العربية' : 'English'}
            </a>
          )}
        </div>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto flex w-full max-w-[40rem] flex-col gap-5 p-4 outline-none md:py-8"
      >
        {view ? (
          <LinkWork view={view} />
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
