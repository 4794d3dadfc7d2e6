import { href, Link } from 'react-router'
import { useMay } from '#/features/companies/members/components/rights.tsx'
import { actionSourceMessages } from '#/messages/reporting/action-sources.ts'
import { Card } from '#/ui/card.tsx'
import { useT } from '#/ui/language.tsx'
import { PhotoGrid } from '#/ui/photo-grid.tsx'
import type { CorrectiveActionDetails } from '../../read-corrective-actions.server.ts'
import type { ActionOrigin } from '../origin.server.ts'

/** The guest review that an action comes from: its stars and words, with the way to it. */
export function OriginReview({ review }: { review: NonNullable<ActionOrigin['review']> }) {
  const t = useT(actionSourceMessages)
  const address = `${href('/client/certificates/reviews')}?${new URLSearchParams({ branch: review.branchId, period: '24' })}`
  return (
    <span className="flex flex-col gap-1">
      <span>{t('stars', { count: review.stars })}</span>
      {review.text !== '' && (
        <span dir="auto" className="text-start whitespace-pre-line [overflow-wrap:anywhere]">
          {review.text}
        </span>
      )}
      <Link className="link inline-flex min-h-11 items-center md:min-h-6" to={`${address}#review-${review.id}`}>
        {t('viewReview')}
      </Link>
    </span>
  )
}

type PaperProps = { paper: NonNullable<ActionOrigin['paper']>; name: string; branchId: string }

/** The document that an action comes from; of a gap the compliance report of the branch. */
export function OriginPaper({ paper, name, branchId }: PaperProps) {
  const t = useT(actionSourceMessages)
  const may = useMay()
  const look = 'link inline-flex min-h-11 items-center md:min-h-6'
  if (paper.id !== null)
    return (
      <Link className={look} to={href('/client/document-monitoring/:documentId', { documentId: paper.id })}>
        <bdi>{name}</bdi>
      </Link>
    )
  if (!paper.isGap || !may('documents.all')) return <bdi>{name}</bdi>
  return (
    <span className="flex flex-col">
      <Link
        className={look}
        to={`${href('/client/government-compliance-report')}?${new URLSearchParams({ branch: branchId })}`}
      >
        <bdi>{name}</bdi>
      </Link>
      <span className="text-caption text-ink-2">{t('gap')}</span>
    </span>
  )
}

/** Photos of what is to be put right. */
export function ProblemPhotos({
  action: { problem, title },
}: {
  action: Pick<CorrectiveActionDetails, 'problem' | 'title'>
}) {
  const t = useT(actionSourceMessages)
  if (problem.length === 0) return null
  return (
    <Card title={t('problemPhoto')}>
      <PhotoGrid photos={problem.map(({ id, src }) => ({ id, src, alt: t('problemPhotoOf', { title }) }))} />
    </Card>
  )
}
