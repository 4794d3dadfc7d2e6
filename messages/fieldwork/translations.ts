import { defineMessages } from '#/domain/text.ts'

/** Marks of a text that a reader sees in the other language than it was written in. */
export const translationMarkMessages = defineMessages({
  translated: { en: 'Translated', ar: 'مترجم' },
  showOriginal: { en: 'Show original', ar: 'عرض النص الأصلي' },
  hideOriginal: { en: 'Hide original', ar: 'إخفاء النص الأصلي' },
  original_en: { en: 'Original in English', ar: 'النص الأصلي بالإنجليزية' },
  original_ar: { en: 'Original in Arabic', ar: 'النص الأصلي بالعربية' },
})

/** Translations of a report's texts on the editor's desk. */
export const deskTranslationMessages = defineMessages({
  in_en: { en: 'English translation', ar: 'الترجمة الإنجليزية' },
  in_ar: { en: 'Arabic translation', ar: 'الترجمة العربية' },
  of_answer: { en: 'Answer', ar: 'الإجابة' },
  'of_na-reason': { en: 'Reason why it does not apply', ar: 'سبب عدم الانطباق' },
  of_comment: { en: 'Comment', ar: 'التعليق' },
  state_none: { en: 'Missing', ar: 'غير موجودة' },
  state_former: {
    en: 'The original has changed since. Check the translation and save it.',
    ar: 'تغيّر النص الأصلي بعد ترجمته. راجع الترجمة ثم احفظها.',
  },
  state_proposed: {
    en: 'Proposed by the language model. Check it and save it: until then clients see the original.',
    ar: 'اقترحها النموذج اللغوي. راجعها ثم احفظها، وحتى ذلك الحين يظهر للعميل النص الأصلي.',
  },
  write: { en: 'Translate', ar: 'ترجمة' },
  check: { en: 'Check', ar: 'مراجعة' },
  change: { en: 'Edit', ar: 'تعديل' },
  save: { en: 'Save translation', ar: 'حفظ الترجمة' },
  saved: { en: 'The translation is saved', ar: 'حُفظت الترجمة' },
  compare: {
    en: 'Compare with the original. You can save in any case.',
    ar: 'قارن بالنص الأصلي. يمكنك الحفظ في كل الأحوال.',
  },
  language_en: { en: 'This text is not in English.', ar: 'هذا النص ليس بالإنجليزية.' },
  language_ar: { en: 'This text is not in Arabic.', ar: 'هذا النص ليس بالعربية.' },
  figures_missing: { en: 'Figures missing here: {parts}', ar: 'أرقام ناقصة هنا: {parts}' },
  figures_added: { en: 'Figures that the original does not have: {parts}', ar: 'أرقام لا ترد في النص الأصلي: {parts}' },
  names_missing: { en: 'Names missing here: {parts}', ar: 'أسماء ناقصة هنا: {parts}' },
  names_added: { en: 'Names that the original does not have: {parts}', ar: 'أسماء لا ترد في النص الأصلي: {parts}' },
  negation_missing: { en: 'A negation is missing here: {parts}', ar: 'نفي ناقص هنا: {parts}' },
  negation_added: { en: 'A negation that the original does not have: {parts}', ar: 'نفي لا يرد في النص الأصلي: {parts}' },
  without: {
    en: { one: '{count} text without a translation', other: '{count} texts without a translation' },
    ar: {
      zero: 'لكل النصوص ترجمة',
      one: 'نص واحد دون ترجمة',
      two: 'نصان دون ترجمة',
      few: '{count} نصوص دون ترجمة',
      many: '{count} نصًا دون ترجمة',
      other: '{count} نص دون ترجمة',
    },
  },
  propose: { en: 'Propose translations', ar: 'اقتراح ترجمات' },
  proposing: { en: 'The proposals appear here in a moment', ar: 'ستظهر الاقتراحات هنا بعد لحظات' },
  confirm: {
    en: { one: 'Save {count} proposal that matches', other: 'Save {count} proposals that match' },
    ar: {
      zero: 'لا اقتراحات مطابقة',
      one: 'حفظ اقتراح واحد مطابق',
      two: 'حفظ اقتراحين مطابقين',
      few: 'حفظ {count} اقتراحات مطابقة',
      many: 'حفظ {count} اقتراحًا مطابقًا',
      other: 'حفظ {count} اقتراح مطابق',
    },
  },
  confirmHint: {
    en: 'Figures, names and negation match. Read them first: the check does not know whether a sentence is true.',
    ar: 'الأرقام والأسماء والنفي متطابقة. اقرأها أولًا، فالفحص لا يتحقق من صحة المعنى.',
  },
  next: { en: 'Go to the next one', ar: 'الانتقال إلى التالي' },
  releaseWithout: {
    en: {
      one: '{count} text has no translation. Readers of the other language see the original, marked as such. You can add the translation later.',
      other:
        '{count} texts have no translation. Readers of the other language see the original, marked as such. You can add translations later.',
    },
    ar: {
      zero: 'لكل النصوص ترجمة.',
      one: 'نص واحد دون ترجمة، ويظهر أصله لقارئ اللغة الأخرى مع الإشارة إلى لغته. يمكنك إضافة الترجمة لاحقًا.',
      two: 'نصان دون ترجمة، ويظهر أصلهما لقارئ اللغة الأخرى مع الإشارة إلى لغته. يمكنك إضافة الترجمة لاحقًا.',
      few: '{count} نصوص دون ترجمة، ويظهر أصلها لقارئ اللغة الأخرى مع الإشارة إلى لغته. يمكنك إضافة الترجمة لاحقًا.',
      many: '{count} نصًا دون ترجمة، ويظهر أصلها لقارئ اللغة الأخرى مع الإشارة إلى لغته. يمكنك إضافة الترجمة لاحقًا.',
      other: '{count} نص دون ترجمة، ويظهر أصلها لقارئ اللغة الأخرى مع الإشارة إلى لغته. يمكنك إضافة الترجمة لاحقًا.',
    },
  },
  key: {
    en: 'Translate: this answer, else the next text without a translation',
    ar: 'الترجمة: هذه الإجابة، أو النص التالي دون ترجمة',
  },
})
