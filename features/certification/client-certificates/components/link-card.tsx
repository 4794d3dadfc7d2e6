import { QrCode as QrIcon } from 'lucide-react'
import { href } from 'react-router'
import { QrCode } from '#/features/identity/second-factor/components/qr-code.tsx'
import { certificatePageMessages } from '#/messages/certification/client-certificate-page.ts'
import { AnchorButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { TextField } from '#/ui/text-field.tsx'
import type { OwnCertificate } from '../read-one.server.ts'
import { checkAddress } from '../showing.ts'
import { CopyButton } from './copy-button.tsx'

type LinkCardProps = { certificate: OwnCertificate; origin: string; squares: readonly string[] }

/** Verification address, for sending and printing. */
export function LinkCard({ certificate, origin, squares }: LinkCardProps) {
  const t = useT(certificatePageMessages)
  const address = checkAddress(origin, certificate.publicId, useLang())
  return (
    <Card title={t('link')} description={t('linkHint')}>
      <div className="flex flex-col items-start gap-4">
        <div className="w-full">
          <TextField name="public-link" type="url" label={t('publicLink')} defaultValue={address} readOnly />
        </div>
        <CopyButton text={address} label={t('copyLink')} done={t('linkCopied')} />
        <QrCode squares={squares} label={t('qr')} />
        <AnchorButton
          href={href('/client/certificates/:certificateId/qr', { certificateId: certificate.id })}
          icon={QrIcon}
          download
          full="phone"
        >
          {t('qrDownload')}
        </AnchorButton>
        <p className="text-caption text-ink-2">{t('qrHelp')}</p>
      </div>
    </Card>
  )
}
