import { ClipboardPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { href } from 'react-router'
import { formatDate } from '#/domain/riyadh-time.ts'
import { LatestList } from '#/features/office/clients/components/overview-part.tsx'
import { clientNameIn } from '#/features/office/clients/list.ts'
import { clientBranchMessages } from '#/messages/office/client-branch.ts'
import { StatusBadge } from '#/ui/badge.tsx'
import { Beside, BesidePart } from '#/ui/beside.tsx'
import { LinkButton } from '#/ui/button.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import type { BesideBranch } from '../read-beside.server.ts'
import type { ClientBranch } from '../read-branch.server.ts'
import { BranchContacts, ComingVisits, KeptAwayList } from './branch-about.tsx'
import { BranchFacts } from './branch-facts.tsx'
import { BranchNames } from './branch-names.tsx'

type Props = { clientId: string; rows: readonly { id: string }[]; children: ReactNode }

/** The list of a client's branches with the branch of a pressed row beside it. */
export function BesideBranches({ clientId, rows, children }: Props) {
  const t = useT(clientBranchMessages)
  const lang = useLang()
  return (
    <Beside<BesideBranch>
      ids={rows.map(({ id }) => id)}
      version={rows}
      page={(branchId) => href('/admin/clients/:clientId/branches/:branchId', { clientId, branchId })}
      name={({ about }) => clientNameIn(about.names, lang)}
      head={(branch) => <ClosedBadge branch={branch} />}
      body={(branch) => <Body branch={branch} />}
      foot={({ about, mayOrder }) =>
        mayOrder && (
          <LinkButton
            to={`${href('/admin/secret-shopper')}?new=1&for=${about.clientId}`}
            icon={ClipboardPlus}
            variant="primary"
          >
            {t('order')}
          </LinkButton>
        )
      }
    >
      {children}
    </Beside>
  )
}

/** Says that a branch is closed, and since when. */
export function ClosedBadge({ branch: { facts } }: { branch: ClientBranch }) {
  const t = useT(clientBranchMessages)
  const lang = useLang()
  if (!facts.closedAt) return null
  return <StatusBadge tone="grey">{t('closed', { day: formatDate(new Date(facts.closedAt), lang) })}</StatusBadge>
}

function Body({ branch }: { branch: BesideBranch }) {
  const t = useT(clientBranchMessages)
  const { about, coming, keptAway } = branch
  const here = href('/admin/clients/:clientId/branches/:branchId', { clientId: about.clientId, branchId: about.id })
  return (
    <>
      <div>
        <h2 className="text-h3 font-semibold">
          <BranchNames names={about.names} />
        </h2>
        <p className="mt-1 text-caption text-ink-2">
          <bdi>{about.location}</bdi>
        </p>
      </div>
      <BranchFacts branch={branch} linkTo={(part) => ({ to: `${here}?part=${part}` })} narrow />
      {coming && (
        <BesidePart title={t('coming')}>
          <ComingVisits visits={coming} />
        </BesidePart>
      )}
      {keptAway && keptAway.length > 0 && (
        <BesidePart title={t('keptAway')}>
          <KeptAwayList shoppers={keptAway} />
        </BesidePart>
      )}
      <BesidePart title={t('contacts')}>
        <BranchContacts branch={branch} />
      </BesidePart>
      <BesidePart title={t('latest')}>
        <LatestList latest={branch.latest} />
      </BesidePart>
    </>
  )
}
