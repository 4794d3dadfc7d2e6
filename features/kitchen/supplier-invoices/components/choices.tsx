import { PackageSearch } from 'lucide-react'
import { href } from 'react-router'
import { formatDate } from '#/domain/riyadh-time.ts'
import { supplierInvoiceMessages } from '#/messages/kitchen/supplier-invoices.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import type { Choice } from '../billable.server.ts'

const addressOf = (choice: Choice): string => {
  const asked = 'order' in choice ? [['order', choice.order.id]] : choice.receiptIds.map((id) => ['receipt', id])
  return `${href('/client/procurement/invoices/new')}?${new URLSearchParams(asked)}`
}

/** Orders and deliveries that wait for an invoice; each leads to the form that is filled with it. */
export function Choices({ choices }: { choices: readonly Choice[] }) {
  const t = useT(supplierInvoiceMessages)
  const lang = useLang()
  if (choices.length === 0)
    return (
      <EmptyState icon={PackageSearch} title={t('chooseNone')}>
        {t('chooseNoneHint')}
      </EmptyState>
    )
  const nameOf = (choice: Choice) => {
    if ('order' in choice) return t('ofOrder', { number: String(choice.order.number) })
    return choice.deliveries > 1 ? t('allLoose', { count: choice.deliveries }) : t('withoutOrder')
  }
  return (
    <Card title={t('chooseTitle')} description={t('chooseHint')}>
      <ul className="flex flex-col divide-y divide-line">
        {choices.map((choice) => (
          <li key={choice.key} className="flex flex-wrap items-center justify-between gap-3 py-3 first:pt-0 last:pb-0">
            <span className="flex min-w-0 flex-col">
              <span className="text-ui font-medium">
                <bdi>{choice.supplier}</bdi>
              </span>
              <span className="flex flex-wrap gap-x-3 text-caption text-ink-2">
                <span>{nameOf(choice)}</span>
                <bdi>{choice.branch}</bdi>
                <span>
                  {choice.lastAt === null
                    ? t('notDelivered')
                    : t('lastDelivered', { at: formatDate(new Date(choice.lastAt), lang) })}
                </span>
              </span>
            </span>
            <LinkButton to={addressOf(choice)} aria-label={`${t('enter')}: ${choice.supplier}, ${nameOf(choice)}`}>
              {t('enter')}
            </LinkButton>
          </li>
        ))}
      </ul>
    </Card>
  )
}
