import type { ReactNode } from 'react'
import { href } from 'react-router'
import type { Permission } from '#/domain/permissions.ts'
import type { SecondFactorDuty } from '#/domain/second-factor.ts'
import type { CertificationLevel } from '#/domain/levels.ts'
import type { SubscriptionTier } from '#/domain/plans.ts'
import type { OwnCompany } from '#/features/companies/own-companies/own-companies.server.ts'
import { RightsProvider } from '#/features/companies/members/components/rights.tsx'
import { UnsentNotice } from '#/features/fieldwork/visits/components/unsent-notice.tsx'
import { type OpenRoleView, RoleViewBanner } from '#/features/identity/role-view/components/role-view-banner.tsx'
import { SecondFactorNotice } from '#/features/identity/second-factor/components/duty-notice.tsx'
import { ClosingBanner } from '#/features/office/closing/components/closing-banner.tsx'
import { type OpenView, ViewBanner } from '#/features/office/staff-view/components/view-banner.tsx'
import { shellMessages } from '#/messages/shell.ts'
import { useT } from '#/ui/language.tsx'
import { RightsContext } from '#/ui/rights.tsx'
import { CompanySwitch } from '#/features/companies/own-companies/components/company-switch.tsx'
import { CompanyMark } from '#/ui/company-mark.ts'
import { useDisplaySession } from './display-session.ts'
import { PortalFrame } from './portal-frame.tsx'
import type { ListChoices } from '#/domain/list-views.ts'
import { ListChoicesContext, noListChoices } from '#/ui/list-choices.ts'
import { useMemberRights } from './use-member-rights.ts'
import { useStaffRights } from './use-staff-rights.ts'

/** Data of each portal's frame. */
export type AdminStanding = {
  owner: string
  secondFactor: SecondFactorDuty
  /** Role of the member of staff; null: none. */
  role: string | null
  permissions: readonly string[]
  seesAs: OpenRoleView | null
}
/** `rights`: of a member, or of staff in a view; null: of an owner. */
export type ClientStanding = {
  owner: string
  tier: SubscriptionTier
  /** Day in Riyadh on which the company is erased, while it is being closed. */
  closingOn: string | null
  view: OpenView | null
  rights: Permission[] | null
  secondFactor: SecondFactorDuty
  company: string | null
  companies: OwnCompany[]
  /** The account is a shopper's, who acts for a company. */
  isShopper: boolean
  /** Alerts without an answer of the company. */
  newAlerts: number
}
export type FieldStanding = {
  account: string
  owner: string
  level: CertificationLevel
  companies: OwnCompany[]
}
export type Standing =
  | ({ area: 'admin' } & AdminStanding)
  | ({ area: 'client' } & ClientStanding)
  | ({ area: 'freelancer' } & FieldStanding)

/** What the reader chose for lists. Pages of the own account have none. */
export type WithLists = { lists: ListChoices }
type FrameProps<S> = { standing: S & Partial<WithLists>; children: ReactNode }

export function AdminFrame({ standing, children }: FrameProps<AdminStanding>) {
  const t = useT(shellMessages)
  useDisplaySession('admin')
  return (
    <RightsContext value={useStaffRights(standing)}>
      <PortalFrame
        area="admin"
        owner={standing.owner}
        label={t('administrator')}
        banner={
          (standing.secondFactor?.state === 'grace' || standing.seesAs) && (
            <>
              {standing.secondFactor?.state === 'grace' && <SecondFactorNotice duty={standing.secondFactor} leads />}
              {standing.seesAs && <RoleViewBanner view={standing.seesAs} />}
            </>
          )
        }
      >
        <ListChoicesContext value={standing.lists ?? noListChoices}>{children}</ListChoicesContext>
      </PortalFrame>
    </RightsContext>
  )
}

export function ClientFrame({ standing, children }: FrameProps<ClientStanding>) {
  const t = useT(shellMessages)
  // why: staff in a view are signed in to the back office, shoppers of a team to the field portal
  useDisplaySession(standing.view ? 'admin' : standing.isShopper ? 'freelancer' : 'client')
  const { company, companies, isShopper } = standing
  return (
    <RightsContext value={useMemberRights(standing.rights, standing.view !== null)}>
      <RightsProvider value={standing.rights}>
        <CompanyMark value={company}>
          <PortalFrame
            area="client"
            owner={standing.owner}
            label={t(`plan_${standing.tier}`)}
            viewed={standing.view !== null}
            news={{ [href('/client/alerts')]: standing.newAlerts }}
            choice={<CompanySwitch companies={companies} current={company} toVisits={isShopper} />}
            banner={
              (standing.secondFactor?.state === 'grace' || standing.view || standing.closingOn) && (
                <>
                  {standing.secondFactor?.state === 'grace' && (
                    <SecondFactorNotice duty={standing.secondFactor} leads />
                  )}
                  {standing.view && <ViewBanner view={standing.view} company={standing.owner} />}
                  {standing.closingOn && (
                    <ClosingBanner
                      dueOn={standing.closingOn}
                      owns={standing.rights === null || standing.rights.includes('company.write')}
                    />
                  )}
                </>
              )
            }
          >
            <ListChoicesContext value={standing.lists ?? noListChoices}>{children}</ListChoicesContext>
          </PortalFrame>
        </CompanyMark>
      </RightsProvider>
    </RightsContext>
  )
}

export function FieldFrame({ standing, children }: FrameProps<FieldStanding>) {
  const t = useT(shellMessages)
  useDisplaySession('freelancer')
  return (
    <PortalFrame
      area="freelancer"
      owner={standing.owner}
      label={t(`level_${standing.level}`)}
      account={standing.account}
      choice={<CompanySwitch companies={standing.companies} current={null} toVisits={false} />}
    >
      <UnsentNotice account={standing.account} />
      <ListChoicesContext value={standing.lists ?? noListChoices}>{children}</ListChoicesContext>
    </PortalFrame>
  )
}

/** Frame of the reader's own portal, for pages that every kind of user has. */
export function OwnFrame({ standing, children }: { standing: Standing; children: ReactNode }) {
  if (standing.area === 'admin') return <AdminFrame standing={standing}>{children}</AdminFrame>
  if (standing.area === 'client') return <ClientFrame standing={standing}>{children}</ClientFrame>
  return <FieldFrame standing={standing}>{children}</FieldFrame>
}
