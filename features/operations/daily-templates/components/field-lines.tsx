import { ChevronRight } from 'lucide-react'
import { href, Link } from 'react-router'
import { dailySections, type Field } from '#/domain/operations/daily-reports/template.ts'
import { isOwnField } from '#/domain/operations/daily-reports/template-edit.ts'
import { fieldText, limitText } from '#/features/operations/daily-reports/value-text.ts'
import { dailyFieldMessages } from '#/messages/operations/daily-reports-template.ts'
import { dailyMessages } from '#/messages/operations/daily-reports.ts'
import { Badge } from '#/ui/badge.tsx'
import { Card } from '#/ui/card.tsx'
import { Icon } from '#/ui/icon.tsx'
import { useLang, useT } from '#/ui/language.tsx'

/** Fields by step of the report; each leads to its settings. */
export function FieldLines({ fields, of }: { fields: readonly Field[]; of: string }) {
  const word = useT(dailyMessages)
  return dailySections.map((section) => {
    const found = fields.filter((field) => field.section === section)
    if (found.length === 0) return null
    return (
      <Card key={section} title={word(`section_${section}`)} flush>
        <ul className="flex flex-col">
          {found.map((field) => (
            <FieldLine key={field.key} field={field} of={of} />
          ))}
        </ul>
      </Card>
    )
  })
}

function FieldLine({ field, of }: { field: Field; of: string }) {
  const t = useT(dailyFieldMessages)
  const lang = useLang()
  const name = fieldText(field, lang)
  const query = new URLSearchParams({ ...(of !== '' && { of }), key: field.key })
  const facts = [
    t(`type_${field.type}`),
    ...(field.required ? [t('required')] : []),
    ...(field.money && field.type !== 'amount' && field.type !== 'signed' ? [t('money')] : []),
    ...(field.limits ? [limitText(field, lang)] : []),
    ...(field.alert === 'none' ? [] : [t(`alertIs_${field.alert}`)]),
  ]
  return (
    <li className="border-t border-line first:border-t-0">
      <Link
        to={`${href('/client/daily-operations-report/template/field')}?${query.toString()}`}
        className="flex min-h-13 items-center gap-3 px-4 py-2 hover:bg-surface-2 md:px-6"
      >
        <span className="min-w-0 flex-1">
          <bdi className="block text-ui font-medium">{name}</bdi>
          <span className="text-caption text-ink-2">{facts.join(' · ')}</span>
        </span>
        {isOwnField(field) && <Badge tone="grey">{t('own')}</Badge>}
        <Icon as={ChevronRight} size={16} directional />
      </Link>
    </li>
  )
}
