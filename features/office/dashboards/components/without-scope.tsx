import { href, Link } from 'react-router'
import { nameFor } from '#/domain/branch-names.ts'
import { formatDay } from '#/domain/riyadh-time.ts'
import { NoAccess } from '#/features/companies/members/components/no-access.tsx'
import { noAccessMessages } from '#/messages/companies/team.ts'
import { Card } from '#/ui/card.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import type { NoScope } from '../no-scope.server.ts'

/** Start page of a member whose roles have ended: the own account, the own open actions, and whom to ask. */
export function WithoutScope({ noScope: { actions, owners } }: { noScope: NoScope }) {
  const t = useT(noAccessMessages)
  const lang = useLang()
  return (
    <div className="flex flex-col gap-6">
      <NoAccess />
      {owners.length > 0 && (
        <Card title={t('ask')}>
          <ul className="flex flex-col gap-2">
            {owners.map(({ name, email }) => (
              <li key={email} className="text-ui">
                <bdi className="font-medium">{name}</bdi>
                {' · '}
                <a href={`mailto:${email}`} className="wrap-anywhere underline">
                  <bdi dir="ltr">{email}</bdi>
                </a>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {actions.length > 0 && (
        <Card title={t('openActions')} description={t('openActionsHelp')}>
          <ul className="flex flex-col divide-y divide-line">
            {actions.map(({ id, title, branch, dueOn }) => (
              <li key={id} className="py-3">
                <Link
                  to={href('/client/tasks/:actionId', { actionId: id })}
                  dir="auto"
                  className="link block text-start text-ui font-medium wrap-anywhere"
                >
                  {title}
                </Link>
                <p className="text-caption text-ink-2">
                  <bdi>{nameFor(branch, lang)}</bdi>
                  {dueOn && <> · {t('dueOn', { day: formatDay(dueOn, lang) })}</>}
                </p>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </div>
  )
}
