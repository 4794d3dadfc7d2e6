import { isOutside } from '#/domain/operations/daily-reports/alerts.ts'
import type { DailyTemplate } from '#/domain/operations/daily-reports/template.ts'
import { isOwnField } from '#/domain/operations/daily-reports/template-edit.ts'
import type { DailyValues } from '#/domain/operations/daily-reports/values.ts'
import { Card } from '#/ui/card.tsx'
import { DescriptionList } from '#/ui/facts.tsx'
import { useLang } from '#/ui/language.tsx'
import { fieldText, limitText, valueText } from '../value-text.ts'

type Props = { title: string; template: DailyTemplate; values: DailyValues; money: boolean }

/** Values of the fields that the company added; those outside their limits with these. */
export function OwnFields({ title, template, values, money }: Props) {
  const lang = useLang()
  const fields = template.fields.filter((field) => isOwnField(field) && field.money === money)
  if (fields.length === 0) return null
  return (
    <Card title={title}>
      <DescriptionList
        columns={2}
        items={fields.map((field) => {
          const text = valueText(field, values[field.key], lang)
          const isOut = field.type !== 'text' && isOutside(field, values[field.key])
          return {
            term: fieldText(field, lang),
            value: isOut ? (
              <span data-tone="yellow" className="text-tone-ink">
                <bdi>{text}</bdi> <span className="text-caption">{limitText(field, lang)}</span>
              </span>
            ) : (
              text
            ),
          }
        })}
      />
    </Card>
  )
}
