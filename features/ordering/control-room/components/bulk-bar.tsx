import { Check, Send } from 'lucide-react'
import { manyMessages } from '#/messages/ordering/control-room.ts'
import { Button } from '#/ui/button.tsx'
import { useT } from '#/ui/language.tsx'
import { Menu, type MenuEntry } from '#/ui/menu.tsx'
import type { Chosen, ManyAct } from '../bulk-actions.ts'
import { useMany } from './many-context.tsx'
import { actIcons } from './room-table.tsx'

type BulkBarProps = {
  /** Rows of the page, and of the whole filter. */
  onPage: number
  total: number
  chosen: Chosen
  onPageChosen: () => void
  onWholeChosen: () => void
  onClear: () => void
}

const others = ['assign', 'stop', 'move', 'bonus', 'swap', 'takeBack', 'cancel'] as const satisfies readonly ManyAct[]

/** Selection above the table: rows, page or whole filter, with bulk changes. */
export function BulkBar({ onPage, total, chosen, onPageChosen, onWholeChosen, onClear }: BulkBarProps) {
  const t = useT(manyMessages)
  const { ask, run, isBusy } = useMany()
  const isWhole = chosen.whole !== undefined
  const count = chosen.whole ?? chosen.ids.length
  const entry = (act: (typeof others)[number]): MenuEntry => ({
    id: act,
    label: t(`act_${act}`),
    icon: actIcons[act],
    danger: act === 'cancel',
    onAction: () => ask({ ...chosen, act }),
  })
  const items = others.filter((act) => act !== 'swap' || (!isWhole && count === 2)).map(entry)
  if (onPage === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-card border border-line bg-surface-1 p-3">
      <p role="status" className="num me-auto text-ui">
        {isWhole ? t('wholeSelected', { count }) : t('selected', { count })}
      </p>
      {count === 0 && (
        <Button variant="quiet" onClick={onPageChosen}>
          {t('selectPage')}
        </Button>
      )}
      {!isWhole && count > 0 && count === onPage && total > onPage && (
        <Button variant="quiet" onClick={onWholeChosen}>
          {t('selectAll', { count: total })}
        </Button>
      )}
      {count > 0 && (
        <>
          <Button variant="quiet" onClick={onClear}>
            {t('clear')}
          </Button>
          <Button
            icon={Check}
            pending={isBusy}
            onClick={() => (isWhole ? ask({ ...chosen, act: 'approve' }) : run('approve', chosen.ids))}
          >
            {t('act_approve')}
          </Button>
          <Button icon={Send} directional onClick={() => ask({ ...chosen, act: 'offer' })}>
            {t('act_offer')}
          </Button>
          <Menu items={items} trigger={t('actions')} />
        </>
      )}
    </div>
  )
}
