import { useState } from 'react'
import { Link2, Mail, Share2 } from 'lucide-react'
import { blogMessages } from '#/messages/site/blog.ts'
import { AnchorButton, Button } from '#/ui/button.tsx'
import { useT } from '#/ui/language.tsx'

type ShareLinksProps = { address: string; title: string; scripted: boolean }

/** Plain share links; loads nothing of those sites. */
export function ShareLinks({ address, title, scripted }: ShareLinksProps) {
  const t = useT(blogMessages)
  const [said, setSaid] = useState<'linkCopied' | 'copyFailed' | null>(null)
  const query = (fields: Record<string, string>) => new URLSearchParams(fields).toString()
  const places = [
    { key: 'shareWhatsApp', href: `https://wa.me/?${query({ text: `${title} ${address}` })}` },
    { key: 'shareX', href: `https://x.com/intent/post?${query({ text: title, url: address })}` },
    { key: 'shareLinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?${query({ url: address })}` },
  ] as const
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setSaid('linkCopied'),
      () => setSaid('copyFailed'),
    )
  return (
    <section aria-labelledby="share-title" className="mt-12 border-t border-line pt-6">
      <h2 id="share-title" className="text-body font-semibold">
        {t('share')}
      </h2>
      <div className="mt-3 flex flex-wrap gap-2">
        {places.map(({ key, href }) => (
          <AnchorButton key={key} href={href} target="_blank" rel="noopener noreferrer" icon={Share2}>
            {t(key)}
          </AnchorButton>
        ))}
        <AnchorButton href={mail} icon={Mail}>
          {t('shareEmail')}
        </AnchorButton>
        {scripted && (
          <Button icon={Link2} onClick={() => void copy()}>
            {t('copyLink')}
          </Button>
        )}
      </div>
      <p role="status" className="mt-2 text-caption text-ink-2">
        {said && t(said)}
      </p>
    </section>
  )
}
