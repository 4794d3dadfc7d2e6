import { certificateLevels } from '#/domain/certification/certificate-rule.ts'
import { certificateRuleMessages } from '#/messages/certification/certificate-rules.ts'
import { certificateWords } from '#/messages/certification/certificate-words.ts'
import { type Column, DataTable } from '#/ui/data-table.tsx'
import { useT } from '#/ui/language.tsx'
import type { RuleEffect } from '../preview-rule.server.ts'

type Line = { key: string; label: string; of: (effect: RuleEffect) => number; part?: true }

/** Effect of the current rule and of a draft on the branches today. */
export function RuleEffectTable({ inForce, typed }: { inForce: RuleEffect; typed: RuleEffect | null }) {
  const t = useT(certificateRuleMessages)
  const word = useT(certificateWords)
  const lines: Line[] = [
    {
      key: 'fulfil',
      label: t('fulfil'),
      of: ({ fulfil }) => certificateLevels.reduce((sum, level) => sum + fulfil[level], 0),
    },
    ...certificateLevels.map((level) => ({
      key: level,
      label: t('ofThem', { level: word(`level_${level}`) }),
      of: ({ fulfil }: RuleEffect) => fulfil[level],
      part: true as const,
    })),
    { key: 'notHeld', label: t('notHeld'), of: ({ withoutCertificate }) => withoutCertificate, part: true },
    { key: 'wouldLose', label: t('wouldLose'), of: ({ wouldLose }) => wouldLose },
  ]
  const columns: Column<Line>[] = [
    {
      key: 'measured',
      header: t('measured'),
      cell: ({ label, part }) => <span className={part ? 'ps-3 font-normal text-ink-2' : ''}>{label}</span>,
    },
    { key: 'inForce', header: t('inForceShort'), numeric: true, cell: ({ of }) => of(inForce) },
    ...(typed ? [{ key: 'typed', header: t('typed'), numeric: true, cell: ({ of }: Line) => of(typed) }] : []),
  ]
  return (
    <>
      <DataTable caption={t('preview')} columns={columns} rows={lines} rowKey={({ key }) => key} empty={null} />
      <p className="mt-3 text-caption text-ink-2">{t('branches', { count: inForce.branches })}</p>
    </>
  )
}
