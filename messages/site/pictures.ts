import { defineMessages } from '#/domain/text.ts'

/** What the pictures of the product show, for readers who do not see them. */
export const pictureMessages = defineMessages({
  report: {
    en: 'A report: the score, what to fix first with its photo, and the eight sections as a star.',
    ar: 'تقرير يعرض الدرجة، وأول ما ينبغي إصلاحه مع صورته، والمحاور الثمانية على شكل نجمة.',
  },
  'editor-desk': {
    en: 'The editor’s desk: answers to check beside their photos and evidence.',
    ar: 'شاشة المراجع: الإجابات التي تحتاج إلى تدقيق بجانب صورها وأدلتها.',
  },
  'control-room': {
    en: 'The control room: every visit with its status, date and shopper.',
    ar: 'غرفة المتابعة: كل زيارة بحالتها وموعدها ومتسوّقها.',
  },
  'heat-map': {
    en: 'Branches and sections in one table, coloured by score.',
    ar: 'الفروع والمحاور في جدول واحد ملوّن بحسب الدرجة.',
  },
  certificate: {
    en: 'The Platinum certificate of a branch, framed on the wall of a restaurant.',
    ar: 'الشهادة البلاتينية لأحد الفروع داخل إطار على جدار مطعم.',
  },
  phone: {
    en: 'The shopper’s phone with the instructions of a visit: date, branch, budget, photos and fee.',
    ar: 'جوال المتسوّق وفيه تعليمات الزيارة: الموعد والفرع والميزانية والصور والأجر.',
  },
})
