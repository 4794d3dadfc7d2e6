import { pageNumber } from '#/domain/page-number.ts'
import { redirectDocument } from 'react-router'
import { type CertificateLevel, certificateLevels } from '#/domain/certification/certificate-rule.ts'
import { AppError } from '#/domain/errors.ts'
import { formatDate, riyadhDay } from '#/domain/riyadh-time.ts'
import { HolderList, NumberCheck } from '#/features/certification/certificates/components/register-parts.tsx'
import { SelfCheckForm } from '#/features/certification/certificates/components/self-check-form.tsx'
import { SelfCheckResult } from '#/features/certification/certificates/components/self-check-result.tsx'
import { readRegister, registerPageSize } from '#/features/certification/certificates/register.server.ts'
import { type CertificateRule, readRule } from '#/features/certification/certificates/rule.server.ts'
import { readSelfCheck, visitRowsOf } from '#/features/certification/certificates/self-check.ts'
import { openCertificateByNumber } from '#/features/certification/verification/open-certificate.server.ts'
import { certifiedMessages } from '#/messages/certification/get-certified.ts'
import { now } from '#/platform/clock.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { publicPath } from '#/platform/i18n.ts'
import { infoOf, type RequestInfo } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Section } from '../../home/section.tsx'
import { publicMeta } from '../../shell/page-title.ts'
import { serviceWithOffers } from '../../shell/structured-data.ts'
import { HeadLink } from '../../site/head-link.tsx'
import { Emblem } from '../../site/emblem.tsx'
import { PageHead } from '../../site/page-head.tsx'
import { Screen } from '../../site/picture.tsx'
import type { Route } from './+types/get-certified'

const path = '/get-certified'

export const meta: Route.MetaFunction = ({ matches }) => {
  const { title, shortName, description } = certifiedMessages
  return [
    ...publicMeta({ matches, path, title, shortName, description }),
    { 'script:ld+json': serviceWithOffers(matches, { name: shortName, description, path }) },
  ]
}

/**
 * Redirects to the page of an existing certificate, listed or not. Else returns whether the rate limit was reached,
 * without a lookup.
 */
async function leadToPage(number: string, { network, lang }: RequestInfo): Promise<boolean> {
  try {
    const certificate = await openCertificateByNumber(number, network)
    if (certificate) throw redirectDocument(publicPath(lang, `/review/${certificate.publicId}`))
    return false
  } catch (error) {
    if (error instanceof AppError && error.code === 'too-many-attempts') return true
    throw error
  }
}

export const loader = pageData(async ({ url, context }: Route.LoaderArgs) => {
  const { searchParams } = url
  const q = (searchParams.get('q') ?? '').trim().slice(0, 100)
  const number = (searchParams.get('number') ?? '').trim().slice(0, 30)
  const page = pageNumber(searchParams.get('page'))
  const isBusy = number !== '' && (await leadToPage(number, infoOf(context)))
  const [register, rule] = await Promise.all([readRegister(q, page), readRule()])
  return {
    rule,
    check: readSelfCheck(searchParams, riyadhDay(now()), rule),
    register,
    pageSize: registerPageSize,
    q,
    number,
    isBusy,
  }
})

/** Certificate: its rule, a self-check, and its holders. */
export default function GetCertified({ loaderData }: Route.ComponentProps) {
  const t = useT(certifiedMessages)
  const { check, rule, register, pageSize, q, number, isBusy } = loaderData
  const visits = t('counted', { count: rule.visits })
  return (
    <>
      <PageHead
        title={t('title')}
        lead={t('lead')}
        aside={<Screen name="certificate" sizes="(min-width: 1024px) 620px, 100vw" />}
      >
        <LinkButton to="#check" size="large">
          {t('check')}
        </LinkButton>
        <HeadLink href="#register">{t('findHolder')}</HeadLink>
      </PageHead>
      <Section
        id="levels"
        title={t('levelsTitle')}
        text={t('levelsText', { visits, months: t('months', { count: rule.withinMonths }) })}
      >
        <Levels rule={rule} />
      </Section>
      <Section id="rule" title={t('ruleTitle')} tinted>
        <Rule rule={rule} />
      </Section>
      <Section id="check" title={t('checkTitle')} text={t('checkText', { visits })}>
        <div className="flex flex-col gap-8">
          {check.result && <SelfCheckResult result={check.result} months={rule.withinMonths} />}
          <SelfCheckForm check={check} rows={visitRowsOf(rule)} />
        </div>
      </Section>
      <Section id="apply" title={t('applyTitle')} tinted>
        <Apply />
      </Section>
      <Section id="register" title={t('registerTitle')} text={t('registerText')}>
        <div className="grid gap-10 lg:grid-cols-[22rem_minmax(0,1fr)] lg:gap-16">
          <NumberCheck number={number} isBusy={isBusy} />
          <HolderList register={register} q={q} pageSize={pageSize} />
        </div>
      </Section>
    </>
  )
}

function Levels({ rule }: { rule: CertificateRule }) {
  const t = useT(certifiedMessages)
  const leastMean = (level: CertificateLevel): string => `${rule.leastMean[level]}%`
  return (
    <ul className="grid md:grid-cols-3 md:gap-12">
      {certificateLevels.map((level) => (
        <li key={level} className="flex flex-col gap-2 border-t border-paper-line py-7">
          <Emblem level={level} size={104} />
          <h3 className="mt-2 text-h3">{t(level)}</h3>
          <p className="text-h1 font-semibold ltr:tracking-[-0.02em]">
            <bdi dir="ltr">{leastMean(level)}</bdi>
          </p>
          <p className="text-ui font-medium">{t('meanFrom', { mean: leastMean(level) })}</p>
          <p className="text-body text-ink-2">{t(`${level}Text`)}</p>
        </li>
      ))}
    </ul>
  )
}

function Rule({ rule }: { rule: CertificateRule }) {
  const t = useT(certifiedMessages)
  const lang = useLang()
  const { criticalMonths, validMonths, version, createdAt } = rule
  const rules = [
    t('rule1'),
    t('rule2'),
    t('rule3', { months: t('months', { count: criticalMonths }) }),
    t('rule4'),
    t('rule5', { months: t('months', { count: validMonths }) }),
    t('rule6'),
  ]
  return (
    <div className="grid gap-10 lg:grid-cols-2 lg:gap-16">
      <ol className="flex list-decimal flex-col gap-3 ps-6 text-body">
        {rules.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
      <div className="flex flex-col gap-6">
        <div>
          <h3 className="text-h3">{t('coversTitle')}</h3>
          <p className="mt-1 text-body text-ink-2">{t('coversText')}</p>
        </div>
        <div>
          <h3 className="text-h3">{t('notCoversTitle')}</h3>
          <p className="mt-1 text-body text-ink-2">{t('notCoversText')}</p>
        </div>
        <p className="text-caption text-ink-2">
          {t('inForce', { version, date: formatDate(new Date(createdAt), lang) })}
        </p>
      </div>
    </div>
  )
}

function Apply() {
  const t = useT(certifiedMessages)
  const lang = useLang()
  return (
    <>
      <ol className="flex list-decimal flex-col gap-3 ps-6 text-body-lg">
        <li>{t('apply1')}</li>
        <li>{t('apply2')}</li>
        <li>{t('apply3')}</li>
      </ol>
      <div className="mt-8 flex flex-wrap gap-3 max-md:[&>*]:w-full">
        <LinkButton to={publicPath(lang, '/client-registration')} variant="primary" size="large">
          {t('register')}
        </LinkButton>
        <LinkButton to={publicPath(lang, '/contact?subject=certificate')} size="large">
          {t('ask')}
        </LinkButton>
      </div>
    </>
  )
}
