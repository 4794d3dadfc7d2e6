import { Download } from 'lucide-react'
import type { Lang, Text } from '#/domain/text.ts'
import { documentLibraryMessages } from '#/messages/site/document-library.ts'
import { AnchorButton } from '#/ui/button.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import type { FileLine } from '../read.server.ts'

const unit = 1024
/** Size for reading: whole kilobytes, from one megabyte on with one decimal. */
function sizeText(bytes: number, lang: Lang): string {
  const kilobytes = Math.max(1, Math.round(bytes / unit))
  const inMegabytes = kilobytes >= unit
  return new Intl.NumberFormat(lang === 'ar' ? 'ar-SA-u-nu-latn' : 'en', {
    style: 'unit',
    unit: inMegabytes ? 'megabyte' : 'kilobyte',
    unitDisplay: 'short',
    maximumFractionDigits: inMegabytes ? 1 : 0,
  }).format(inMegabytes ? kilobytes / unit : kilobytes)
}

type Props = { files: readonly FileLine[]; title: Text; to: (lang: Lang) => string }

/** Download of each file, with its language, kind and size. */
export function FileButtons({ files, title, to }: Props) {
  const t = useT(documentLibraryMessages)
  const lang = useLang()
  return (
    <div className="flex flex-wrap gap-2">
      {files.map((file) => (
        <AnchorButton key={file.lang} href={to(file.lang)} download icon={Download} size="dense">
          <span className="sr-only">{t('fileOf', { title: title[lang] })}</span>
          {t(`download_${file.lang}`)}
          <span className="ms-1.5 text-caption text-ink-2">
            <bdi>
              {file.type?.toUpperCase()} {sizeText(file.bytes, lang)}
            </bdi>
          </span>
        </AnchorButton>
      ))}
    </div>
  )
}
