import { menuMessages } from '#/messages/kitchen/menus.ts'
import { StatusBadge } from '#/ui/badge.tsx'
import { useT } from '#/ui/language.tsx'
import type { MenuState } from '../read-menus.server.ts'

const tones = { published: 'green', draft: 'grey', archived: 'yellow' } as const

export function MenuStateBadge({ state }: { state: MenuState }) {
  const t = useT(menuMessages)
  return <StatusBadge tone={tones[state]}>{t(state)}</StatusBadge>
}
