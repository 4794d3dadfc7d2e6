import { Download } from 'lucide-react'
import { href, redirectDocument } from 'react-router'
import { endedCookies } from '#/features/identity/accounts/session-cookies.server.ts'
import { EraseForm } from '#/features/identity/own-data/components/erase-form.tsx'
import { eraseAccount, underWay } from '#/features/identity/own-data/erase.server.ts'
import { eraseForm } from '#/features/identity/own-data/form.ts'
import { ProfileFrame } from '#/features/shoppers/shopper-profile/components/profile-frame.tsx'
import { ownDataMessages } from '#/messages/own-data.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { publicPath } from '#/platform/i18n.ts'
import { actorOf, infoOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { useT } from '#/ui/language.tsx'
import { pageTitle } from '#/app/shell/page-title.ts'
import type { Route } from './+types/data'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, ownDataMessages.title) }]

export const loader = pageData(({ context }: Route.LoaderArgs) => underWay(actorOf(context)))

export const action = formAction(eraseForm, async (actor, { password }, { context }) => {
  await eraseAccount(actor, password)
  const headers = new Headers({ 'clear-site-data': '"cache"' })
  for (const cookie of endedCookies()) headers.append('set-cookie', cookie)
  return redirectDocument(publicPath(infoOf(context).lang, '/account-closed'), { headers })
})

/** Data export and account deletion of a shopper. */
export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT(ownDataMessages)
  return (
    <ProfileFrame>
      <p className="text-ui text-ink-2">{t('lead')}</p>
      <Card title={t('copyTitle')}>
        <div className="flex flex-col gap-4">
          <p className="text-ui">{t('copyLead')}</p>
          <div className="flex flex-wrap gap-3">
            <LinkButton to={`${href('/freelancer/profile/data/copy')}?format=xlsx`} icon={Download} reloadDocument>
              {t('sheet')}
            </LinkButton>
            <LinkButton to={`${href('/freelancer/profile/data/copy')}?format=json`} icon={Download} reloadDocument>
              {t('machine')}
            </LinkButton>
          </div>
        </div>
      </Card>
      <EraseForm underWay={loaderData} result={actionData} />
    </ProfileFrame>
  )
}
