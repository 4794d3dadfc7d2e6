import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { dashboardMessages } from '#/messages/office/dashboards.ts'
import { PanelError } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import { Spinner } from '#/ui/spinner.tsx'
import type { Panel } from '../panel.server.ts'

type PanelBodyProps<T> = { panel: Panel<T>; children: (data: T) => ReactNode }

/** Content of a panel; on failure a message with a retry and its progress. */
export function PanelBody<T>({ panel, children }: PanelBodyProps<T>) {
  const t = useT(dashboardMessages)
  const { state } = useRevalidator()
  if (panel.ok) return <>{children(panel.data)}</>
  if (state === 'loading')
    return (
      <p role="status" className="flex items-center justify-center gap-3 py-8 text-ui text-ink-2">
        <Spinner decorative />
        {t('loading')}
      </p>
    )
  return <PanelError message={t('loadFailed')} />
}
