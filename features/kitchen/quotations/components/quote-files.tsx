import { href } from 'react-router'
import { quotationMessages } from '#/messages/kitchen/quotations.ts'
import { useT } from '#/ui/language.tsx'
import type { Invited } from '../read-request.server.ts'

/** Files that suppliers sent with their quotations. */
export function QuoteFiles({ requestId, quoted }: { requestId: string; quoted: readonly Invited[] }) {
  const t = useT(quotationMessages)
  const files = quoted.flatMap(({ name, quote }) => (quote?.hasFile ? [{ id: quote.id, name }] : []))
  if (files.length === 0) return null
  return (
    <ul className="mt-3 flex flex-wrap gap-x-4">
      {files.map(({ id, name }) => (
        <li key={id}>
          <a
            className="link inline-flex min-h-9 items-center text-ui coarse:min-h-11"
            href={href('/client/procurement/requests/:quotationId/files/:quoteId', {
              quotationId: requestId,
              quoteId: id,
            })}
          >
            {t('openFile', { name })}
          </a>
        </li>
      ))}
    </ul>
  )
}
