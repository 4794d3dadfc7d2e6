import { keepForm } from '#/app/shell/keep-form.ts'
import { Download } from 'lucide-react'
import { href, redirectDocument } from 'react-router'
import { endedCookies } from '#/features/identity/accounts/session-cookies.server.ts'
import { ErasureCards } from '#/features/identity/own-data/components/erasure-cards.tsx'
import { changeErasure, readErasure } from '#/features/identity/own-data/erasure.server.ts'
import { erasureForm } from '#/features/identity/own-data/form.ts'
import { ownDataMessages } from '#/messages/own-data.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { publicPath } from '#/platform/i18n.ts'
import { actorOf, infoOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { useT } from '#/ui/language.tsx'
import { pageTitle } from '../../shell/page-title.ts'
import type { Route } from './+types/data'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, ownDataMessages.title) }]

export const loader = pageData(async ({ context }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  return { type: actor.type, erasure: await readErasure(actor) }
})

export const action = formAction(erasureForm, async (actor, input, { context }) => {
  const done = await changeErasure(actor, input)
  if (input.intent !== 'erase' || actor.type === 'admin') return done
  const headers = new Headers({ 'clear-site-data': '"cache"' })
  for (const cookie of endedCookies()) headers.append('set-cookie', cookie)
  return redirectDocument(publicPath(infoOf(context).lang, '/account-closed'), { headers })
})

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  keepForm('unexpected', serverAction, request)

/** A copy of the own data, and the end of the account. */
export default function Page({ loaderData: { type, erasure }, actionData }: Route.ComponentProps) {
  const t = useT(ownDataMessages)
  const copy = href('/account/data/copy')
  return (
    <>
      <Card title={t('copyTitle')}>
        <div className="flex flex-col gap-4">
          <p className="text-ui">{t('copyLead')}</p>
          <div className="flex flex-wrap gap-3">
            <LinkButton to={`${copy}?format=xlsx`} icon={Download} reloadDocument>
              {t('sheet')}
            </LinkButton>
            <LinkButton to={`${copy}?format=json`} icon={Download} reloadDocument>
              {t('machine')}
            </LinkButton>
          </div>
        </div>
      </Card>
      <ErasureCards type={type} erasure={erasure} result={actionData} />
    </>
  )
}
