import { FileText } from 'lucide-react'
import { attachmentMessages } from '#/messages/reporting/attachments.ts'
import { Icon } from '#/ui/icon.tsx'
import { useT } from '#/ui/language.tsx'
import { PhotoGrid } from '#/ui/photo-grid.tsx'
import type { Attachment } from '../read-attachments.server.ts'

/** Files of a dispute or an action: photos with a viewer, PDFs as downloads. Nothing without files. */
export function AttachedFiles({ files, small = true }: { files: readonly Attachment[]; small?: boolean }) {
  const t = useT(attachmentMessages)
  if (files.length === 0) return null
  const photos = files.filter(({ kind }) => kind === 'photo')
  const papers = files.filter(({ kind }) => kind === 'pdf')
  return (
    <div className="flex flex-col gap-2" data-attached>
      {photos.length > 0 && (
        <PhotoGrid small={small} photos={photos.map(({ id, src, name }) => ({ id, src, alt: name }))} />
      )}
      {papers.length > 0 && (
        <ul className="flex flex-col" aria-label={t('papers')}>
          {papers.map(({ id, src, name }) => (
            <li key={id}>
              <a
                href={src}
                download={name}
                className="link inline-flex min-h-6 max-w-full items-center gap-2 text-ui max-md:min-h-11"
              >
                <Icon as={FileText} size={16} />
                <bdi className="min-w-0 truncate">{name}</bdi>
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
