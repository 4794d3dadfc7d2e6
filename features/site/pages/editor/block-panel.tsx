import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { pageBlockMessages } from '#/messages/site/page-fields.ts'
import { pageEditorMessages } from '#/messages/site/pages.ts'
import { Button, IconButton } from '#/ui/button.tsx'
import { Icon } from '#/ui/icon.tsx'
import { useT } from '#/ui/language.tsx'
import { blankItem } from '../blank.ts'
import { blockSpecs, type FieldSpec } from '../block-fields.ts'
import type { Block } from '../content.ts'
import { useFrame, useTools } from './block-tools.ts'
import { FieldInput } from './field-input.tsx'

type Values = Record<string, unknown>
type ItemBlock = Parameters<typeof blankItem>[0]

/** Texts and settings of the selected block. */
export function BlockPanel() {
  const t = useT(pageEditorMessages)
  const { blocks, chosen } = useTools()
  const block = blocks.find((one) => one.props.id === chosen)
  if (!block) return <p className="text-ui text-ink-2">{t('chooseBlock')}</p>
  return <BlockFields key={block.props.id} block={block} />
}

export function BlockFields({ block }: { block: Block }) {
  const names = useT(pageBlockMessages)
  const { replace } = useTools()
  const { others } = useFrame()
  const { icon, fields, items } = blockSpecs[block.type]
  const values = block.props as Values
  const source = others.find((one) => one.props.id === block.props.id)?.props as Values | undefined
  const set = (name: string, value: unknown) =>
    replace({ ...block, props: { ...block.props, [name]: value } } as unknown as Block)
  return (
    <div className="flex flex-col gap-5">
      <h2 className="flex items-center gap-2 text-h3 font-semibold">
        <Icon as={icon} />
        {names(block.type)}
      </h2>
      {fields.map((spec) => (
        <FieldInput
          key={spec.name}
          spec={spec}
          id={`${block.props.id}-${spec.name}`}
          value={values[spec.name]}
          source={source?.[spec.name]}
          onChange={(value) => set(spec.name, value)}
        />
      ))}
      {items && (
        <Items
          type={block.type as ItemBlock}
          id={block.props.id}
          specs={items.fields}
          most={items.most}
          list={values['items'] as Values[]}
          source={(source?.['items'] as Values[] | undefined) ?? []}
          onChange={(list) => set('items', list)}
        />
      )}
    </div>
  )
}

type ItemsProps = {
  type: ItemBlock
  id: string
  specs: readonly FieldSpec[]
  most: number
  list: readonly Values[]
  source: readonly Values[]
  onChange: (list: Values[]) => void
}

/** Cards, steps or questions of a block with their fields; reordered by buttons. */
function Items({ type, id, specs, most, list, source, onChange }: ItemsProps) {
  const t = useT(pageBlockMessages)
  const swap = (from: number, to: number) => {
    const next = [...list]
    ;[next[from], next[to]] = [next[to]!, next[from]!]
    onChange(next)
  }
  return (
    <div className="flex flex-col gap-4">
      <h3 className="text-ui font-semibold">{t('items')}</h3>
      {list.map((item, index) => {
        const place = index + 1
        return (
          <fieldset key={index} className="flex flex-col gap-4 rounded-card border border-line p-4">
            <legend className="px-1 text-ui font-medium">{t('item', { index: place })}</legend>
            <div className="flex flex-wrap gap-1">
              <IconButton
                icon={ArrowUp}
                label={t('itemUp', { index: place })}
                disabled={index === 0}
                onClick={() => swap(index, index - 1)}
              />
              <IconButton
                icon={ArrowDown}
                label={t('itemDown', { index: place })}
                disabled={place === list.length}
                onClick={() => swap(index, place)}
              />
              <IconButton
                icon={Trash2}
                label={t('removeItem', { index: place })}
                onClick={() => onChange(list.filter((_, at) => at !== index))}
              />
            </div>
            {specs.map((spec) => (
              <FieldInput
                key={spec.name}
                spec={spec}
                id={`${id}-${index}-${spec.name}`}
                value={item[spec.name]}
                source={source[index]?.[spec.name]}
                onChange={(value) =>
                  onChange(list.map((one, at) => (at === index ? { ...one, [spec.name]: value } : one)))
                }
              />
            ))}
          </fieldset>
        )
      })}
      {list.length < most && (
        <div>
          <Button icon={Plus} onClick={() => onChange([...list, { ...blankItem(type) }])}>
            {t('addItem')}
          </Button>
        </div>
      )}
    </div>
  )
}
