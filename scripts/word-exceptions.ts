/** Texts that a rule of `word-rules.ts` finds and that stay, each with a reason. `key` ends with this; `text`: contains it. */
export type WordException = { rule: string; file: string; key?: string; text?: string; reason: string }

export const wordExceptions: readonly WordException[] = [
  {
    rule: 'Latin in Arabic',
    file: 'messages/partners/api-reference.ts',
    reason: 'names of fields and headers, as a program writes them',
  },
  {
    rule: 'علامات لاتينية',
    file: 'demo/tell/tell-shares.server.ts',
    text: ' | ',
    reason: 'a line of an invoice in both languages',
  },
  {
    rule: 'محرّر',
    file: 'messages/forms.ts',
    text: 'المدقق',
    reason: 'the auditor of an operations audit, who is not the editor of reports',
  },
  {
    rule: 'محرّر',
    file: 'messages/operations/audits-fill.ts',
    text: 'المدقق',
    reason: 'the auditor of an operations audit, who is not the editor of reports',
  },
  {
    rule: 'محرّر',
    file: 'messages/operations/audits.ts',
    text: 'المدقق',
    reason: 'the auditor of an operations audit, who is not the editor of reports',
  },
]
