import { specificationCalls } from '#/domain/partners/specification-calls.ts'
import { apiReferenceMessages } from '#/messages/partners/api-reference.ts'
import { useLang, useT } from '#/ui/language.tsx'

/** Calls of a hosted backend with the operations and addresses that answer them. */
export function SpecificationCalls() {
  const t = useT(apiReferenceMessages)
  const lang = useLang()
  return (
    <dl className="divide-y divide-line border-y border-line">
      {specificationCalls.map(({ about, operations = [], office = [], addresses = [] }) => (
        <div key={about.en} className="flex flex-col gap-x-6 gap-y-1 py-3 md:flex-row">
          <dt className="min-w-0 text-ui font-medium md:w-[16rem] md:shrink-0">{about[lang]}</dt>
          <dd className="flex min-w-0 flex-col gap-1 text-caption text-ink-2">
            <Names label={t('callOperations')} names={operations} />
            <Names label={t('callAddresses')} names={addresses} />
            <Names label={t('callOffice')} names={office} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Names({ label, names }: { label: string; names: readonly string[] }) {
  if (names.length === 0) return null
  return (
    <p>
      <span className="me-1">{label}</span>
      <bdi dir="ltr" lang="en" className="font-mono text-ink [overflow-wrap:anywhere]">
        {names.join(', ')}
      </bdi>
    </p>
  )
}
