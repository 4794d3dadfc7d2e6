import { FileKey } from 'lucide-react'
import { readList } from '#/domain/list.ts'
import { keyAddress } from '#/features/certification/credentials/addresses.ts'
import { markCompromised } from '#/features/certification/credentials/rotate-key.server.ts'
import { CompromiseKey } from '#/features/certification/signing-keys/components/key-dialogs.tsx'
import { KeyStateBadge, SigningAnew } from '#/features/certification/signing-keys/components/key-parts.tsx'
import { signedCells } from '#/features/certification/signing-keys/components/signed-cells.tsx'
import { compromiseForm } from '#/features/certification/signing-keys/form.ts'
import { shortName } from '#/features/certification/signing-keys/lists.ts'
import type { KeyRow } from '#/features/certification/signing-keys/key-list.ts'
import { readKey } from '#/features/certification/signing-keys/read-keys.server.ts'
import { signedList } from '#/features/certification/signing-keys/signed-list.ts'
import { browseSigned } from '#/features/certification/signing-keys/signed-list.server.ts'
import { signingKeyMessages } from '#/messages/certification/signing-keys.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { Card } from '#/ui/card.tsx'
import { DescriptionList } from '#/ui/facts.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import { ListView } from '#/ui/list-page.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { Time } from '#/ui/time.tsx'
import { href } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import type { Route } from './+types/$kid'

export const meta: Route.MetaFunction = ({ matches, params }) => {
  const named = (text: string) => text.replace('{name}', shortName(params.kid))
  const { en, ar } = signingKeyMessages.keyOf
  return [{ title: pageTitle(matches, { en: named(en), ar: named(ar) }) }]
}

export const loader = pageData(async ({ context, params, url }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const row = await readKey(actor, params.kid)
  const key = { kid: row.kid, isCompromised: row.state === 'compromised' }
  const query = readList(signedList(key), url.searchParams)
  return { row, key, query, signed: await browseSigned(actor, key, query) }
})

export const action = formAction(compromiseForm, (actor, { kid, reason }) => markCompromised(actor, { kid, reason }))

/** A key: its dates, its certificates, and the step that revokes it. */
export default function Page({ loaderData }: Route.ComponentProps) {
  const { row, key, query, signed } = loaderData
  const { isCompromised } = key
  const list = signedList(key)
  const t = useT(signingKeyMessages)
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={t('keyOf', { name: shortName(row.kid) })}
        badge={<KeyStateBadge state={row.state} />}
        breadcrumbs={[
          { to: href('/admin/certificates/keys'), label: t('title') },
          { label: t('keyOf', { name: shortName(row.kid) }) },
        ]}
        actions={!isCompromised && <CompromiseKey row={row} />}
      />
      {isCompromised && <SigningAnew {...row} />}
      <KeyFacts row={row} />
      <section className="flex flex-col gap-2">
        <h2 className="text-h3">{t(isCompromised ? 'affectedCaption' : 'signedCaption')}</h2>
        <ListView
          list={list}
          query={query}
          rows={signed.rows}
          total={signed.total}
          cells={signedCells}
          rowKey={({ id }) => id}
          rowLink={({ id }) => href('/admin/certificates/:certificateId', { certificateId: id })}
          empty={<EmptyState icon={FileKey} title={t('nothingSigned')} />}
        />
      </section>
    </div>
  )
}

const kindOfKey = 'RS256 · RSA 2048'

function KeyFacts({ row }: { row: KeyRow }) {
  const t = useT(signingKeyMessages)
  const path = keyAddress('', row.kid)
  return (
    <Card>
      <DescriptionList
        columns={2}
        items={[
          { term: t('fullName'), value: <bdi dir="ltr">{row.kid}</bdi> },
          {
            term: t('address'),
            value: (
              <a className="link inline-flex min-h-11 items-center" href={path}>
                <bdi dir="ltr">{path}</bdi>
              </a>
            ),
          },
          { term: t('kind'), value: <bdi dir="ltr">{kindOfKey}</bdi> },
          { term: t('made'), value: <Time at={row.createdAt} mode="datetime" /> },
          { term: t('madeBy'), value: row.createdBy ?? t('itself') },
          { term: t('retired'), value: row.retiredAt && <Time at={row.retiredAt} mode="datetime" /> },
          { term: t('compromised'), value: row.compromisedAt && <Time at={row.compromisedAt} mode="datetime" /> },
          { term: t('reason'), value: row.reason },
          { term: t('bears'), value: String(row.bears) },
        ]}
      />
    </Card>
  )
}
