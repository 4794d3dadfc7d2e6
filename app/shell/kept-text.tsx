import { useContext } from 'react'
import { UNSAFE_DataRouterDataContext as DataRouterData } from 'react-router'
import type { FormResult } from '#/domain/form-result.ts'
import { isRecordId } from '#/domain/record-id.ts'
import { shellMessages } from '#/messages/shell.ts'
import { Card } from '#/ui/card.tsx'
import { DescriptionList } from '#/ui/facts.tsx'
import { useT } from '#/ui/language.tsx'

const isRefusal = (answer: unknown): answer is Extract<FormResult, { ok: false }> =>
  typeof answer === 'object' && answer !== null && 'ok' in answer && answer.ok === false && 'values' in answer

/** Typed by a person: neither an id, nor a number, nor the name of a step. */
const isTyped = ([name, value]: [string, string]): boolean =>
  !['intent', 'version', 'clientKey', 'language'].includes(name) &&
  value.trim() !== '' &&
  !isRecordId(value) &&
  !/^\d+$/.test(value)

/**
 * What a person typed into a form whose page no longer opens for them, to copy: without scripts the answer of a form is
 * such a page when the role was lowered meanwhile.
 */
export function KeptText() {
  const t = useT(shellMessages)
  // why: a boundary has the answer of its own route only, and the form was that of a page below
  const answers = Object.values(useContext(DataRouterData)?.actionData ?? {})
  const typed = Object.entries(answers.find(isRefusal)?.values ?? {}).filter(isTyped)
  if (typed.length === 0) return null
  return (
    <div className="mx-auto w-full max-w-[40rem] pb-12">
      <Card title={t('keptText')} description={t('keptTextHelp')}>
        <DescriptionList
          items={typed.map(([name, value]) => ({
            term: name,
            value: <bdi className="whitespace-pre-wrap wrap-anywhere">{value}</bdi>,
          }))}
        />
      </Card>
    </div>
  )
}
