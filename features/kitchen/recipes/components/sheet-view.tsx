import { useState } from 'react'
import { ChefHat, CircleAlert, Check, CloudUpload } from 'lucide-react'
import { href } from 'react-router'
import { formatDay } from '#/domain/riyadh-time.ts'
import { errorMessages } from '#/messages/errors.ts'
import { sheetMessages } from '#/messages/kitchen/recipe-sheet.ts'
import { recipeMessages } from '#/messages/kitchen/recipes.ts'
import { Button, LinkButton } from '#/ui/button.tsx'
import { classes } from '#/ui/class-names.ts'
import { Notice } from '#/ui/feedback.tsx'
import { Icon } from '#/ui/icon.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { useRights } from '#/ui/rights.tsx'
import { useUndoKeys } from '#/ui/undo-keys.ts'
import type { DraftStep } from '../draft.ts'
import type { Sheet } from '../read-sheet.server.ts'
import { CardPanel } from './card-panel.tsx'
import { RecipeCategory } from './category-field.tsx'
import { named } from './figures.ts'
import { HeadFields } from './head-fields.tsx'
import { LinesPanel } from './lines-panel.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { Scanned } from './scanned.tsx'
import { SidePanel } from './side-panel.tsx'
import { StepsPanel } from './steps-panel.tsx'
import { type SheetState, useSheet } from './use-sheet.ts'
import { VersionsPanel } from './versions-panel.tsx'

const parts = ['sheet', 'steps', 'versions', 'card'] as const
type Part = (typeof parts)[number]

/** A recipe: its lines with the figures that follow from them, its steps, versions and card. */
export function SheetView({ sheet }: { sheet: Sheet }) {
  const t = useT(sheetMessages)
  const word = useT(recipeMessages)
  const lang = useLang()
  const { viewing } = useRights()
  const state = useSheet(sheet)
  const [part, setPart] = useState<Part>('sheet')
  const [fresh, setFresh] = useState<DraftStep[]>([])
  const readOnly = !sheet.rights.write || viewing || sheet.isArchived
  useUndoKeys({
    undo: () => !readOnly && state.undoLines(),
    redo: () => !readOnly && state.redoLines(),
    fieldsToo: true,
  })
  const name = named({ en: state.draft.nameEn, ar: state.draft.nameAr }, lang)
  const version = sheet.versions.find(({ id }) => id === sheet.inForce)
  const ahead = sheet.versions.find(({ from }) => from > sheet.today)
  const standing = version
    ? t('inForce', { number: version.number, date: formatDay(version.from, lang) })
    : ahead
      ? t('ahead', { number: ahead.number, date: formatDay(ahead.from, lang) })
      : t('neverPublished')
  const hasDraft = sheet.revision > 0 || state.isTouched
  return (
    <div className="flex flex-col">
      <PageHeader
        breadcrumbs={[{ to: href('/client/recipe-management'), label: word('title') }, { label: <bdi>{name}</bdi> }]}
        title={<bdi>{name}</bdi>}
        description={[word(`kind_${state.draft.kind}`), standing].join(' · ')}
        actions={
          <>
            <LinkButton reloadDocument to={href('/client/field/cook/:recipeId', { recipeId: sheet.id })} icon={ChefHat}>
              {t('cook')}
            </LinkButton>
            {hasDraft && sheet.rights.publish && !readOnly && <PublishDialog state={state} today={sheet.today} />}
          </>
        }
      />
      {sheet.isArchived && <Notice>{t('archivedNote')}</Notice>}
      <Scanned sheet={sheet} />
      {!readOnly && <SaveState state={state} />}
      <div role="tablist" aria-label={t('sections')} className="mb-4 flex gap-4 overflow-x-auto border-b border-line">
        {parts.map((each) => (
          <button
            key={each}
            type="button"
            role="tab"
            id={`tab-${each}`}
            aria-selected={part === each}
            aria-controls={`part-${each}`}
            onClick={() => setPart(each)}
            className={classes(
              'min-h-11 whitespace-nowrap border-b-2 px-1 text-ui',
              part === each ? 'border-ink font-medium' : 'border-transparent text-ink-2',
            )}
          >
            {t(each)}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`part-${part}`} aria-labelledby={`tab-${part}`}>
        {part === 'sheet' && (
          <div className="grid gap-8 xl:grid-cols-[minmax(0,1fr)_20rem]">
            <div className="flex min-w-0 flex-col gap-8">
              <LinesPanel
                key={`lines ${state.linesEpoch}`}
                state={state}
                recipeId={sheet.id}
                showsCosts={sheet.rights.costs}
                readOnly={readOnly}
              />
              <HeadFields key={`head ${state.epoch}`} state={state} readOnly={readOnly} />
              <RecipeCategory sheet={sheet} readOnly={readOnly} />
            </div>
            <SidePanel state={state} sheet={sheet} />
          </div>
        )}
        {part === 'steps' && (
          <StepsPanel
            key={state.epoch}
            recipeId={sheet.id}
            state={state}
            readOnly={readOnly}
            fresh={fresh}
            onFresh={setFresh}
          />
        )}
        {part === 'versions' && <VersionsPanel state={state} sheet={sheet} readOnly={readOnly} />}
        {part === 'card' && <CardPanel sheet={sheet} readOnly={readOnly} />}
      </div>
    </div>
  )
}

const icons = {
  saved: Check,
  unchanged: Check,
  dirty: CloudUpload,
  saving: CloudUpload,
  failed: CircleAlert,
  conflict: CircleAlert,
  refused: CircleAlert,
}

/** Whether what is typed is kept, in words; a refusal says why. */
function SaveState({ state }: { state: SheetState }) {
  const t = useT(sheetMessages)
  // the code is known at run time alone, and so are the names that its text holds
  const say = useT(errorMessages) as unknown as (code: string, values?: Record<string, string | number>) => string
  const { kind } = state.saving.state
  const shown = kind === 'saved' && !state.isTouched ? 'unchanged' : kind
  const bad = kind === 'failed' || kind === 'conflict' || kind === 'refused'
  const refusal = state.refusal
  return (
    <div className="mb-2 flex flex-col gap-2">
      <p
        role={bad ? 'alert' : 'status'}
        className={classes('flex min-h-8 items-center gap-2 text-caption', bad ? 'text-danger-ink' : 'text-ink-2')}
      >
        <Icon as={icons[shown]} size={16} />
        {kind === 'refused' ? refusal && say(refusal.code, refusal.details) : t(`save_${shown as 'saved'}`)}
      </p>
      {kind === 'conflict' && (
        <Notice
          kind="warning"
          title={t('save_conflict')}
          actions={<Button onClick={() => location.reload()}>{t('takeNewer')}</Button>}
        >
          {t('conflictText')}
        </Notice>
      )}
    </div>
  )
}
