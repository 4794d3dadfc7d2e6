import { Check, Send } from 'lucide-react'
import { manyMessages } from '#/messages/ordering/control-room.ts'
import { Button } from '#/ui/button.tsx'
import { useT } from '#/ui/language.tsx'
import { type Selection, SelectionBar } from '#/ui/list-selection.tsx'
import { Menu, type MenuEntry } from '#/ui/menu.tsx'
import type { Chosen, ManyAct } from '../bulk-actions.ts'
import type { RoomRow } from '../room-list.ts'
import { useMany } from './many-context.tsx'
import { actIcons } from './room-table.tsx'

const others = ['assign', 'stop', 'move', 'bonus', 'swap', 'takeBack', 'cancel'] as const satisfies readonly ManyAct[]

/** Selection above the table: rows, page or whole filter, with bulk changes. */
export function BulkBar({ selection }: { selection: Selection<RoomRow> }) {
  const t = useT(manyMessages)
  const { ask, isBusy } = useMany()
  const { count, isWhole, ids, total } = selection
  const chosen: Chosen = isWhole ? { ids: [], whole: total } : { ids }
  const entry = (act: (typeof others)[number]): MenuEntry => ({
    id: act,
    label: t(`act_${act}`),
    icon: actIcons[act],
    danger: act === 'cancel',
    onAction: () => ask({ ...chosen, act }),
  })
  const items = others.filter((act) => act !== 'swap' || (!isWhole && count === 2)).map(entry)
  return (
    <SelectionBar
      selection={selection}
      text={isWhole ? t('wholeSelected', { count }) : t('selected', { count })}
      whole={t('selectAll', { count: total })}
      clear={t('clear')}
    >
      <Button icon={Check} pending={isBusy} onClick={() => ask({ ...chosen, act: 'approve' })}>
        {t('act_approve')}
      </Button>
      <Button icon={Send} directional onClick={() => ask({ ...chosen, act: 'offer' })}>
        {t('act_offer')}
      </Button>
      <Menu items={items} trigger={t('actions')} />
    </SelectionBar>
  )
}
