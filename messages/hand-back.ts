import { defineMessages } from '#/domain/text.ts'

/** Giving a visit back: why, and what follows from it, said before it is done. */
export const handBackMessages = defineMessages({
  title: { en: 'Can’t make it?', ar: 'لا تستطيع الحضور؟' },
  text: {
    en: 'Hand the visit back early so that another shopper can take it.',
    ar: 'اعتذر عن الزيارة مبكرًا ليتمكن غيرك من تنفيذها.',
  },
  cause: { en: 'Why can’t you make it?', ar: 'ما المانع؟' },
  cause_ill: { en: 'I am ill, or caring for someone who is', ar: 'ظرف صحي لي أو لمن أرعاه' },
  cause_transport: { en: 'I have no way to get there', ar: 'لا تتوفر وسيلة للوصول' },
  cause_schedule: { en: 'The date no longer suits me', ar: 'لم يعد الموعد مناسبًا' },
  cause_conflict: { en: 'I or my family have a connection there', ar: 'لي أو لأسرتي صلة بالمنشأة' },
  cause_branch_closed: { en: 'The branch is closed', ar: 'الفرع مغلق' },
  cause_other: { en: 'Something else', ar: 'سبب آخر' },
  counts: { en: 'Counts as a hand-back in your reliability', ar: 'يُحتسب اعتذارًا في نسبة التزامك' },
  countsNot: { en: 'Does not count against you', ar: 'لا يُحتسب عليك' },
  conflictCounts: {
    en: 'Does not count against you once you have declared it on the page of the visit',
    ar: 'لا يُحتسب عليك بعد الإفصاح عن الصلة في صفحة الزيارة',
  },
  reason: { en: 'In a few words', ar: 'باختصار' },
  button: { en: 'Hand back the visit', ar: 'الاعتذار عن الزيارة' },
  done: { en: 'Visit handed back', ar: 'سُجّل اعتذارك عن الزيارة' },
})
