import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import { cityName } from '#/domain/cities.ts'
import { CertificateState } from '#/features/certification/certificates/components/certificate-state.tsx'
import { certificateWords } from '#/messages/certification/certificate-words.ts'
import { clientCertificateMessages } from '#/messages/certification/client-certificates.ts'
import { type Column, DataTable } from '#/ui/data-table.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Stars } from '#/ui/meter.tsx'
import { Time } from '#/ui/time.tsx'
import type { OwnBranch } from '../own-list.ts'
import { holdsOne } from '../standing-list.ts'
import { BranchSteps } from './branch-steps.tsx'
import { Mean } from './mean.tsx'
import { NextStep } from './next-step.tsx'

type BranchTableProps = { rows: readonly OwnBranch[]; needed: number; empty: ReactNode }

/** A client's branches: certificate, standing and steps. */
export function BranchTable({ rows, needed, empty }: BranchTableProps) {
  const t = useT(clientCertificateMessages)
  const columns: Column<OwnBranch>[] = [
    { key: 'branch', header: t('branch'), sort: 'branch', cell: ({ branchName }) => <bdi>{branchName}</bdi> },
    {
      key: 'certificate',
      header: t('certificate'),
      sort: 'expires',
      card: 'aside',
      cell: (branch) => <Certificate branch={branch} />,
    },
    { key: 'city', header: t('city'), card: 'fact', cell: ({ city }) => <City city={city} /> },
    { key: 'mean', header: t('today'), sort: 'mean', cell: (branch) => <Today branch={branch} needed={needed} /> },
    {
      key: 'next',
      header: t('next'),
      hideHeader: true,
      headerCell: t('next'),
      cell: (branch) => (
        <div className="cell-pair max-md:whitespace-normal max-md:[&>*]:whitespace-normal">
          <NextStep branch={branch} />
          <BranchSteps branch={branch} />
        </div>
      ),
    },
  ]
  return (
    <DataTable
      caption={t('caption')}
      columns={columns}
      rows={rows}
      rowKey={({ branchId }) => branchId}
      rowLink={({ certificate, branchId }) =>
        certificate
          ? href('/client/certificates/:certificateId', { certificateId: certificate.id })
          : `${href('/client/reports/trend')}?branch=${branchId}`
      }
      empty={empty}
      defaultSort="need"
    />
  )
}

function Certificate({ branch }: { branch: OwnBranch }) {
  const t = useT(clientCertificateMessages)
  const word = useT(certificateWords)
  const { certificate } = branch
  if (!certificate) return <span className="text-ink-2">{t('noCertificate')}</span>
  return (
    <div className="cell-pair">
      <CertificateState state={certificate.state} />
      <span className="text-caption text-ink-2">{word(`level_${certificate.level}`)}</span>
      {holdsOne(branch) && (
        <span className="text-caption whitespace-nowrap text-ink-2">
          {t('until')} <Time at={certificate.expiresAt} />
        </span>
      )}
    </div>
  )
}

function City({ city }: { city: string | null }) {
  const lang = useLang()
  if (!city) return null
  return <bdi>{cityName(city, lang)}</bdi>
}

/** Mean of the counted visits beside the guests' rating. */
function Today({ branch, needed }: { branch: OwnBranch; needed: number }) {
  const t = useT(clientCertificateMessages)
  const { eligibility, guests, branchId, branchName } = branch
  const { mean, counted } = eligibility
  return (
    <div className="cell-pair">
      {mean !== null && (
        <span className="font-semibold">
          <Mean value={mean} />
        </span>
      )}
      <span className="num text-caption text-ink-2">
        {mean === null ? t('countedVisits', { have: counted.length, need: needed }) : t('ofVisits', { count: needed })}
      </span>
      {guests && (
        <Link
          className="link inline-flex min-h-6 flex-wrap items-center gap-x-1.5 text-caption coarse:min-h-11"
          to={`${href('/client/certificates/reviews')}?branch=${branchId}`}
        >
          {guests.mean !== null && <Stars rating={guests.mean} />}
          {t('reviewCount', { count: guests.count })}
          <span className="sr-only">{branchName}</span>
        </Link>
      )}
    </div>
  )
}
