import { type ReactNode, useRef } from 'react'
import { moderationMessages } from '#/messages/certification/guest-review-moderation.ts'
import { Card } from '#/ui/card.tsx'
import { useT } from '#/ui/language.tsx'
import { useSelection } from '#/ui/list-selection.tsx'
import type { ModerationTab } from '../lists.ts'
import type { ModerationRow } from '../moderation-list.ts'
import { ModerationBulk } from './moderation-bulk.tsx'
import { ModerationCard } from './moderation-card.tsx'
import { SignalsExplained } from './signals.tsx'
import { useReviewKeys } from './use-review-keys.ts'

type Props = { rows: readonly ModerationRow[]; tab: ModerationTab; asOf: string; empty: ReactNode; children: ReactNode }

/** A page of a queue, with single and bulk steps. */
export function ModerationList({ rows, tab, asOf, empty, children }: Props) {
  const t = useT(moderationMessages)
  const selection = useSelection(rows, {
    id: ({ id }) => id,
    label: ({ branch }) => t('choose', { branch }),
    pageLabel: t('chooseAll'),
    name: 'reviewId',
  })
  const list = useRef<HTMLOListElement>(null)
  const keys = useReviewKeys(list, rows.map(({ id }) => id).join())
  return (
    <>
      {rows.length === 0 ? (
        <Card>{empty}</Card>
      ) : (
        <>
          <ModerationBulk tab={tab} selection={selection} />
          <ol ref={list} className="flex flex-col gap-3">
            {rows.map((row) => (
              <ModerationCard key={row.id} row={row} asOf={asOf} selection={selection} />
            ))}
          </ol>
        </>
      )}
      {children}
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <SignalsExplained />
        {rows.length > 0 && <Keys on={keys.on} onChange={keys.change} />}
      </div>
    </>
  )
}

function Keys({ on, onChange }: { on: boolean; onChange: (on: boolean) => void }) {
  const t = useT(moderationMessages)
  const keys = [
    ['J', t('key_next')],
    ['K', t('key_previous')],
    ['P', t('key_publish')],
    ['R', t('key_refuse')],
    ['X', t('key_choose')],
  ] as const
  return (
    <Card title={t('keys')} className="max-lg:hidden">
      <label className="flex items-center gap-3 text-ui">
        <input
          type="checkbox"
          checked={on}
          onChange={(event) => onChange(event.target.checked)}
          className="size-6 accent-primary"
        />
        {t('keysOn')}
      </label>
      <dl className="mt-3 flex flex-col gap-2 text-ui">
        {keys.map(([name, label]) => (
          <div key={name} className="flex items-center justify-between gap-3">
            <dt className="text-ink-2">{label}</dt>
            <dd>
              <kbd className="num rounded-badge border border-line-input bg-surface-2 px-2 py-0.5 text-caption">
                <bdi dir="ltr">{name}</bdi>
              </kbd>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
