import { FileUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { href } from 'react-router'
import { listAddress } from '#/domain/list.ts'
import { invoiceList } from '#/features/billing/office-invoices/list.ts'
import { paymentList } from '#/features/billing/payments/list.ts'
import { planList } from '#/features/billing/plans/list.ts'
import { registerList } from '#/features/certification/office-certificates/register-list.ts'
import { ClientPapers } from '#/features/companies/clients/components/client-papers.tsx'
import { emailList } from '#/features/messaging/emails/list.ts'
import { activityList } from '#/features/office/activity/list.ts'
import { StaffPapers } from '#/features/office/client-papers/components/staff-papers.tsx'
import { ClaimCard } from '#/features/office/ownership-claims/components/claim-card.tsx'
import { roomList } from '#/features/ordering/control-room/room-list.ts'
import { allProgrammes } from '#/features/ordering/programmes/all-list.ts'
import { clientRecordMessages } from '#/messages/office/client-record.ts'
import { LinkButton } from '#/ui/button.tsx'
import { useT } from '#/ui/language.tsx'
import { ListPages } from '#/ui/list-tools.tsx'
import { Pagination } from '#/ui/pagination.tsx'
import type { ClientHead } from '../read-client.server.ts'
import type { ClientPartData } from '../read-client-part.server.ts'
import { type ClientPart as Part, partPageSize } from '../lists.ts'
import { InvitationTable, TeamTable, TreeTable, ViewTable } from './company-parts.tsx'
import {
  ActivityTable,
  CertificateTable,
  EmailTable,
  InvoiceTable,
  PaymentTable,
  PlanTable,
  ProgrammeTable,
  VisitTable,
} from './listed-parts.tsx'
import { OverviewPart } from './overview-part.tsx'
import { PartFrame } from './part-frame.tsx'
import { ActionTable, BranchTable, NotesPart, ReportTable } from './parts.tsx'
import { PlanPart } from './plan-part.tsx'
import { ApplicationTable, DisputeTable, QuestionnaireTable } from './quality-parts.tsx'

type Props = {
  client: ClientHead
  data: ClientPartData
  to: (part: Part) => string
  mayChangePlan: boolean
  /** The list of branches with the branch of a pressed row beside it. */
  besideBranches: (rows: readonly { id: string }[], list: ReactNode) => ReactNode
  /** Links to the parts of the open tab. */
  views: ReactNode
}

/** The open part of a client's record: its list, what can be done there, and its pages. */
export function ClientPart({ client, data, to, mayChangePlan, besideBranches, views }: Props) {
  const t = useT(clientRecordMessages)
  const clientId = client.about.id
  const pages = 'total' in data && data.total !== undefined && <Pagination total={data.total} pageSize={partPageSize} />
  switch (data.part) {
    case 'overview':
      return framed(views, <OverviewPart client={client} overview={data} to={to} />)
    case 'details': {
      const files = <StaffPapers clientId={clientId} papers={data.sent} />
      return framed(views, <ClientPapers papers={data.papers} files={files} />)
    }
    case 'notes':
      return framed(views, <NotesPart notes={data} />)
    case 'branches': {
      const importing = (
        <LinkButton to={href('/admin/clients/:clientId/branches/import', { clientId })} icon={FileUp} size="dense">
          {t('importBranches')}
        </LinkButton>
      )
      return besideBranches(
        data.rows,
        <PartFrame views={views} actions={importing} pages={pages}>
          <BranchTable clientId={clientId} rows={data.rows} />
        </PartFrame>,
      )
    }
    case 'tree':
      return (
        <PartFrame views={views} pages={pages}>
          <TreeTable rows={data.rows} />
        </PartFrame>
      )
    case 'visits':
      return (
        <PartFrame
          views={views}
          actions={<Elsewhere to={listAddress(roomList, data.query)} text={t('inRoom')} />}
          pages={<ListPages list={roomList} total={data.total} />}
        >
          <VisitTable rows={data.rows} />
        </PartFrame>
      )
    case 'programmes':
      return (
        <PartFrame
          views={views}
          actions={<Elsewhere to={listAddress(allProgrammes, data.query)} text={t('inProgrammes')} />}
          pages={<ListPages list={allProgrammes} total={data.total} />}
        >
          <ProgrammeTable {...data} />
        </PartFrame>
      )
    case 'questionnaires':
      return (
        <PartFrame views={views} pages={pages}>
          <QuestionnaireTable rows={data.rows} />
        </PartFrame>
      )
    case 'reports':
      return (
        <PartFrame views={views} pages={pages}>
          <ReportTable rows={data.rows} />
        </PartFrame>
      )
    case 'actions':
      return (
        <PartFrame views={views} pages={pages}>
          <ActionTable rows={data.rows} />
        </PartFrame>
      )
    case 'disputes':
      return (
        <PartFrame views={views} pages={pages}>
          <DisputeTable rows={data.rows} />
        </PartFrame>
      )
    case 'certificates':
      return (
        <PartFrame
          views={views}
          actions={<Elsewhere to={listAddress(registerList, data.query)} text={t('inRegister')} />}
          pages={<ListPages list={registerList} total={data.total} />}
        >
          <CertificateTable {...data} />
        </PartFrame>
      )
    case 'applications':
      return (
        <PartFrame views={views} pages={pages}>
          <ApplicationTable rows={data.rows} />
        </PartFrame>
      )
    case 'invoices':
      return (
        <PartFrame
          views={views}
          actions={
            <>
              <Elsewhere to={href('/admin/invoices/clients/:clientId', { clientId })} text={t('taxDetails')} />
              <Elsewhere to={listAddress(invoiceList, data.query)} text={t('inInvoices')} />
            </>
          }
          pages={<ListPages list={invoiceList} total={data.total} />}
        >
          <InvoiceTable query={data.query} rows={data.rows} />
        </PartFrame>
      )
    case 'payments':
      return (
        <PartFrame
          views={views}
          actions={<Elsewhere to={listAddress(paymentList, data.query)} text={t('inPayments')} />}
          pages={<ListPages list={paymentList} total={data.total} />}
        >
          <PaymentTable {...data} />
        </PartFrame>
      )
    case 'plan':
      return (
        <div className="flex flex-col gap-6">
          {framed(views, <PlanPart client={client} mayChange={mayChangePlan} />)}
          {data.mayRead && (
            <section className="flex flex-col gap-2">
              <h2 className="text-h3">{t('plans')}</h2>
              <div className="bleed border-t border-line">
                <PlanTable {...data} />
              </div>
              <ListPages list={planList} total={data.total} />
            </section>
          )}
        </div>
      )
    case 'team':
      return (
        <div className="flex flex-col gap-6">
          <PartFrame views={views} pages={pages}>
            <TeamTable rows={data.rows} />
          </PartFrame>
          <ClaimCard clientId={clientId} part={data.claim} />
        </div>
      )
    case 'invitations':
      return (
        <PartFrame views={views} pages={pages}>
          <InvitationTable rows={data.rows} />
        </PartFrame>
      )
    case 'views':
      return (
        <PartFrame views={views} pages={pages}>
          <ViewTable rows={data.rows} />
        </PartFrame>
      )
    case 'emails':
      return (
        <PartFrame
          views={views}
          actions={<Elsewhere to={listAddress(emailList, data.query)} text={t('inOutbox')} />}
          pages={<ListPages list={emailList} total={data.total} />}
        >
          <EmailTable {...data} />
        </PartFrame>
      )
    case 'activity': {
      const older = data.older && (
        <div className="flex justify-end">
          <LinkButton to={`${to('activity')}&before=${data.older}`}>{t('older')}</LinkButton>
        </div>
      )
      return (
        <PartFrame
          views={views}
          actions={<Elsewhere to={listAddress(activityList, data.query)} text={t('inLog')} />}
          pages={older}
        >
          <ActivityTable {...data} />
        </PartFrame>
      )
    }
  }
}

/** Parts that are no list stand below the line of their tab. */
const framed = (views: ReactNode, part: ReactNode) => (
  <div className="flex flex-col gap-6">
    {views && <div className="flex min-h-11 items-center border-b border-line bleed-bar py-1.5">{views}</div>}
    {part}
  </div>
)

const Elsewhere = ({ to, text }: { to: string; text: string }) => (
  <LinkButton to={to} size="dense">
    {text}
  </LinkButton>
)
