import { href, Link } from 'react-router'
import { formatDate } from '#/domain/riyadh-time.ts'
import { actionFinishMessages } from '#/messages/reporting/action-links.ts'
import { Notice } from '#/ui/feedback.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import type { Attachment } from '#/features/reporting/attachments/read-attachments.server.ts'
import type { ReusedPhoto } from '../reused-proof.server.ts'

type Props = {
  photos: readonly Attachment[]
  reused: Record<string, ReusedPhoto>
  /** Whether the other action is named by a link. */
  linked?: boolean
}

/** Photos that had proved an action before, for those who verify: by number, with the day of the earlier use. */
export function ReusedPhotos({ photos, reused, linked = false }: Props) {
  const t = useT(actionFinishMessages)
  const lang = useLang()
  const found = photos.flatMap(({ id }, index) => (reused[id] ? [{ id, number: index + 1, ...reused[id] }] : []))
  if (found.length === 0) return null
  return (
    <Notice kind="warning" title={t('reusedTitle')}>
      <ul className="flex flex-col gap-1">
        {found.map(({ id, number, usedAt, other, same }) => (
          <li key={id}>
            {t(same ? 'reusedHere' : 'reusedElsewhere', { number, date: formatDate(new Date(usedAt), lang) })}
            {linked && other && (
              <Link
                className="link flex min-h-11 items-center"
                to={href('/client/tasks/:actionId', { actionId: other.id })}
              >
                <bdi>{other.title}</bdi>
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
