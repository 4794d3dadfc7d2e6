import { withoutMarks } from '#/domain/text.ts'
import { Award, Copy, FileDown, FileText, Share2 } from 'lucide-react'
import { isHeld } from '#/domain/certification/certificate.ts'
import { verificationMessages } from '#/messages/certification/verification.ts'
import { AnchorButton, Button } from '#/ui/button.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import type { Review } from '../read-review.server.ts'

/** Files and ways of sharing. Parts that need scripts appear with them. */
export function KeepAndShare({ review }: { review: Review }) {
  const t = useT(verificationMessages)
  const lang = useLang()
  const { publicId, address, number, names, state, signature } = review
  const file = (name: string) => `/review/${publicId}/${name}`
  const text = withoutMarks(t('shared', { number, branch: names.branch[lang] }))
  const isSigned = signature.ok || signature.why !== 'unsigned'
  return (
    <section aria-labelledby="keep" className="flex flex-col gap-4">
      <h2 id="keep" className="text-h3">
        {t('actions')}
      </h2>
      <div className="flex flex-wrap gap-3 max-md:[&>a]:w-full max-md:[&>span]:w-full">
        <AnchorButton href={file('certificate.pdf')} variant="primary" icon={FileText}>
          {t('pdf')}
        </AnchorButton>
        {isSigned && isHeld(state) && (
          <AnchorButton href={file('badge.png')} download icon={Award}>
            {t('badge')}
          </AnchorButton>
        )}
        {isSigned && (
          <AnchorButton href={file('credential.jwt')} download icon={FileDown}>
            {t('credential')}
          </AnchorButton>
        )}
      </div>
      <div className="flex flex-wrap gap-3 max-md:[&>*]:w-full">
        <span hidden data-copy={address} className="contents [&[hidden]]:hidden">
          <Button icon={Copy} full="phone">
            {t('copy')}
          </Button>
        </span>
        <span hidden data-share={text} className="contents [&[hidden]]:hidden">
          <Button icon={Share2} full="phone">
            {t('share')}
          </Button>
        </span>
        <AnchorButton
          href={`https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(address)}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t('linkedIn')}
        </AnchorButton>
        <AnchorButton
          href={`https://wa.me/?text=${encodeURIComponent(`${text} ${address}`)}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t('whatsApp')}
        </AnchorButton>
      </div>
      <p role="status" data-copied={t('copied')} className="text-ui text-success-ink empty:hidden" />
    </section>
  )
}
