import {
  AlignLeft,
  ChartNoAxesColumn,
  CircleQuestionMark,
  Columns2,
  Footprints,
  Image,
  LayoutGrid,
  type LucideIcon,
  Megaphone,
  Minus,
  PanelTop,
  Quote,
  TextCursorInput,
} from 'lucide-react'
import type { pageBlockMessages } from '#/messages/site/page-fields.ts'
import type { BlockType } from './content.ts'

type Label = Extract<keyof typeof pageBlockMessages, `field.${string}`>
type Option = { value: string | number; label: Extract<keyof typeof pageBlockMessages, `option.${string}`> }

/** An input: line, long text, rich text, address, choice, picture or form. */
export type FieldSpec = { name: string; label: Label; most?: number } & (
  | { kind: 'line' | 'lines' | 'rich' | 'target' | 'picture' | 'form' }
  | { kind: 'choice'; options: readonly Option[] }
)
type BlockSpec = {
  icon: LucideIcon
  fields: readonly FieldSpec[]
  /** Cards, steps or questions of the block. */
  items?: { most: number; fields: readonly FieldSpec[] }
}

const line = (name: string, label: Label, most = 160): FieldSpec => ({ kind: 'line', name, label, most })
const lines = (name: string, label: Label): FieldSpec => ({ kind: 'lines', name, label, most: 2000 })
const target = (name: string, label: Label): FieldSpec => ({ kind: 'target', name, label })
const title = line('title', 'field.title')
const text = lines('text', 'field.text')
const buttons: readonly FieldSpec[] = [
  line('buttonLabel', 'field.buttonLabel'),
  target('buttonTo', 'field.buttonTo'),
  line('secondLabel', 'field.secondLabel'),
  target('secondTo', 'field.secondTo'),
]

/** Fields of each block in the editor, in order. */
export const blockSpecs: { [T in BlockType]: BlockSpec } = {
  Hero: {
    icon: PanelTop,
    fields: [
      line('kicker', 'field.kicker'),
      title,
      text,
      ...buttons,
      {
        kind: 'choice',
        name: 'look',
        label: 'field.look',
        options: [
          { value: 'brand', label: 'option.brand' },
          { value: 'tinted', label: 'option.tinted' },
          { value: 'plain', label: 'option.plain' },
        ],
      },
    ],
  },
  Text: { icon: AlignLeft, fields: [title, { kind: 'rich', name: 'body', label: 'field.body' }] },
  Cards: {
    icon: LayoutGrid,
    fields: [
      title,
      text,
      {
        kind: 'choice',
        name: 'columns',
        label: 'field.columns',
        options: [
          { value: 2, label: 'option.two' },
          { value: 3, label: 'option.three' },
          { value: 4, label: 'option.four' },
        ],
      },
    ],
    items: { most: 12, fields: [title, text, line('linkLabel', 'field.linkLabel'), target('to', 'field.to')] },
  },
  Picture: {
    icon: Image,
    fields: [
      { kind: 'picture', name: 'mediaId', label: 'field.picture' },
      line('caption', 'field.caption'),
      {
        kind: 'choice',
        name: 'width',
        label: 'field.width',
        options: [
          { value: 'wide', label: 'option.wide' },
          { value: 'text', label: 'option.textWidth' },
        ],
      },
    ],
  },
  Quote: {
    icon: Quote,
    fields: [lines('text', 'field.quote'), line('name', 'field.name'), line('role', 'field.role')],
  },
  Statistics: {
    icon: ChartNoAxesColumn,
    fields: [title],
    items: { most: 6, fields: [line('value', 'field.value', 20), line('label', 'field.label')] },
  },
  Steps: { icon: Footprints, fields: [title, text], items: { most: 12, fields: [title, text] } },
  Questions: {
    icon: CircleQuestionMark,
    fields: [title],
    items: { most: 30, fields: [line('question', 'field.question'), lines('answer', 'field.answer')] },
  },
  CallToAction: { icon: Megaphone, fields: [title, text, ...buttons] },
  Columns: { icon: Columns2, fields: [title], items: { most: 3, fields: [title, text] } },
  Form: { icon: TextCursorInput, fields: [{ kind: 'form', name: 'slug', label: 'field.form' }, title, text] },
  Divider: {
    icon: Minus,
    fields: [
      {
        kind: 'choice',
        name: 'look',
        label: 'field.look',
        options: [
          { value: 'line', label: 'option.line' },
          { value: 'space', label: 'option.space' },
        ],
      },
    ],
  },
}
