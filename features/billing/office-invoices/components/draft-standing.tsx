import { href, Link } from 'react-router'
import { ruleNumbers, type TaxProblem } from '#/domain/billing/tax-rules.ts'
import { invoicePageMessages } from '#/messages/billing/invoice-page.ts'
import { taxRuleMessages } from '#/messages/billing/tax-rules.ts'
import { Notice } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import type { Document } from '../read-document.server.ts'

/** Problems of a draft that the tax authority would reject, each with a link to correct it. */
export function DraftStanding({ document }: { document: Document }) {
  const t = useT(invoicePageMessages)
  const { draft, clientId } = document
  if (!draft) return null
  const settings = { to: href('/admin/invoices/settings'), label: t('mendSeller') }
  const details = { to: href('/admin/invoices/clients/:clientId', { clientId }), label: t('mendBuyer') }
  const isFine = draft.hasSeller && draft.hasBuyer && draft.problems.length === 0
  if (isFine)
    return (
      <Notice kind="success" title={t('standingOk')}>
        {t('standingOkText')}
      </Notice>
    )
  return (
    <Notice kind="warning" title={t('standing')}>
      <ul className="flex list-disc flex-col gap-1 ps-5">
        {!draft.hasSeller && <Item text={t('noSeller')} link={settings} />}
        {!draft.hasBuyer && <Item text={t('noBuyer')} link={details} />}
        {draft.problems.map((problem) => (
          <Problem key={`${problem.rule} ${problem.at}`} problem={problem} settings={settings} details={details} />
        ))}
      </ul>
    </Notice>
  )
}

type Way = { to: string; label: string }

function Problem({ problem, settings, details }: { problem: TaxProblem; settings: Way; details: Way }) {
  const t = useT(invoicePageMessages)
  const rule = useT(taxRuleMessages)
  const { at } = problem
  const line = /^lines\.(\d+)/.exec(at)?.[1]
  const said = rule(problem.rule)
  const text = line === undefined ? said : t('inLine', { position: String(Number(line) + 1), problem: said })
  const link = at.startsWith('seller') ? settings : at.startsWith('buyer') ? details : null
  return <Item text={text} code={ruleNumbers[problem.rule]} link={link} />
}

function Item({ text, code, link }: { text: string; code?: string; link: Way | null }) {
  return (
    <li>
      <span className="flex flex-wrap items-baseline gap-x-2">
        <span>{text}</span>
        {code && (
          <bdi dir="ltr" className="text-caption text-ink-2">
            {code}
          </bdi>
        )}
        {link && (
          <Link to={link.to} className="link">
            {link.label}
          </Link>
        )}
      </span>
    </li>
  )
}
