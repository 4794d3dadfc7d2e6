import type { ReactNode } from 'react'
import { listAddress } from '#/domain/list.ts'
import { registerList } from '#/features/certification/office-certificates/register-list.ts'
import { HoursCard } from '#/features/office/branch-records/components/branch-details.tsx'
import { ActivityTable, CertificateTable, VisitTable } from '#/features/office/clients/components/listed-parts.tsx'
import { LatestList } from '#/features/office/clients/components/overview-part.tsx'
import { PartFrame } from '#/features/office/clients/components/part-frame.tsx'
import { ActionTable, ReportTable } from '#/features/office/clients/components/parts.tsx'
import { partPageSize } from '#/features/office/clients/lists.ts'
import { roomList } from '#/features/ordering/control-room/room-list.ts'
import { clientBranchMessages } from '#/messages/office/client-branch.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { useT } from '#/ui/language.tsx'
import { ListPages } from '#/ui/list-tools.tsx'
import { OpenLink } from '#/ui/open-link.tsx'
import { Pagination } from '#/ui/pagination.tsx'
import type { BranchPart as Part } from '../parts.ts'
import type { BranchPartData, BranchPartOf } from '../read-branch-part.server.ts'
import type { ClientBranch } from '../read-branch.server.ts'
import { BranchAddress, BranchContacts, ComingVisits, KeptAwayList } from './branch-about.tsx'

type Props = { branch: ClientBranch; data: BranchPartData; to: (part: Part) => string }

/** The open tab of a branch's record. */
export function BranchPart({ branch, data, to }: Props) {
  const t = useT(clientBranchMessages)
  switch (data.part) {
    case 'overview':
      return <Overview branch={branch} overview={data} to={to} />
    case 'visits':
      return (
        <PartFrame
          views={null}
          actions={<Elsewhere to={listAddress(roomList, data.query)} text={t('inRoom')} />}
          pages={<ListPages list={roomList} total={data.total} />}
        >
          <VisitTable rows={data.rows} oneBranch />
        </PartFrame>
      )
    case 'reports':
      return (
        <PartFrame views={null} pages={<Pagination total={data.total} pageSize={partPageSize} />}>
          <ReportTable rows={data.rows} oneBranch />
        </PartFrame>
      )
    case 'certificates':
      return (
        <PartFrame
          views={null}
          actions={<Elsewhere to={listAddress(registerList, data.query)} text={t('inRegister')} />}
          pages={<ListPages list={registerList} total={data.total} />}
        >
          <CertificateTable query={data.query} rows={data.rows} oneBranch />
        </PartFrame>
      )
    case 'actions':
      return (
        <PartFrame views={null} pages={<Pagination total={data.total} pageSize={partPageSize} />}>
          <ActionTable rows={data.rows} oneBranch />
        </PartFrame>
      )
    case 'activity':
      return (
        <PartFrame
          views={null}
          pages={
            data.older && (
              <div className="flex justify-end">
                <LinkButton to={`${to('activity')}&before=${data.older}`}>{t('older')}</LinkButton>
              </div>
            )
          }
        >
          <ActivityTable query={data.query} entries={data.entries} />
        </PartFrame>
      )
  }
}

const Elsewhere = ({ to, text }: { to: string; text: string }) => (
  <LinkButton to={to} size="dense">
    {text}
  </LinkButton>
)

type OverviewProps = { branch: ClientBranch; overview: BranchPartOf<'overview'>; to: Props['to'] }

/** Next visits, reports and who may not come; contacts, hours, facts and the latest at the end. */
function Overview({ branch, overview, to }: OverviewProps) {
  const t = useT(clientBranchMessages)
  const { coming, keptAway, facts } = branch
  const all = (part: Part, name: string): ReactNode => (
    <OpenLink
      to={to(part)}
      className="link inline-flex min-h-8 items-center text-ui coarse:min-h-11"
      aria-label={`${t('all')}: ${name}`}
    >
      {t('all')}
    </OpenLink>
  )
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="flex min-w-0 flex-col gap-6">
        {coming && (
          <Card title={t('coming')} actions={all('visits', t('tab_visits'))}>
            <ComingVisits visits={coming} />
          </Card>
        )}
        {overview.reports && (
          <Card title={t('latestReports')} actions={all('reports', t('tab_reports'))} flush>
            <ReportTable rows={overview.reports} oneBranch />
          </Card>
        )}
        {keptAway && (
          <Card title={t('keptAway')}>
            <KeptAwayList shoppers={keptAway} />
          </Card>
        )}
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        <Card title={t('contacts')}>
          <BranchContacts branch={branch} />
        </Card>
        <Card title={t('details')}>
          <div className="flex flex-col items-start gap-3">
            <BranchAddress branch={branch} />
          </div>
        </Card>
        <HoursCard branch={facts} />
        <Card title={t('latest')} actions={all('activity', t('tab_activity'))}>
          <LatestList latest={overview.latest} />
        </Card>
      </div>
    </div>
  )
}
