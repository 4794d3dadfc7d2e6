import { UserRoundX } from 'lucide-react'
import type { ReactNode } from 'react'
import { href } from 'react-router'
import { nameFor } from '#/domain/branch-names.ts'
import { noAccessMessages } from '#/messages/companies/team.ts'
import { LinkButton } from '#/ui/button.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import type { AskedOwners } from '../read-owners.server.ts'

/** Start page of an account without a role in a company: whom to ask, and what is still the person's own. */
export function NoAccess({ asked, children }: { asked: AskedOwners | null; children?: ReactNode }) {
  const t = useT(noAccessMessages)
  const lang = useLang()
  return (
    <div className="flex flex-col gap-6">
      <EmptyState
        icon={UserRoundX}
        title={t('noAccess')}
        action={<LinkButton to={href('/account')}>{t('toAccount')}</LinkButton>}
      >
        {asked ? t('noAccessIn', { company: nameFor(asked.company, lang) }) : t('noAccessHelp')}
        {asked && asked.owners.length > 0 && (
          <span className="mt-2 block">{t('owners', { names: asked.owners.join(t('between')) })}</span>
        )}
      </EmptyState>
      {children}
    </div>
  )
}
