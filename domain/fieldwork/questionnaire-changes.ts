import { unscoredSectionKey } from '../answer-problems.ts'
import { type Question, type QuestionnaireDefinition, type Section } from '../questionnaire.ts'
import type { Text } from '../text.ts'

/** A difference between two versions: of the questionnaire, a section or a question. */
export type Change = {
  of: 'questionnaire' | 'section' | 'question'
  kind: 'added' | 'removed' | 'changed' | 'moved'
  key: string
  name: Text
  /** Changed parts by their names in the definition, with both values. */
  parts: readonly { part: string; before: unknown; after: unknown }[]
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(inOrder(a)) === JSON.stringify(inOrder(b))
const inOrder = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, part]) => part !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, part]) => [key, inOrder(part)]),
  )
}

function partsThatDiffer(before: object, after: object, without: readonly string[]): Change['parts'] {
  const old = before as Record<string, unknown>
  const next = after as Record<string, unknown>
  return [...new Set([...Object.keys(old), ...Object.keys(next)])]
    .filter((part) => !without.includes(part) && !same(old[part], next[part]))
    .map((part) => ({ part, before: old[part], after: next[part] }))
}

type Placed = { question: Question; section: string; after: string }
const placesOf = (definition: QuestionnaireDefinition): Map<string, Placed> => {
  const groups = [...definition.sections, { key: unscoredSectionKey, questions: definition.unscored }]
  return new Map(
    groups.flatMap(({ key, questions }) =>
      questions.map((question, index) => [
        question.key,
        { question, section: key, after: questions[index - 1]?.key ?? '' },
      ]),
    ),
  )
}

const orderOf = (keys: Iterable<string>, known: ReadonlySet<string>): string =>
  JSON.stringify([...keys].filter((key) => known.has(key)))

function sectionChanges(before: QuestionnaireDefinition, after: QuestionnaireDefinition): Change[] {
  const old = new Map(before.sections.map((section) => [section.key, section]))
  const next = new Map(after.sections.map((section) => [section.key, section]))
  const named = ({ key, title }: Section) => ({ of: 'section', key, name: title }) as const
  const common = new Set([...old.keys()].filter((key) => next.has(key)))
  const moved = orderOf(old.keys(), common) !== orderOf(next.keys(), common)
  const order = (sections: QuestionnaireDefinition['sections']) => sections.map(({ key }) => key)
  return [
    ...after.sections.flatMap((section): Change[] => {
      const was = old.get(section.key)
      if (!was) return [{ ...named(section), kind: 'added', parts: [] }]
      const parts = partsThatDiffer(was, section, ['questions'])
      return parts.length > 0 ? [{ ...named(section), kind: 'changed', parts }] : []
    }),
    ...before.sections.flatMap((section): Change[] =>
      next.has(section.key) ? [] : [{ ...named(section), kind: 'removed', parts: [] }],
    ),
    ...(moved
      ? [
          {
            of: 'questionnaire' as const,
            kind: 'moved' as const,
            key: after.code,
            name: after.title,
            parts: [{ part: 'sections', before: order(before.sections), after: order(after.sections) }],
          },
        ]
      : []),
  ]
}

function questionChanges(before: QuestionnaireDefinition, after: QuestionnaireDefinition): Change[] {
  const old = placesOf(before)
  const next = placesOf(after)
  const common = new Set([...old.keys()].filter((key) => next.has(key)))
  const named = ({ key, text }: Question) => ({ of: 'question', key, name: text }) as const
  const neighbours = (places: Map<string, Placed>, section: string) =>
    [...places].filter(([key, place]) => common.has(key) && place.section === section).map(([key]) => key)
  return [
    ...[...next.values()].flatMap(({ question, section }): Change[] => {
      const was = old.get(question.key)
      if (!was) return [{ ...named(question), kind: 'added', parts: [] }]
      const parts = partsThatDiffer(was.question, question, ['key', 'bank'])
      const order = [neighbours(old, section), neighbours(next, section)]
      const at = order.map((keys) => keys.indexOf(question.key))
      const moved = was.section !== section || (!same(order[0], order[1]) && at[0] !== at[1])
      return [
        ...(parts.length > 0 ? [{ ...named(question), kind: 'changed' as const, parts }] : []),
        ...(moved
          ? [
              {
                ...named(question),
                kind: 'moved' as const,
                parts: [{ part: 'section', before: was.section, after: section }],
              },
            ]
          : []),
      ]
    }),
    ...[...old.values()].flatMap(({ question }): Change[] =>
      next.has(question.key) ? [] : [{ ...named(question), kind: 'removed', parts: [] }],
    ),
  ]
}

/** Lists all changes of a new version before its publication. */
export function changesBetween(before: QuestionnaireDefinition, after: QuestionnaireDefinition): Change[] {
  const parts = partsThatDiffer(before, after, ['sections', 'unscored', 'version', 'code'])
  return [
    ...(parts.length > 0
      ? [{ of: 'questionnaire' as const, kind: 'changed' as const, key: after.code, name: after.title, parts }]
      : []),
    ...sectionChanges(before, after),
    ...questionChanges(before, after),
  ]
}
