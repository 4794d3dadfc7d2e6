import { useState } from 'react'
import { deskTranslationMessages } from '#/messages/fieldwork/translations.ts'
import { reviewMessages } from '#/messages/reporting/review.ts'
import { reportReviewMessages } from '#/messages/reports.ts'
import { Button } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { Dialog } from '#/ui/dialog.tsx'
import { useT } from '#/ui/language.tsx'

/** Shortcuts of the review behind '?', and the switch that turns them off. */
export function ShortcutSwitch({ on, onChange }: { on: boolean; onChange: (on: boolean) => void }) {
  const t = useT(reportReviewMessages)
  const work = useT(reviewMessages)
  const [open, setOpen] = useState(false)
  return (
    <Card title={t('keyboard')} className="max-lg:hidden">
      <label className="flex items-center gap-3 text-ui">
        <input
          type="checkbox"
          checked={on}
          onChange={(event) => onChange(event.target.checked)}
          className="size-6 accent-primary"
        />
        {t('keyboardOn')}
      </label>
      <div className="mt-2">
        <Button variant="quiet" data-key="help" onClick={() => setOpen(true)}>
          {work('allKeys')} <Key name="?" />
        </Button>
      </div>
      <Dialog open={open} onClose={() => setOpen(false)} title={work('allKeys')}>
        <KeyList />
      </Dialog>
    </Card>
  )
}

function Key({ name }: { name: string }) {
  return (
    <kbd className="num rounded-badge border border-line-input bg-surface-2 px-2 py-0.5 text-caption">
      <bdi dir="ltr">{name}</bdi>
    </kbd>
  )
}

function KeyList() {
  const translation = useT(deskTranslationMessages)
  const t = useT(reportReviewMessages)
  const work = useT(reviewMessages)
  const keys = [
    ['J', t('key_next')],
    ['K', t('key_previous')],
    ['F', t('key_failed')],
    ['O', work('key_photo')],
    ['P', work('key_viewer')],
    ['A', work('key_all')],
    ['C', work('key_correct')],
    ['T', translation('key')],
    ['X', t('key_mark')],
    ['S', work('key_start')],
    ['0-5', work('key_digits')],
    ['U', work('key_undo')],
    ['G', t('key_grade')],
    ['R', work('key_return')],
    ['L', work('key_release')],
    ['N', work('key_nextReport')],
    ['?', work('key_help')],
  ] as const
  return (
    <dl className="flex flex-col gap-2 text-ui">
      {keys.map(([key, label]) => (
        <div key={key} className="flex items-center justify-between gap-3">
          <dt className="text-ink-2">{label}</dt>
          <dd>
            <Key name={key} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
