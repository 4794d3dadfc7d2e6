import { useEffect } from 'react'
import { href, useRevalidator } from 'react-router'
import { errorMessages } from '#/messages/errors.ts'
import { ingredientImportMessages } from '#/messages/kitchen/ingredient-import.ts'
import { AskingSubmit } from '#/ui/asking-submit.tsx'
import { useBackgroundForm } from '#/ui/background-form.ts'
import { Badge } from '#/ui/badge.tsx'
import { classes } from '#/ui/class-names.ts'
import { AnchorButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { ActionForm } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { Time } from '#/ui/time.tsx'
import type { PastImport } from '../undo-import.server.ts'

/** The last imports with what they left out, and their undo. */
export function PastImports({ imports }: { imports: readonly PastImport[] }) {
  const t = useT(ingredientImportMessages)
  return (
    <Card title={t('past')}>
      {imports.length === 0 ? (
        <p className="text-ui text-ink-2">{t('pastNone')}</p>
      ) : (
        <ul className="flex flex-col divide-y divide-line">
          {imports.map((one) => (
            <PastLine key={one.id} one={one} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function PastLine({ one }: { one: PastImport }) {
  const { id, at, counts, hasLeftOut, state, problem, mayUndo } = one
  const t = useT(ingredientImportMessages)
  const say = useT(errorMessages) as unknown as (code: string) => string
  const form = useBackgroundForm(t('undoneToast'))
  const left = counts.error + counts.question + counts.skipped
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 text-ui">
        <p className="font-medium">
          <Time at={at} mode="datetime" /> {state === 'undone' && <Badge>{t('undone')}</Badge>}
        </p>
        {state === 'waiting' && <Waiting one={one} />}
        {problem && (
          <p className="text-danger-ink">
            {t('failed')} {say(problem)}
          </p>
        )}
        <p className={classes('text-ink-2', (state === 'waiting' || state === 'failed') && 'hidden')}>
          {t('receipt', { added: counts.new, changed: counts.changed, unchanged: counts.unchanged, left })}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {hasLeftOut && state !== 'failed' && (
          <AnchorButton
            href={href('/client/recipe-management/ingredients/left-out/:importId', { importId: id })}
            variant="quiet"
            download
          >
            {t('leftOutFile')}
          </AnchorButton>
        )}
        {mayUndo && (
          <ActionForm {...form} errors="inline" className="contents">
            <input type="hidden" name="importId" value={id} />
            <AskingSubmit
              intent="undo"
              variant="secondary"
              ask={() => ({ title: t('undoTitle'), text: t('undoText') })}
            >
              {t('undo')}
            </AskingSubmit>
          </ActionForm>
        )}
      </div>
    </li>
  )
}

/** How often a page asks how far an import is. */
const everyMs = 2000

/** How far a running import is; the page asks again until it has ended. */
function Waiting({ one: { progress, rows } }: { one: PastImport }) {
  const t = useT(ingredientImportMessages)
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const timer = setInterval(() => void revalidate(), everyMs)
    return () => clearInterval(timer)
  }, [revalidate])
  return (
    <p role="status" className="flex flex-wrap items-center gap-2">
      <progress value={progress} max={Math.max(1, rows)} aria-label={t('running')} className="w-40" />
      <span className="text-ink-2">{t('progress', { written: progress, rows })}</span>
    </p>
  )
}
