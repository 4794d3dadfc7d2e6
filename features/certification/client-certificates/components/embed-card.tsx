import { useState } from 'react'
import { badgeSize } from '#/features/certification/certificate-documents/badge-size.ts'
import { isLang, type Lang, translator } from '#/domain/text.ts'
import { certificatePageMessages } from '#/messages/certification/client-certificate-page.ts'
import { Card } from '#/ui/card.tsx'
import { SelectField } from '#/ui/choice-field.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import type { OwnCertificate } from '../read-one.server.ts'
import { embedCode } from '../showing.ts'
import { CopyButton } from './copy-button.tsx'

type EmbedCardProps = { certificate: OwnCertificate; origin: string }

/** Badge for the holder's site: preview and code. */
export function EmbedCard({ certificate, origin }: EmbedCardProps) {
  const t = useT(certificatePageMessages)
  const pageLang = useLang()
  const [lang, setLang] = useState<Lang>(pageLang)
  const { publicId, branch } = certificate
  const alt = translator(lang, certificatePageMessages)('altOf', { branch })
  const code = embedCode({ origin, publicId, lang, alt })
  const options = [
    { value: 'en', label: t('english') },
    { value: 'ar', label: t('arabic') },
  ]
  return (
    <Card title={t('embed')} description={t('embedHint')}>
      <div className="flex flex-col gap-5">
        <div className="md:max-w-60">
          <SelectField
            name="badge-language"
            label={t('embedLang')}
            options={options}
            defaultValue={pageLang}
            onChange={(value) => isLang(value) && setLang(value)}
          />
        </div>
        <div className="grid gap-4 xl:grid-cols-2">
          <Preview publicId={publicId} lang={lang} ground="light" />
          <Preview publicId={publicId} lang={lang} ground="dark" />
        </div>
        <section aria-label={t('code')} className="flex flex-col items-start gap-3">
          <p className="text-ui font-medium">{t('code')}</p>
          <pre
            dir="ltr"
            className="w-full rounded-control border border-line bg-surface-1 p-3 text-caption [overflow-wrap:anywhere] whitespace-pre-wrap"
          >
            <code>{code}</code>
          </pre>
          <CopyButton text={code} label={t('copyCode')} done={t('codeCopied')} />
          <p className="text-caption text-ink-2">{t('forWebMaster')}</p>
        </section>
      </div>
    </Card>
  )
}

const grounds = { light: 'bg-[#ffffff]', dark: 'bg-[#18181b]' } as const
type PreviewProps = { publicId: string; lang: Lang; ground: keyof typeof grounds }

function Preview({ publicId, lang, ground }: PreviewProps) {
  const t = useT(certificatePageMessages)
  return (
    <figure className="flex min-w-0 flex-col gap-1.5">
      <figcaption className="text-caption text-ink-2">{t(ground === 'light' ? 'onLight' : 'onDark')}</figcaption>
      <div className={`flex justify-center rounded-card border border-line p-4 ${grounds[ground]}`}>
        <img
          src={`/review/${publicId}/badge.svg?lang=${lang}`}
          alt={t('preview', { lang: t(lang === 'ar' ? 'arabic' : 'english') })}
          {...badgeSize}
          className="h-auto max-w-full"
        />
      </div>
    </figure>
  )
}
