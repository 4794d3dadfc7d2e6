import type { ReactNode } from 'react'
import { taxUnitMessages } from '#/messages/billing/tax-units.ts'
import { Notice } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import { Time } from '#/ui/time.tsx'
import type { ToldMessage, UnitFault } from '../fault.ts'

/** Messages of the authority in its own wording: rule number and text. */
export function ToldMessages({ messages }: { messages: readonly ToldMessage[] }) {
  const t = useT(taxUnitMessages)
  if (messages.length === 0) return null
  return (
    <div>
      <p className="text-caption font-medium">{t('saidTitle')}</p>
      <ul className="flex flex-col gap-1 text-ui">
        {messages.map(({ code, text }, index) => (
          <li key={index} className="break-words">
            {code && (
              <bdi dir="ltr" className="num me-2 font-medium">
                {code}
              </bdi>
            )}
            <span dir="auto">{text}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Fault of a unit, with its remedy. */
export function FaultNotice({ fault, actions }: { fault: UnitFault; actions?: ReactNode }) {
  const t = useT(taxUnitMessages)
  return (
    <Notice kind="warning" title={t(`fault_${fault.reason}`)} actions={actions} live>
      <div className="flex flex-col gap-2">
        <p>{t(`todo_${fault.reason}`)}</p>
        {fault.document && <p>{t('atDocument', { document: t(fault.document) })}</p>}
        <ToldMessages messages={fault.messages} />
        <p className="text-caption text-ink-2">
          <Time at={fault.at} mode="datetime" />
        </p>
      </div>
    </Notice>
  )
}
