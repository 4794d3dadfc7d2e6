import { type KeyboardEvent, useState } from 'react'
import type { Condition, Question, QuestionnaireDefinition, QuestionType, Section } from '#/domain/questionnaire.ts'
import { builderMessages } from '#/messages/fieldwork/questionnaire-builder.ts'
import { useLang, useT } from '#/ui/language.tsx'
import { announce } from '#/ui/live-region.tsx'
import { showToast } from '#/ui/toast.tsx'
import { textIn } from '../condition-words.ts'
import {
  addQuestion,
  addSection,
  changeQuestion,
  changeSection,
  duplicateQuestion,
  insertFromBank,
  moveQuestion,
  moveSection,
  type Path,
  questionAt,
  questionsAt,
  removeQuestion,
  removeSection,
  renameQuestion,
} from '../editor-state.ts'
import { limits } from '../limits.ts'
import { changeKind, moveQuestionTo } from '../editor-question.ts'
import { questionId, samePath, sectionId } from './builder-ids.ts'
import { focusFirst } from './focus-first.ts'
import type { CardActions } from './question-card.tsx'
import type { QuestionnaireDraft } from './use-questionnaire-draft.ts'

/** Actions on the draft, focus after each, and unfolded parts. */
export function useBuilder(draft: QuestionnaireDraft) {
  const t = useT(builderMessages)
  const lang = useLang()
  const { definition } = draft
  const [opened, setOpened] = useState<Path | null>(null)
  const [closed, setClosed] = useState<ReadonlySet<string>>(
    () => new Set([...definition.sections.keys()].slice(1).map(String).concat('unscored')),
  )
  const [settings, setSettings] = useState<ReadonlySet<number>>(new Set())
  const unfold = (section: Path['section']) =>
    setClosed((was) => new Set([...was].filter((one) => one !== String(section))))

  const set = (next: QuestionnaireDefinition, ...focus: string[]) => {
    draft.set(next)
    if (focus.length > 0) focusFirst(...focus)
  }
  const move = (path: Path, by: -1 | 1, byKeys = false) => {
    const next = moveQuestion(definition, path, by)
    if (samePath(next.path, path)) return
    if (samePath(opened, path)) setOpened(next.path)
    else if (samePath(opened, next.path)) setOpened(path)
    const id = questionId(next.path)
    const [same, other] = by === 1 ? ['down', 'up'] : ['up', 'down']
    arrive(next, byKeys ? [id] : [`${id}-${same}`, `${id}-${other}`, id])
  }
  const moveTo = (path: Path, section: Path['section']) => {
    const next = moveQuestionTo(definition, path, section)
    if (samePath(next.path, path)) return
    setOpened(next.path)
    arrive(next, [`${questionId(next.path)}-section`])
  }
  const arrive = (next: ReturnType<typeof moveQuestion>, focus: string[]) => {
    unfold(next.path.section)
    set(next.definition, ...focus)
    const { section } = next.path
    const title = section === 'unscored' ? t('unscored') : textIn(definition.sections[section]!.title, lang)
    announce(t('movedTo', { section: title, number: next.path.index + 1 }))
  }
  const undoable = (next: QuestionnaireDefinition, name: string, focus: string) => {
    setOpened(null)
    set(next, focus)
    showToast({ text: t('removed', { name }), action: { label: t('undo'), onAction: draft.undo } })
  }
  const count = definition.sections.reduce((sum, one) => sum + one.questions.length, definition.unscored.length)
  const duplicate = (path: Path) => {
    if (count >= limits.questions) return
    const copy = { ...path, index: path.index + 1 }
    setOpened(copy)
    set(duplicateQuestion(definition, path), questionId(copy))
  }
  const remove = (path: Path) => {
    const left = questionsAt(definition, path.section).length - 1
    const index = Math.min(path.index, left - 1)
    const name = questionAt(definition, path)?.key ?? ''
    const focus = index >= 0 ? questionId({ ...path, index }) : sectionId(path.section)
    undoable(removeQuestion(definition, path), name, focus)
  }
  const actionsOf = (path: Path): CardActions => ({
    type: (part, place) => draft.type(changeQuestion(definition, path, part), `${questionId(path)} ${place}`),
    change: (part, ...focus) => set(changeQuestion(definition, path, part), ...focus),
    rename: (key) => draft.type(renameQuestion(definition, path, key), `${questionId(path)} key`),
    become: (type) => set(changeKind(definition, path, type), `${questionId(path)}-type`),
    moveTo: (section) => moveTo(path, section),
    move: (by) => move(path, by),
    duplicate: () => duplicate(path),
    remove: () => remove(path),
  })
  return {
    definition,
    closed,
    settings,
    actionsOf,
    openedKey: opened ? (questionAt(definition, opened)?.key ?? null) : null,
    isOpen: (path: Path) => samePath(opened, path),
    open: setOpened,
    unfold,
    openSettings: (at: number) => setSettings((was) => new Set(was).add(at)),
    toggleSettings: (at: number) => setSettings((was) => toggled(was, at)),
    toggleSection: (section: string) => setClosed((was) => toggled(was, section)),
    setAllClosed: (on: boolean) =>
      setClosed(new Set(on ? [...definition.sections.keys()].map(String).concat('unscored') : [])),
    addQuestion(section: Path['section'], type: QuestionType) {
      const path = { section, index: questionsAt(definition, section).length }
      setOpened(path)
      set(addQuestion(definition, section, type), `${questionId(path)}-text-en`)
    },
    insertFromBank(section: Path['section'], banked: { id: string; question: Question }): string {
      const path = { section, index: questionsAt(definition, section).length }
      const next = insertFromBank(definition, section, banked)
      setOpened(path)
      set(next.definition)
      return next.key
    },
    addSection() {
      const at = definition.sections.length
      unfold(at)
      setSettings(new Set([at]))
      set(addSection(definition), `${sectionId(at)}-title-en`)
    },
    moveSection(at: number, by: -1 | 1) {
      setOpened(null)
      setSettings(new Set())
      setClosed((was) => placesAfter(was, (old) => (old === at ? at + by : old === at + by ? at : old)))
      const [id, same, other] = [sectionId(at + by), ...(by === 1 ? ['down', 'up'] : ['up', 'down'])]
      set(moveSection(definition, at, by), `${id}-${same}`, `${id}-${other}`, id)
    },
    removeSection(at: number) {
      const name = t('sectionN', { key: definition.sections[at]?.key ?? '' })
      setSettings(new Set())
      setClosed((was) => placesAfter(was, (old) => (old === at ? null : old > at ? old - 1 : old)))
      undoable(removeSection(definition, at), name, sectionId(at > 0 ? at - 1 : 'unscored'))
    },
    typeSection: (at: number, part: Partial<Section>, place: string) =>
      draft.type(changeSection(definition, at, part), `${sectionId(at)} ${place}`),
    ruleOfSection: (at: number, showIf: Condition | undefined, focus: string[]) =>
      set(withRule(definition, at, showIf), ...focus),
    typeRule: (at: number, showIf: Condition | undefined) =>
      draft.type(withRule(definition, at, showIf), `${sectionId(at)} rule`),
    /** Keyboard shortcuts: Alt with an arrow moves the focused question, Alt+D copies it, Alt+Delete removes it. */
    actByKeys(event: KeyboardEvent) {
      if (!event.altKey || event.ctrlKey || event.metaKey || !(event.target instanceof HTMLElement)) return
      const [section, index] =
        event.target.closest<HTMLElement>('[data-question]')?.dataset['question']?.split(' ') ?? []
      if (section === undefined) return
      const path: Path = { section: section === 'unscored' ? section : Number(section), index: Number(index) }
      if (!questionAt(definition, path)) return
      const acts: Record<string, () => void> = {
        ArrowUp: () => move(path, -1, true),
        ArrowDown: () => move(path, 1, true),
        KeyD: () => duplicate(path),
        Delete: () => remove(path),
      }
      const act = acts[event.code]
      if (!act) return
      event.preventDefault()
      act()
    },
  }
}
export type Builder = ReturnType<typeof useBuilder>

function toggled<T>(items: ReadonlySet<T>, item: T): Set<T> {
  const next = new Set(items)
  if (!next.delete(item)) next.add(item)
  return next
}

/** Folded sections after reordering. */
const placesAfter = (places: ReadonlySet<string>, next: (at: number) => number | null): Set<string> =>
  new Set(
    [...places].flatMap((one) => {
      const at = one === 'unscored' ? one : next(Number(one))
      return at === null ? [] : [String(at)]
    }),
  )

function withRule(definition: QuestionnaireDefinition, at: number, showIf: Condition | undefined) {
  const { showIf: _, ...rest } = definition.sections[at]!
  const sections = definition.sections.map((old, index) => (index === at ? (showIf ? { ...rest, showIf } : rest) : old))
  return { ...definition, sections }
}
