import type { ReactNode } from 'react'
import { bankStatementMessages } from '#/messages/payouts/bank-statements.ts'
import { useT } from '#/ui/language.tsx'
import type { ListCells } from '#/ui/list-table.tsx'
import type { LineRow } from '../list.ts'
import type { Suggestion } from '../preview.server.ts'

const code = (text: string): ReactNode => (
  <bdi dir="ltr" className="whitespace-nowrap">
    {text}
  </bdi>
)

/** Cells of the list: references do not wrap, and an open line shows what the rule found for it. */
export function useLineCells(byLine: Readonly<Record<string, Suggestion>>): ListCells<LineRow> {
  const t = useT(bankStatementMessages)
  return {
    name: ({ name }) => name && <bdi>{name}</bdi>,
    text: ({ text }) => text && <bdi>{text}</bdi>,
    reference: ({ reference }) => reference && code(reference),
    matchedWith: ({ id, matchedWith, asideWhy }) => {
      if (matchedWith) return <bdi dir="ltr">{matchedWith}</bdi>
      if (asideWhy) return t(`aside_${asideWhy}`)
      const found = byLine[id]
      return found ? t(found.certain ? 'certainLabel' : 'suggested', { label: found.label }) : null
    },
  }
}
