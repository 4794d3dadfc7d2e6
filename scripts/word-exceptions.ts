/** Texts that a rule of `word-rules.ts` finds and that stay, each with a reason. `key` ends with this; `text`: contains it. */
export type WordException = { rule: string; file: string; key?: string; text?: string; reason: string }

export const wordExceptions: readonly WordException[] = [
  {
    rule: 'علامات لاتينية',
    file: 'demo/tell/tell-shares.server.ts',
    text: ' | ',
    reason: 'a line of an invoice in both languages',
  },
  {
    rule: 'تم مع المصدر',
    file: 'messages/office/dashboards.ts',
    key: 'status_approved',
    reason: 'status of a request, as in its list',
  },
  {
    rule: 'تم مع المصدر',
    file: 'messages/activity.ts',
    key: 'request.approved',
    reason: 'status of a request, as in its list',
  },
  {
    rule: 'تم مع المصدر',
    file: 'messages/evaluations.ts',
    key: 'status_approved',
    reason: 'status of a request, beside «تم التعيين»',
  },
  {
    rule: 'تم مع المصدر',
    file: 'messages/ordering/control-room.ts',
    key: 'column_approved',
    reason: 'status of a request, beside «تم التعيين»',
  },
]
