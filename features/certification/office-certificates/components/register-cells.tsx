import { CertificateState } from '#/features/certification/certificates/components/certificate-state.tsx'
import type { ListCells } from '#/ui/list-table.tsx'
import type { CertificateRow } from '../register-list.ts'
import { CityName } from './city-name.tsx'

/** The cells of a certificate that show more than a value of it. */
export const registerCells: ListCells<CertificateRow> = {
  number: ({ number }) => (
    <bdi dir="ltr" className="whitespace-nowrap">
      {number}
    </bdi>
  ),
  state: ({ state }) => <CertificateState state={state} />,
  branch: ({ branch, city }) => (
    <span className="cell-pair">
      <bdi>{branch}</bdi>
      {city && (
        <span className="text-caption text-ink-2">
          <CityName city={city} />
        </span>
      )}
    </span>
  ),
}
