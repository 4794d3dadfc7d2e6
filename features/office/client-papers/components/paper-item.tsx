import { Download, Eye } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatDate, formatDay } from '#/domain/riyadh-time.ts'
import { clientPaperMessages } from '#/messages/office/client-papers.ts'
import { AnchorButton } from '#/ui/button.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import type { PaperLine } from '../papers.server.ts'

/** A paper with its link: pictures open in a tab, PDFs are downloaded. */
export function PaperItem({ paper, to, actions }: { paper: PaperLine; to: string; actions?: ReactNode }) {
  const t = useT(clientPaperMessages)
  const lang = useLang()
  const { kind, isPdf, expiresOn, isExpired, sentAt } = paper
  const name = t(`kind_${kind}`)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="text-ui font-medium">{name}</p>
        <p className="text-caption text-ink-2">
          {t('sentAt', { day: formatDate(new Date(sentAt), lang) })}
          {expiresOn && <> · {t(isExpired ? 'expired' : 'validUntil', { day: formatDay(expiresOn, lang) })}</>}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <AnchorButton
          href={to}
          size="dense"
          icon={isPdf ? Download : Eye}
          aria-label={t(isPdf ? 'downloadNamed' : 'openNamed', { name })}
          {...(isPdf ? { download: `${kind}.pdf` } : { target: '_blank', rel: 'noreferrer' })}
        >
          {t(isPdf ? 'download' : 'open')}
        </AnchorButton>
        {actions}
      </div>
    </li>
  )
}
