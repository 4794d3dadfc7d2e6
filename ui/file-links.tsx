import { Download } from 'lucide-react'
import { uiMessages } from '#/messages/ui.ts'
import { AnchorButton } from '#/ui/button.tsx'
import { DropDown } from '#/ui/drop-down.tsx'
import { Icon } from '#/ui/icon.tsx'
import { useT } from '#/ui/language.tsx'
import { useRights } from '#/ui/rights.tsx'
import { toolIconLook } from '#/ui/tool-look.ts'

type FileLinksProps = { to: (format: string) => string; confirm?: boolean | undefined }

/** Links to a table's two files; with `confirm` they may lead to the password page, so they do not download. */
export function FileLinks({ to, confirm = false }: FileLinksProps) {
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

/** The same links behind one button of a toolbar. */
export function FileMenu(props: FileLinksProps) {
  const t = useT(uiMessages)
  const { viewing } = useRights()
  if (viewing) return null
  return (
    <DropDown
      label={t('export')}
      summary={<Icon as={Download} size={16} />}
      summaryClass={toolIconLook}
      panelClass="absolute end-0 top-full z-20 mt-1 flex w-48 flex-col gap-1 rounded-card border border-line bg-card p-1.5 shadow-float"
    >
      <FileLinks {...props} />
    </DropDown>
  )
}
