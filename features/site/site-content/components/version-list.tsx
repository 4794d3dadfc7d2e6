import { withoutMarks } from '#/domain/text.ts'
import { useState } from 'react'
import type { RevisionRow } from '#/features/site/pages/publish.server.ts'
import { siteContentMessages } from '#/messages/site/site-content.ts'
import { StatusBadge } from '#/ui/badge.tsx'
import { Button } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { ConfirmDialog } from '#/ui/dialog.tsx'
import { useT } from '#/ui/language.tsx'
import { Time } from '#/ui/time.tsx'
import { useSubmit } from 'react-router'

/** Publications, newest first; earlier ones can be restored. */
export function VersionList({ revisions, version }: { revisions: readonly RevisionRow[]; version: number }) {
  const t = useT(siteContentMessages)
  const submit = useSubmit()
  const [asked, setAsked] = useState<RevisionRow | null>(null)
  if (revisions.length === 0) return null
  const restore = ({ id: revisionId }: RevisionRow) => {
    setAsked(null)
    void submit({ intent: 'roll-back', version, revisionId }, { method: 'post' })
  }
  return (
    <Card title={t('versions')} description={t('versionsText')}>
      <ul className="flex flex-col divide-y divide-line">
        {revisions.map((revision) => (
          <li key={revision.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
            <span className="font-medium">{t('version', { number: revision.number })}</span>
            <span className="text-ui text-ink-2">
              <Time at={revision.at} mode="datetime" /> {revision.by && t('by', { name: revision.by })}
            </span>
            {revision.state === 'earlier' ? (
              <span className="ms-auto">
                <Button
                  changes
                  variant="quiet"
                  size="dense"
                  aria-label={withoutMarks(t('restoreNamed', { number: revision.number }))}
                  onClick={() => setAsked(revision)}
                >
                  {t('restore')}
                </Button>
              </span>
            ) : (
              <StatusBadge tone={revision.state === 'public' ? 'green' : 'blue'}>
                {t(`state_${revision.state}`)}
              </StatusBadge>
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={t('restoreTitle', { number: asked?.number ?? 0 })}
        confirmLabel={t('restore')}
        onConfirm={() => asked && restore(asked)}
      >
        <p>{t('restoreText')}</p>
      </ConfirmDialog>
    </Card>
  )
}
