import { href } from 'react-router'
import { clientPaperMessages } from '#/messages/office/client-papers.ts'
import { useT } from '#/ui/language.tsx'
import type { PaperLine } from '../papers.server.ts'
import { PaperItem } from './paper-item.tsx'

/** Papers of a client beside the decision; each opening is recorded. */
export function StaffPapers({ clientId, papers }: { clientId: string; papers: readonly PaperLine[] }) {
  const t = useT(clientPaperMessages)
  return (
    <section className="border-t border-line pt-4">
      <h3 className="text-ui font-semibold">{t('staffTitle')}</h3>
      <p className="text-caption text-ink-2">{t('recorded')}</p>
      {papers.length === 0 ? (
        <p className="py-3 text-ui text-ink-2">{t('staffNone')}</p>
      ) : (
        <ul className="flex flex-col divide-y divide-line">
          {papers.map((paper) => (
            <PaperItem
              key={paper.id}
              paper={paper}
              to={href('/admin/clients/:clientId/papers/:paperId', { clientId, paperId: paper.id })}
            />
          ))}
        </ul>
      )}
    </section>
  )
}
