import { Suspense } from 'react'
import { Await, href, Link } from 'react-router'
import { formatDateTime } from '#/domain/riyadh-time.ts'
import type { ChainState } from '#/features/core/activity/chain-state.ts'
import { chainMessages } from '#/messages/activity.ts'
import { Notice } from '#/ui/feedback.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Spinner } from '#/ui/spinner.tsx'

/** `entry`: the one at the broken link, while it exists. */
type Checked = { found: ChainState; entry: string | null }

/** Whether the log is unaltered. The check continues while the page is shown. */
export function ChainNotice({ chain }: { chain: Promise<Checked> }) {
  const t = useT(chainMessages)
  return (
    <div className="min-h-20">
      <Suspense fallback={<Spinner label={t('checking')} />}>
        <Await resolve={chain} errorElement={<Notice kind="warning">{t('unknown')}</Notice>}>
          {(checked) => <Found {...checked} />}
        </Await>
      </Suspense>
    </div>
  )
}

function Found({ found, entry }: Checked) {
  const t = useT(chainMessages)
  const lang = useLang()
  const time = (at: string) => formatDateTime(new Date(at), lang)
  if (found.state === 'empty') return <Notice kind="info">{t('empty')}</Notice>
  if (found.state === 'unknown') return <Notice kind="warning">{t('unknown')}</Notice>
  if (found.state === 'broken') {
    return (
      <Notice kind="danger" title={t('broken')}>
        <p>{t('brokenDetail', { position: found.position })}</p>
        {entry && (
          <Link to={`${href('/admin/activity-logs')}?entry=${entry}`} className="link">
            {t('brokenEntry')}
          </Link>
        )}
      </Notice>
    )
  }
  return (
    <Notice kind="success" title={t('holds')}>
      {t('holdsDetail', { count: found.sealed, until: time(found.until), at: time(found.verifiedAt) })}
    </Notice>
  )
}
