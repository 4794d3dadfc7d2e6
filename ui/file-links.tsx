import { Download } from 'lucide-react'
import { uiMessages } from '#/messages/ui.ts'
import { AnchorButton } from '#/ui/button.tsx'
import { useT } from '#/ui/language.tsx'
import { useRights } from '#/ui/rights.tsx'

/** Links to a table's two files; with `confirm` they may lead to the password page, so they do not download. */
export function FileLinks({ to, confirm = false }: { to: (format: string) => string; confirm?: boolean | undefined }) {
  const t = useT(uiMessages)
  const { viewing } = useRights()
  if (viewing) return null
  return (
    <>
      <AnchorButton href={to('csv')} download={!confirm} icon={Download}>
        {t('exportCsv')}
      </AnchorButton>
      <AnchorButton href={to('xlsx')} download={!confirm} icon={Download}>
        {t('exportXlsx')}
      </AnchorButton>
    </>
  )
}
