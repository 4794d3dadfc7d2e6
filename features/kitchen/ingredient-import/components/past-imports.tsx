import { href } from 'react-router'
import { ingredientImportMessages } from '#/messages/kitchen/ingredient-import.ts'
import { AskingSubmit } from '#/ui/asking-submit.tsx'
import { useBackgroundForm } from '#/ui/background-form.ts'
import { Badge } from '#/ui/badge.tsx'
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

function PastLine({ one: { id, at, counts, hasLeftOut, state, mayUndo } }: { one: PastImport }) {
  const t = useT(ingredientImportMessages)
  const form = useBackgroundForm(t('undoneToast'))
  const left = counts.error + counts.question + counts.skipped
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 text-ui">
        <p className="font-medium">
          <Time at={at} mode="datetime" /> {state === 'undone' && <Badge>{t('undone')}</Badge>}
        </p>
        <p className="text-ink-2">
          {t('receipt', { added: counts.new, changed: counts.changed, unchanged: counts.unchanged, left })}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {hasLeftOut && (
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
