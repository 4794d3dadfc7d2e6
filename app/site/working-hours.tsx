import { useEffect, useState } from 'react'
import { nextFullHour, type WorkingState, workingState } from '#/domain/working-hours.ts'
import { contactMessages } from '#/messages/site/contact.ts'
import { shellMessages } from '#/messages/shell.ts'
import { StatusBadge } from '#/ui/badge.tsx'
import { useT } from '#/ui/language.tsx'

/** Current state, computed in the browser only, because the page is cached and may be older. */
function useWorkingState(): WorkingState | null {
  const [state, setState] = useState<WorkingState | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const look = () => {
      const at = new Date()
      setState(workingState(at))
      timer = setTimeout(look, nextFullHour(at).getTime() - at.getTime() + 1000)
    }
    look()
    return () => clearTimeout(timer)
  }, [])
  return state
}

/** Office hours and whether the office is open now. Reserves the line's height before hydration. */
export function WorkingHours() {
  const t = useT(contactMessages)
  const shell = useT(shellMessages)
  const state = useWorkingState()
  return (
    <div className="flex flex-col gap-1">
      <p>{shell('openDays')}</p>
      <p>{shell('closedDays')}</p>
      <p className="text-caption text-ink-2">{t('riyadhTime')}</p>
      <p className="mt-1 min-h-7">
        {state && (
          <StatusBadge tone={state.open ? 'green' : 'grey'}>
            {state.open ? t('openNow') : t(`opens_${state.opens}`)}
          </StatusBadge>
        )}
      </p>
    </div>
  )
}
