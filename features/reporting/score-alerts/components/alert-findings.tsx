import type { Priority } from '#/domain/corrective-action.ts'
import { WithRight } from '#/features/companies/members/components/rights.tsx'
import { OwnText } from '#/features/fieldwork/translations/components/own-text.tsx'
import { OpenCorrectiveAction } from '#/features/reporting/corrective-actions/components/open-action.tsx'
import { clientReportMessages } from '#/messages/reports.ts'
import { useT } from '#/ui/language.tsx'
import { PhotoGrid } from '#/ui/photo-grid.tsx'
import { Time } from '#/ui/time.tsx'
import type { AlertFinding } from '../read.server.ts'

type Props = { findings: readonly AlertFinding[]; priority: Priority; mayAct: boolean }

/** Findings of an alert with the shopper's words and photos, each with a way to open an action. */
export function AlertFindings({ findings, priority, mayAct }: Props) {
  const t = useT(clientReportMessages)
  return (
    <ul className="flex flex-col divide-y divide-line">
      {findings.map(({ key, sentence, question, comment, told, at, photos, task }) => (
        <li key={key} className="flex flex-col gap-2 py-4 first:pt-0 last:pb-0">
          <p className="font-semibold">
            {sentence}
            {at && (
              <span className="text-caption font-normal text-ink-2">
                {' · '}
                <Time at={at} mode="time" />
              </span>
            )}
          </p>
          {comment && (
            <div className="text-ui">
              <OwnText text={comment} told={told} />
            </div>
          )}
          {question && <p className="text-caption text-ink-2">{t('askedWas', { question })}</p>}
          {photos.length > 0 && <PhotoGrid photos={photos.map((photo) => ({ ...photo, alt: sentence }))} small />}
          {mayAct && (
            <WithRight to="actions.write">
              <div>
                <OpenCorrectiveAction finding={{ key, sentence, task }} priority={priority} />
              </div>
            </WithRight>
          )}
        </li>
      ))}
    </ul>
  )
}
