import { outboxMessages } from '#/messages/emails.ts'
import { useT } from '#/ui/language.tsx'

/** A mail as its reader sees it, in a frame that may do nothing at all: no scripts, no forms, no way out. */
export function MailLook({ subject, html }: { subject: string; html: string }) {
  const t = useT(outboxMessages)
  // why: each text is a frame of its own; one that is rewritten in place leaves those who inspect the page waiting for its scripts
  return (
    <iframe
      key={html}
      sandbox=""
      srcDoc={html}
      title={t('lookOf', { subject }).replace(/[\u2068\u2069]/g, '')}
      className="block h-120 w-full rounded-b-card border-t border-line bg-white"
    />
  )
}
