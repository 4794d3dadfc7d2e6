import { withoutMarks } from '#/domain/text.ts'
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
      title={withoutMarks(t('lookOf', { subject }))}
      className="block h-120 w-full rounded-b-card border-t border-line bg-white"
    />
  )
}
