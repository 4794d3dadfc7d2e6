import { ChevronsDownUp, ChevronsUpDown, Languages, Plus, Redo2, Rows3, Table2, Undo2, Upload } from 'lucide-react'
import { type ReactNode, useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { allQuestions } from '#/domain/questionnaire.ts'
import { useSearchParams } from 'react-router'
import { checkQuestionnaire, type Finding, isError, missingTexts } from '#/domain/fieldwork/questionnaire-check.ts'
import { builderMessages } from '#/messages/fieldwork/questionnaire-builder.ts'
import { effectMessages } from '#/messages/fieldwork/questionnaire-studio.ts'
import { Button, IconButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { classes } from '#/ui/class-names.ts'
import { useT } from '#/ui/language.tsx'
import { showToast } from '#/ui/toast.tsx'
import { useUndoKeys } from '#/ui/undo-keys.ts'
import { focusSoon } from '#/ui/focus-soon.ts'
import type { Effect } from '../compare.server.ts'
import type { EditedQuestionnaire } from '../edit-questionnaire.server.ts'
import { limits } from '../limits.ts'
import { placeOf, titleId } from './builder-ids.ts'
import type { PreviewOf } from './phone-panel.tsx'
import { type Panel, panels, SidePanel, type View, ViewButtons } from './side-panel.tsx'
import { PublishDialog, type RescoringPart } from './publish-dialog.tsx'
import { LeaveGuard, SaveNotices } from './save-notices.tsx'
import { QuestionTable } from './question-table.tsx'
import { SectionCard } from './section-card.tsx'
import { TextPair } from './text-pair.tsx'
import { type Builder, useBuilder } from './use-builder.ts'
import { type QuestionnaireDraft, type Rescored, useQuestionnaireDraft } from './use-questionnaire-draft.ts'

type Props = {
  questionnaire: EditedQuestionnaire & { effect: Effect | null }
  onReload: () => void
  /** A question as a shopper sees it. */
  preview: PreviewOf
  /** Choice of the version that scores reports in review; null: not for this reader. */
  rescoring: RescoringPart | null
}

/** Sections and questions with all fields; beside them simulation, checks and versions. */
export function QuestionnaireEditor({ questionnaire, onReload, preview, rescoring }: Props) {
  const t = useT(builderMessages)
  const draft = useQuestionnaireDraft(questionnaire)
  const builder = useBuilder(draft)
  useUndoKeys(draft)
  const [panel, setPanel] = useState<Panel>('simulate')
  const [view, setView] = useState<View>('questions')
  const show = (next: View) => {
    setView(next)
    if (next !== 'questions') setPanel(next)
  }
  const [publishing, setPublishing] = useState(false)
  const { asTable, switchTable } = useTableView()
  const definition = useDeferredValue(draft.definition)
  const findings = useMemo(() => checkQuestionnaire(definition), [definition])
  useTakeTheirs(questionnaire, draft)
  useSayPublished(draft.published, questionnaire.isCurrent)
  const findPlace = useGoTo(builder)
  const goTo = (finding: Finding) => {
    if (asTable) switchTable()
    setView('questions')
    findPlace(finding)
  }
  const publish = () => {
    if (!checkQuestionnaire(draft.definition).some(isError)) return setPublishing(true)
    if (asTable) switchTable()
    show('checks')
    showToast({ text: t('notPublishable'), kind: 'danger' })
    focusSoon('beside')
  }
  return (
    <div role="presentation" className="flex flex-col gap-6" onKeyDown={builder.actByKeys}>
      <Toolbar
        draft={draft}
        builder={builder}
        findings={findings}
        onPublish={publish}
        onGoTo={goTo}
        asTable={asTable}
        onTable={switchTable}
      >
        <div className={classes('-mb-2 min-w-0 basis-full lg:hidden', asTable && 'hidden')}>
          <ViewButtons
            views={['questions', ...panels]}
            shown={view}
            onShow={show}
            errors={findings.filter(isError).length}
          />
        </div>
      </Toolbar>
      <SaveNotices draft={draft} onLoadTheirs={onReload} />
      <LeaveGuard draft={draft} />
      {/* why: fields keep what they were drawn with, so that only one of the two views may stand on the page */}
      {asTable ? (
        <QuestionTable draft={draft} proposes={questionnaire.proposes} />
      ) : (
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <div className={view === 'questions' ? 'min-w-0' : 'min-w-0 max-lg:hidden'}>
            <Sheet key={draft.drawn} draft={draft} builder={builder} findings={findings} />
          </div>
          <SidePanel
            hidden={view === 'questions'}
            panel={panel}
            onPanel={setPanel}
            definition={draft.definition}
            findings={findings}
            questionnaire={questionnaire}
            onGoTo={goTo}
            opened={builder.openedKey}
            preview={preview}
          />
        </div>
      )}
      <PublishDialog
        open={publishing}
        onClose={() => setPublishing(false)}
        draft={draft.definition}
        published={questionnaire.published}
        isCurrent={questionnaire.isCurrent}
        effect={questionnaire.effect}
        rescoring={rescoring}
        onPublish={(inReview) => {
          setPublishing(false)
          draft.publish(inReview)
        }}
      />
    </div>
  )
}

/** Reads and changes the `view` of the address: questions as a table or as cards. */
function useTableView() {
  const [search, setSearch] = useSearchParams()
  const asTable = search.get('view') === 'table'
  const switchTable = () => setSearch(asTable ? {} : { view: 'table' }, { preventScrollReset: true })
  return { asTable, switchTable }
}

/** Unfolds and focuses the target of a finding. */
function useGoTo(builder: Builder): (finding: Finding) => void {
  return (finding) => {
    const { path, id } = placeOf(builder.definition, finding)
    const at = builder.definition.sections.findIndex(({ key }) => key === finding.section)
    if (path) {
      builder.unfold(path.section)
      builder.open(path)
    } else if (at >= 0) {
      builder.unfold(at)
      builder.openSettings(at)
    }
    setTimeout(() => focusSoon(id), 50)
  }
}

/** Reloads after a conflict; the colleague's version replaces the draft. */
function useTakeTheirs(questionnaire: EditedQuestionnaire, draft: QuestionnaireDraft) {
  const take = useEffectEvent((theirs: EditedQuestionnaire) => {
    if (draft.state === 'conflict' && theirs.version > draft.version) draft.load(theirs)
  })
  useEffect(() => take(questionnaire), [questionnaire])
}

function useSayPublished({ times, rescored }: { times: number; rescored: Rescored | null }, isCurrent: boolean) {
  const t = useT(builderMessages)
  const word = useT(effectMessages)
  const say = useEffectEvent(() => {
    const moved = rescored && rescored.moved > 0 ? ` ${word('moved', { count: rescored.moved })}` : ''
    showToast({ text: t(isCurrent ? 'publishedInUse' : 'published') + moved, kind: 'success' })
  })
  useEffect(() => {
    if (times > 0) say()
  }, [times])
}

const stateWords = {
  saved: 'saved',
  unsaved: 'unsaved',
  saving: 'saving',
  failed: 'unsaved',
  conflict: 'unsaved',
} as const

type ToolbarProps = {
  draft: QuestionnaireDraft
  builder: Builder
  findings: readonly Finding[]
  onPublish: () => void
  onGoTo: (finding: Finding) => void
  asTable: boolean
  onTable: () => void
  children: ReactNode
}

function Toolbar({ draft, builder, findings, onPublish, onGoTo, asTable, onTable, children }: ToolbarProps) {
  const t = useT(builderMessages)
  const missing = missingTexts(findings)
  const [seen, setSeen] = useState(-1)
  const next = () => {
    const at = (seen + 1) % missing.length
    setSeen(at)
    onGoTo(missing[at]!)
  }
  const folded = builder.closed.size > 0
  return (
    <div className="sticky top-14 z-10 flex flex-wrap items-center gap-2 border-b border-line bg-page py-2">
      <IconButton icon={Undo2} directional label={t('undo')} disabled={!draft.mayUndo} onClick={draft.undo} />
      <IconButton icon={Redo2} directional label={t('redo')} disabled={!draft.mayRedo} onClick={draft.redo} />
      {!asTable && (
        <IconButton
          icon={folded ? ChevronsUpDown : ChevronsDownUp}
          label={t(folded ? 'expandAll' : 'collapseAll')}
          onClick={() => builder.setAllClosed(!folded)}
        />
      )}
      <Button size="dense" icon={asTable ? Rows3 : Table2} onClick={onTable}>
        {t(asTable ? 'asCards' : 'asTable')}
      </Button>
      {!asTable && missing.length > 0 && (
        <Button size="dense" icon={Languages} onClick={next}>
          {t('missing', { count: missing.length })}
          <span className="sr-only">{t('nextMissing')}</span>
        </Button>
      )}
      <p role="status" className="ms-auto text-caption text-ink-2">
        {t(stateWords[draft.state])}
      </p>
      <Button
        variant="primary"
        icon={Upload}
        pending={draft.state === 'saving'}
        disabled={draft.state === 'conflict'}
        onClick={onPublish}
      >
        {t('publish')}
      </Button>
      {children}
    </div>
  )
}

type SheetProps = { draft: QuestionnaireDraft; builder: Builder; findings: readonly Finding[] }

function Sheet({ draft, builder, findings }: SheetProps) {
  const t = useT(builderMessages)
  const { definition } = draft
  const order = allQuestions(definition)
  const sum = definition.sections.reduce((total, { weight }) => total + weight, 0)
  const of = (key: string | null, keys: readonly string[]) =>
    findings.filter((one) => (one.section === key && key !== null) || keys.includes(one.question ?? ''))
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <Card>
        <div id={titleId} tabIndex={-1}>
          <TextPair
            id={titleId}
            label={t('title')}
            value={definition.title}
            most={200}
            onChange={(title) => draft.type({ ...definition, title }, 'title')}
          />
        </div>
      </Card>
      <p className="flex flex-wrap justify-between gap-2 text-caption text-ink-2">
        <span className="max-md:hidden">{t('keys')}</span>
        <span className="num ms-auto font-medium">{t('totalWeight', { sum: Number(sum.toFixed(2)) })}</span>
      </p>
      {definition.sections.map((section, at) => (
        <SectionCard
          key={at}
          builder={builder}
          at={at}
          section={section}
          questions={section.questions}
          order={order}
          findings={of(
            section.key,
            section.questions.map(({ key }) => key),
          )}
        />
      ))}
      {definition.sections.length < limits.sections && (
        <div>
          <Button icon={Plus} onClick={builder.addSection}>
            {t('addSection')}
          </Button>
        </div>
      )}
      <SectionCard
        builder={builder}
        at="unscored"
        section={null}
        questions={definition.unscored}
        order={order}
        findings={of(
          null,
          definition.unscored.map(({ key }) => key),
        )}
      />
    </div>
  )
}
