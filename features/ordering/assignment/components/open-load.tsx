import { assignmentMessages } from '#/messages/assignment.ts'
import { useT } from '#/ui/language.tsx'

/** Open visits and unanswered offers of a shopper. The rules count both. */
export function OpenLoad({ openJobs, openOffers }: { openJobs: number; openOffers: number }) {
  const t = useT(assignmentMessages)
  return (
    <span className="num">
      {t('openJobs', { count: openJobs })} · {t('openOffers', { count: openOffers })}
    </span>
  )
}
