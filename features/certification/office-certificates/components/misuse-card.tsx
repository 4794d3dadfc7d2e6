import { href, Link } from 'react-router'
import { certificatePageMessages } from '#/messages/certification/admin-certificate.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { useT } from '#/ui/language.tsx'
import { Time } from '#/ui/time.tsx'
import { misuseForm } from '../lists.ts'
import type { CertificatePageData } from '../read-page.server.ts'

type Props = { misuse: NonNullable<CertificatePageData['misuse']>; number: string }

/** Reports of this certificate's misuse; they are answered in the inbox. */
export function MisuseCard({ misuse: { rows, total }, number }: Props) {
  const t = useT(certificatePageMessages)
  const inbox = `${href('/admin/forms/submissions')}?${new URLSearchParams({ form: misuseForm, q: number })}`
  return (
    <Card
      title={t('misuse')}
      actions={
        total > rows.length && (
          <LinkButton to={inbox} variant="quiet">
            {t('misuseAll', { count: total })}
          </LinkButton>
        )
      }
    >
      {rows.length === 0 && <p className="text-ui text-ink-2">{t('noMisuse')}</p>}
      <ul className="flex flex-col divide-y divide-line">
        {rows.map(({ id, excerpt, createdAt, name, state }) => (
          <li key={id} className="flex flex-col gap-1 py-3 first:pt-0 last:pb-0">
            <Link
              to={href('/admin/forms/submissions/:submissionId', { submissionId: id })}
              className="link inline-flex min-h-6 items-center text-start coarse:min-h-11"
            >
              <bdi>{excerpt}</bdi>
            </Link>
            <p className="flex flex-wrap gap-x-2 text-caption text-ink-2">
              {name && <bdi>{name}</bdi>}
              <Time at={createdAt} mode="datetime" />
              <span>{t(state === 'new' ? 'misuse_new' : 'misuse_handled')}</span>
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
