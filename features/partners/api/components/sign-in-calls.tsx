import { type ErrorCode, errorStatus } from '#/domain/errors.ts'
import { signInCalls } from '#/domain/partners/sign-in-calls.ts'
import { apiReferenceMessages } from '#/messages/partners/api-reference.ts'
import { useLang, useT } from '#/ui/language.tsx'

type Line = {
  about: (typeof signInCalls)[number]['about']
  method: string
  path: string
  intent?: string
  body: readonly string[]
  errors: readonly ErrorCode[]
}
const lines: readonly Line[] = signInCalls

const addressOf = ({ method, path }: Line): string => `${method} ${path}`
const sentWith = ({ intent, body }: Line): string => [...(intent ? [`intent=${intent}`] : []), ...body].join(', ')
const refusals = ({ errors }: Line): string => errors.map((code) => `${code} ${errorStatus[code]}`).join(', ')

/** Calls of a sign-in service with the address that answers each. */
export function SignInCalls() {
  const t = useT(apiReferenceMessages)
  const lang = useLang()
  return (
    <dl className="divide-y divide-line border-y border-line">
      {lines.map((line) => (
        <div
          key={`${line.path} ${line.intent ?? ''} ${line.about.en}`}
          className="flex flex-col gap-x-6 gap-y-1 py-3 md:flex-row"
        >
          <dt className="min-w-0 text-ui font-medium md:w-[16rem] md:shrink-0">{line.about[lang]}</dt>
          <dd className="min-w-0 text-caption text-ink-2">
            <bdi dir="ltr" lang="en" className="font-mono text-ink [overflow-wrap:anywhere]">
              {addressOf(line)}
            </bdi>
            {sentWith(line) !== '' && <Part label={t('sent')} text={sentWith(line)} />}
            {line.errors.length > 0 && <Part label={t('refusals')} text={refusals(line)} />}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Part({ label, text }: { label: string; text: string }) {
  return (
    <p>
      <span className="me-1">{label}</span>
      <bdi dir="ltr" lang="en" className="font-mono [overflow-wrap:anywhere]">
        {text}
      </bdi>
    </p>
  )
}
