import { Copy } from 'lucide-react'
import { apiReferenceMessages } from '#/messages/partners/api-reference.ts'
import { Badge } from '#/ui/badge.tsx'
import { Button } from '#/ui/button.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { useToast } from '#/ui/toast.tsx'
import type { ReferenceField, ReferenceOperation } from '../reference.server.ts'

const example = (operation: ReferenceOperation, origin: string): string => {
  const { method, path, body, needsVersion, takesKey } = operation
  const lines = [
    `curl ${method === 'POST' ? '-X POST ' : ''}${origin}/api/v1${path}`,
    `-H "Authorization: Bearer $ITQAN_KEY"`,
  ]
  if (takesKey) lines.push('-H "Idempotency-Key: $(uuidgen)"')
  if (needsVersion) lines.push(`-H 'If-Match: "v1"'`)
  if (body.length > 0) {
    const sent = Object.fromEntries(
      body.filter(({ required }) => required).map(({ name, type }) => [name, `<${type}>`]),
    )
    lines.push('-H "Content-Type: application/json"', `-d '${JSON.stringify(sent)}'`)
  }
  return lines.join(' \\\n  ')
}

/** Text of programs: from the left in both languages, wrapped within its frame. */
export function Code({ children }: { children: string }) {
  const t = useT(apiReferenceMessages)
  const toast = useToast()
  const copy = async () => {
    await navigator.clipboard.writeText(children)
    toast({ text: t('copied') })
  }
  return (
    <div dir="ltr" className="relative rounded-card border border-line bg-surface-2">
      <pre lang="en" className="p-4 pe-24 font-mono text-caption whitespace-pre-wrap [overflow-wrap:anywhere]">
        {children}
      </pre>
      <div className="absolute end-2 top-2">
        <Button icon={Copy} size="dense" onClick={() => void copy()}>
          {t('copy')}
        </Button>
      </div>
    </div>
  )
}

function Fields({ title, fields }: { title: string; fields: readonly ReferenceField[] }) {
  const t = useT(apiReferenceMessages)
  const lang = useLang()
  if (fields.length === 0) return null
  return (
    <div>
      <h4 className="mb-2 text-ui font-semibold">{title}</h4>
      <dl className="divide-y divide-line border-y border-line">
        {fields.map(({ name, type, required, about }) => (
          <div key={name} className="flex flex-col gap-x-6 gap-y-1 py-2 md:flex-row">
            <dt className="min-w-0 md:w-[16rem] md:shrink-0">
              <bdi dir="ltr" lang="en" className="font-mono text-caption font-medium">
                {name}
              </bdi>
              {required && <span className="ms-2 text-caption text-ink-2">{t('required')}</span>}
            </dt>
            <dd className="min-w-0 text-caption text-ink-2">
              <bdi dir="ltr" lang="en" className="font-mono [overflow-wrap:anywhere]">
                {type}
              </bdi>
              {about && <p className="text-ink">{about[lang]}</p>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** One operation: its address, what it needs, and a request to copy. */
export function OperationCard({ operation, origin }: { operation: ReferenceOperation; origin: string }) {
  const t = useT(apiReferenceMessages)
  const lang = useLang()
  const { id, method, path, scope, summary, parameters, body, answer, isList } = operation
  return (
    <article
      id={id}
      data-card
      className="flex scroll-mt-24 flex-col gap-4 rounded-card border border-line bg-card p-4 md:p-6"
    >
      <div className="flex flex-col gap-2">
        <h3 className="text-h3">{summary[lang]}</h3>
        <p className="flex flex-wrap items-center gap-2">
          <Badge tone={method === 'GET' ? 'blue' : 'green'}>
            <bdi lang="en">{method}</bdi>
          </Badge>
          <bdi dir="ltr" lang="en" className="font-mono text-ui [overflow-wrap:anywhere]">
            {['/api/v1', path].join('')}
          </bdi>
        </p>
        <p className="text-caption text-ink-2">
          <span className="me-2">{t('scope')}</span>
          <bdi dir="ltr" lang="en" className="font-mono">
            {scope}
          </bdi>
        </p>
      </div>
      <Code>{example(operation, origin)}</Code>
      <Fields title={t('parameters')} fields={parameters} />
      <Fields title={t('body')} fields={body} />
      <details>
        <summary className="min-h-8 cursor-pointer text-ui font-medium coarse:min-h-11">
          {t(isList ? 'eachOf' : 'answer')}
        </summary>
        <div className="mt-2">
          <Fields title={t('answer')} fields={answer} />
        </div>
      </details>
    </article>
  )
}
