import { CircleCheck, Clock } from 'lucide-react'
import { CertificateState } from '#/features/certification/certificates/components/certificate-state.tsx'
import { signingKeyMessages } from '#/messages/certification/signing-keys.ts'
import { StatusBadge } from '#/ui/badge.tsx'
import { useT } from '#/ui/language.tsx'
import type { ListCells } from '#/ui/list-table.tsx'
import { Time } from '#/ui/time.tsx'
import type { SignedRow } from '../signed-list.ts'

/** The cells of a signed certificate that show more than a value of it. */
export const signedCells: ListCells<SignedRow> = {
  number: ({ number }) => (
    <bdi dir="ltr" className="num">
      {number}
    </bdi>
  ),
  state: ({ state }) => <CertificateState state={state} />,
  holder: ({ holder, branch }) => (
    <span className="cell-pair">
      <bdi>{holder}</bdi>
      <bdi className="text-caption text-ink-2">{branch}</bdi>
    </span>
  ),
  signed: ({ signed }) => signed && <Time at={signed} mode="datetime" />,
  again: ({ again }) => again && <SignedAgain again={again} />,
}

function SignedAgain({ again }: { again: NonNullable<SignedRow['again']> }) {
  const t = useT(signingKeyMessages)
  return (
    <StatusBadge tone={again === 'done' ? 'green' : 'yellow'} icon={again === 'done' ? CircleCheck : Clock}>
      {t(`again_${again}`)}
    </StatusBadge>
  )
}
