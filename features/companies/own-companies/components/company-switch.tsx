import { Building2, Check } from 'lucide-react'
import { Form, href, Link } from 'react-router'
import { ownCompanyMessages } from '#/messages/companies/own-companies.ts'
import { Icon } from '#/ui/icon.tsx'
import { useT } from '#/ui/language.tsx'
import type { OwnCompany } from '../own-companies.server.ts'

const entry =
  'flex min-h-10 w-full items-center gap-2 rounded-control px-2 py-1.5 text-start text-ui hover:bg-surface-2 coarse:min-h-11 max-md:min-h-11'

type CompanySwitchProps = {
  companies: readonly OwnCompany[]
  /** Company of the session; null in the field portal, where all are offered. */
  current: string | null
  /** Link back to the field portal, for a shopper who acts for a company. */
  toVisits: boolean
}

/** Companies of the reader, each a button that opens its pages. Hidden while there is nothing to choose. */
export function CompanySwitch({ companies, current, toVisits }: CompanySwitchProps) {
  const t = useT(ownCompanyMessages)
  const others = companies.filter(({ id }) => id !== current)
  if (others.length === 0 && !toVisits) return null
  return (
    <div className="mt-2 border-t border-line pt-2">
      {others.length > 0 && <Choices others={others} label={t(current === null ? 'teams' : 'switch')} />}
      {toVisits && (
        <Link to={href('/freelancer/dashboard')} className={entry}>
          <Icon as={Check} size={16} />
          {t('toVisits')}
        </Link>
      )}
    </div>
  )
}

function Choices({ others, label }: { others: readonly OwnCompany[]; label: string }) {
  return (
    <details className="group">
      <summary className={`${entry} cursor-pointer font-medium`}>
        <Icon as={Building2} size={16} />
        {label}
      </summary>
      {/* why a whole page load: everything shown belongs to the former company */}
      <Form method="post" action="/set-company" reloadDocument>
        <ul className="flex flex-col">
          {others.map(({ id, name }) => (
            <li key={id}>
              <button type="submit" name="company" value={id} className={entry}>
                <bdi className="line-clamp-2">{name}</bdi>
              </button>
            </li>
          ))}
        </ul>
      </Form>
    </details>
  )
}
