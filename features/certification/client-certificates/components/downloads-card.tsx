import { Award, FileText, ImageDown, type LucideIcon } from 'lucide-react'
import { isHeld } from '#/domain/certification/certificate.ts'
import { certificateWords } from '#/messages/certification/certificate-words.ts'
import { certificatePageMessages } from '#/messages/certification/client-certificate-page.ts'
import { AnchorButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import type { OwnCertificate } from '../read-one.server.ts'

/** Certificate as a picture, with its downloads. */
export function DownloadsCard({ certificate }: { certificate: OwnCertificate }) {
  const t = useT(certificatePageMessages)
  const word = useT(certificateWords)
  const lang = useLang()
  const { publicId, number, branch, level, isSigned, state } = certificate
  const at = `/review/${publicId}`
  return (
    <Card title={t('picture')}>
      <div className="flex flex-col gap-5">
        <img
          src={`${at}/certificate.png?lang=${lang}`}
          alt={t('pictureOf', { number, branch, level: word(`level_${level}`) })}
          width={1200}
          height={630}
          className="h-auto w-full rounded-card border border-line"
        />
        <ul className="grid gap-4 md:grid-cols-3">
          <File icon={FileText} href={`${at}/certificate.pdf?download`} label={t('pdf')} help={t('pdfHelp')} />
          <File
            icon={ImageDown}
            href={`${at}/certificate.png?lang=${lang}`}
            label={t('sharing')}
            help={t('sharingHelp')}
          />
          {isSigned && isHeld(state) && (
            <File icon={Award} href={`${at}/badge.png`} label={t('badge')} help={t('badgeHelp')} />
          )}
        </ul>
      </div>
    </Card>
  )
}

type FileProps = { icon: LucideIcon; href: string; label: string; help: string }

function File({ icon, href, label, help }: FileProps) {
  return (
    <li className="flex flex-col items-start gap-1.5">
      <AnchorButton href={href} icon={icon} download full="phone">
        {label}
      </AnchorButton>
      <p className="text-caption text-ink-2">{help}</p>
    </li>
  )
}
