import { outboxMessages } from '#/messages/emails.ts'
import { useT } from '#/ui/language.tsx'

/** Preview of a mail in a fully sandboxed frame: no scripts, forms or navigation. */
export function MailLook({ subject, html }: { subject: string; html: string }) {
  const t = useT(outboxMessages)
  // why: a new frame per text; one rewritten in place makes accessibility tools wait for its scripts
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
