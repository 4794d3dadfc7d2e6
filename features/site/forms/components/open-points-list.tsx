import { CircleCheck } from 'lucide-react'
import { formEditorMessages } from '#/messages/site/forms-admin.ts'
import { Card } from '#/ui/card.tsx'
import { Icon } from '#/ui/icon.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import type { FormDefinition } from '../fields.ts'
import { missingIn, type OpenPoint } from '../open-points.ts'

type Props = { definition: FormDefinition; points: readonly OpenPoint[]; onGoTo: (point: OpenPoint) => void }

const partWords = {
  title: 'title',
  intro: 'intro',
  button: 'button',
  success: 'success',
  label: 'label',
  help: 'help',
  option: 'options',
  limits: 'label',
  fields: 'fields',
} as const

/** Open points before publication, linked to their places. */
export function OpenPointsList({ definition, points, onGoTo }: Props) {
  const t = useT(formEditorMessages)
  const lang = useLang()
  const nameOf = (key: string): string => {
    const field = definition.fields.find((one) => one.key === key)
    return field?.label[lang] || field?.label.en || field?.label.ar || t('unnamed')
  }
  const textOf = ({ kind, part, lang: lacking }: OpenPoint): string => {
    const language = t(lacking === 'ar' ? 'arabic' : 'english')
    if (kind === 'text-missing') return t('point.text-missing', { part: t(partWords[part]), lang: language })
    if (kind === 'same-option') return t('point.same-option', { lang: language })
    return t(`point.${kind}`)
  }
  if (points.length === 0)
    return (
      <p data-tone="green" className="flex items-center gap-2 text-ui text-success-ink">
        <Icon as={CircleCheck} size={16} />
        {t('complete')}
      </p>
    )
  return (
    <Card
      id="open-points"
      title={t('openPoints')}
      description={t('missing', { en: missingIn(points, 'en'), ar: missingIn(points, 'ar') })}
    >
      <ul className="flex flex-col">
        {points.map((point) => (
          <li key={[point.kind, point.field, point.part, point.lang].join()}>
            <button
              type="button"
              onClick={() => onGoTo(point)}
              className="link inline-flex min-h-8 items-center text-start text-ui coarse:min-h-11"
            >
              {point.field ? (
                <span>
                  <bdi>{nameOf(point.field)}</bdi>
                  {': '}
                  {textOf(point)}
                </span>
              ) : (
                textOf(point)
              )}
            </button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
