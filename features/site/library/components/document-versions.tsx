import { href } from 'react-router'
import { documentLibraryMessages } from '#/messages/site/document-library.ts'
import { Badge } from '#/ui/badge.tsx'
import { Card } from '#/ui/card.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Time } from '#/ui/time.tsx'
import type { LibraryDocument } from '../read.server.ts'
import { FileButtons } from './file-buttons.tsx'

/** Versions of a document, the newest first. */
export function DocumentVersions({ document: { id, title, about, audiences, latest, versions } }: Props) {
  const t = useT(documentLibraryMessages)
  const lang = useLang()
  return (
    <Card title={t('versions')}>
      {about[lang] && <p className="pb-2 text-ui">{about[lang]}</p>}
      <p className="flex flex-wrap gap-2 pb-2">
        {audiences.map((one) => (
          <Badge key={one}>{t(`audience_${one}`)}</Badge>
        ))}
      </p>
      <ol className="flex flex-col divide-y divide-line">
        {versions.map(({ number, note, publishedAt, by, files }) => (
          <li key={number} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-2 text-ui">
                <span>{t('versionBy', { number, name: by })}</span>
                {number === latest && <Badge tone="green">{t('current')}</Badge>}
              </p>
              <p className="text-caption text-ink-2">
                <Time at={publishedAt} />
                {note[lang] && <span> · {note[lang]}</span>}
              </p>
            </div>
            <FileButtons
              files={files}
              title={title}
              to={(one) =>
                href('/admin/document-library/:documentId/files/:version/:lang', {
                  documentId: id,
                  version: String(number),
                  lang: one,
                })
              }
            />
          </li>
        ))}
      </ol>
    </Card>
  )
}
type Props = { document: LibraryDocument }
