import type { Lang } from '#/domain/text.ts'
import { directionOf } from '#/domain/text.ts'

const address = /(https?:\/\/[^\s\u2066-\u2069]+)/

/** Plain text of a mail in its language's direction; URLs are isolated left to right. */
export function MailText({ lang, body }: { lang: Lang; body: string }) {
  return (
    <div
      lang={lang}
      dir={directionOf(lang)}
      className="prose-width text-body whitespace-pre-wrap [overflow-wrap:anywhere] text-start"
    >
      {body.split(address).map((part, index) =>
        index % 2 === 1 ? (
          <a
            key={`${index} ${part}`}
            href={part}
            rel="noreferrer"
            className="link inline-block coarse:py-2.5 max-md:py-2.5"
          >
            <bdi dir="ltr">{part}</bdi>
          </a>
        ) : (
          part
        ),
      )}
    </div>
  )
}
