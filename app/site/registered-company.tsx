import type { PublicCompany } from '#/features/billing/company-details/public-company.server.ts'
import { contactMessages } from '#/messages/site/contact.ts'
import { useT } from '#/ui/language.tsx'

/** Registered name and numbers of our company; nothing until an administrator has entered them. */
export function RegisteredCompany({ company }: { company: PublicCompany }) {
  const t = useT(contactMessages)
  const facts = [
    { term: t('legalName'), value: company.legalName, isNumber: false },
    { term: t('commercialRegister'), value: company.register, isNumber: true },
    { term: t('vatNumber'), value: company.vatNumber, isNumber: true },
  ].filter(({ value }) => value !== '')
  if (facts.length === 0) return null
  return (
    <section aria-labelledby="registered-title">
      <h2 id="registered-title" className="text-h3">
        {t('registered')}
      </h2>
      <dl className="mt-3 border-t border-line">
        {facts.map(({ term, value, isNumber }) => (
          <div key={term} className="flex flex-wrap justify-between gap-x-6 border-b border-line py-2.5 text-body">
            <dt className="text-ink-2">{term}</dt>
            <dd className="font-medium">
              {isNumber ? (
                <bdi dir="ltr" className="num">
                  {value}
                </bdi>
              ) : (
                <bdi>{value}</bdi>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-caption text-ink-2">{t('checkRegister')}</p>
    </section>
  )
}
