import { defineMessages } from '#/domain/text.ts'

/** Results of a laboratory for a recipe, and the label of a batch. */
export const recipeLabMessages = defineMessages({
  title: { en: 'Laboratory results', ar: 'نتائج المختبر' },
  lead: {
    en: 'Values measured by a laboratory replace the computed ones, from their day until a later result.',
    ar: 'تُعتمد القيم التي قاسها المختبر بدل القيم المحسوبة، من تاريخها حتى صدور نتيجة أحدث.',
  },
  none: {
    en: 'No results yet: nutrients are computed from the ingredients.',
    ar: 'لا نتائج بعد، وتُحسب القيم الغذائية من المكونات.',
  },
  counts: { en: 'counts', ar: 'معتمدة' },
  withdrawn: { en: 'withdrawn', ar: 'مسحوبة' },
  measured: { en: 'Measured on {day}, of one portion', ar: 'قيست في {day} للحصة الواحدة' },
  report: { en: 'Report', ar: 'التقرير' },
  withdraw: { en: 'Withdraw', ar: 'سحب' },
  withdrawTitle: { en: 'Withdraw this result?', ar: 'هل تريد سحب هذه النتيجة؟' },
  withdrawText: {
    en: 'It stays in the list. The result before it counts again, or the computed values.',
    ar: 'تبقى في القائمة، وتُعتمد النتيجة السابقة لها أو القيم المحسوبة.',
  },
  takenBack: { en: 'The result is withdrawn', ar: 'سُحبت النتيجة' },
  saved: { en: 'Result saved', ar: 'حُفظت النتيجة' },
  add: { en: 'Add a result', ar: 'إضافة نتيجة' },
  addHint: {
    en: 'Amounts of one portion. What stays empty is computed as before.',
    ar: 'القيم للحصة الواحدة، وما يُترك فارغًا يبقى محسوبًا.',
  },
  laboratory: { en: 'Laboratory', ar: 'المختبر' },
  measuredOn: { en: 'Measured on', ar: 'تاريخ القياس' },
  file: { en: 'Report', ar: 'التقرير' },
  fileHint: { en: 'PDF or photo, up to 9 MB, if you have it.', ar: 'ملف PDF أو صورة حتى 9 ميجابايت، إن وُجد.' },
  save: { en: 'Save result', ar: 'حفظ النتيجة' },
  fromLab: { en: '{laboratory}, {day}', ar: '{laboratory}، {day}' },
  link: { en: 'Laboratory results', ar: 'نتائج المختبر' },
})

/** The label of a batch and how long it keeps. */
export const recipeLabelMessages = defineMessages({
  title: { en: 'Label, 100 × 50 mm', ar: 'ملصق 100 × 50 ملم' },
  hint: {
    en: 'For a box of this batch: both names, made, use by, allergens, your name and a code that leads to the recipe.',
    ar: 'لعبوة من هذه الدفعة: الاسمان، وتاريخا التحضير والاستخدام، ومسببات الحساسية، واسمك، ورمز يفتح الوصفة.',
  },
  shelf: { en: 'Keeps for, hours', ar: 'مدة الصلاحية بالساعات' },
  shelfHelp: { en: '72 hours are three days.', ar: '72 ساعة تعادل ثلاثة أيام.' },
  saveShelf: { en: 'Save', ar: 'حفظ' },
  shelfSaved: { en: 'Shelf life saved', ar: 'حُفظت مدة الصلاحية' },
  noShelf: {
    en: 'Enter how long the batch keeps to print a label.',
    ar: 'لم تُحدد مدة صلاحية الدفعة بعد، ولا يُطبع الملصق دونها.',
  },
  made: { en: 'Made', ar: 'التحضير' },
  madeOn: { en: 'Made on', ar: 'تاريخ التحضير' },
  madeHelp: { en: 'Empty: now. In Riyadh time.', ar: 'إن تُرك فارغًا اعتُمد الوقت الحالي، بتوقيت الرياض.' },
  useBy: { en: 'Use by', ar: 'يُستخدم قبل' },
  copies: { en: 'Labels', ar: 'عدد الملصقات' },
  print: { en: 'Label (PDF)', ar: 'الملصق (PDF)' },
  contains: { en: 'Contains', ar: 'يحتوي على' },
  may: { en: 'May contain', ar: 'قد يحتوي على' },
  unknown: { en: 'Not declared', ar: 'غير مُفصح عنه' },
  none: { en: 'Free from the 14 allergen groups', ar: 'خالٍ من مجموعات الحساسية الأربع عشرة' },
  by: { en: 'By', ar: 'إعداد' },
  cardReplaced: {
    en: 'This card is replaced: it shows version {old}, in force is version {number}.',
    ar: 'هذه البطاقة مستبدلة: فيها الإصدار {old}، والساري هو الإصدار {number}.',
  },
  cardCurrent: { en: 'The card shows the version in force.', ar: 'البطاقة تعرض الإصدار الساري.' },
  batch: { en: 'Batch made {made}, use by {until}.', ar: 'دفعة حُضّرت في {made}، وتُستخدم قبل {until}.' },
  batchOver: { en: 'Batch made {made}: its time ended {until}.', ar: 'دفعة حُضّرت في {made}، وانتهت مدتها في {until}.' },
  scan: { en: 'Code of the recipe', ar: 'رمز الوصفة' },
})
