import { defineMessages } from '#/domain/text.ts'

/** Closing of a company: 30 days to read and to change one's mind, then its data is erased. */
export const closingMessages = defineMessages({
  title: { en: 'Close the company', ar: 'إغلاق حساب المنشأة' },
  whatHappens: { en: 'What happens', ar: 'ما الذي يحدث' },
  readOnly: {
    en: 'For 30 days your team can read and export everything, but change nothing.',
    ar: 'يستطيع فريقك الاطلاع على كل شيء وتصديره مدة 30 يومًا، دون تعديل.',
  },
  keepAny: { en: 'Any owner can keep the company until {day}.', ar: 'يستطيع أي مالك الإبقاء على الحساب حتى {day}.' },
  erasedThen: {
    en: 'After that, reports, photos, branches and the team are erased and certificates are revoked.',
    ar: 'بعد ذلك تُمحى التقارير والصور والفروع والفريق، وتُلغى الشهادات.',
  },
  keptThen: {
    en: 'Invoices, payments and the activity log are kept, as the law requires.',
    ar: 'تُحفظ الفواتير والمدفوعات وسجل النشاط وفق ما يشترطه النظام.',
  },
  cancels: { en: 'Requests that will be cancelled: {count}', ar: 'الطلبات التي ستُلغى: {count}' },
  blocked: { en: 'These must end first', ar: 'يلزم إنهاء ما يلي أولًا' },
  block_visits: { en: 'Visits with a shopper', ar: 'زيارات أُسندت إلى متسوق' },
  block_reports: { en: 'Reports that are not released yet', ar: 'تقارير لم تصدر بعد' },
  block_disputes: { en: 'Open disputes', ar: 'اعتراضات مفتوحة' },
  block_invoices: { en: 'Unpaid invoices', ar: 'فواتير غير مدفوعة' },
  block_plans: { en: 'A plan that renews', ar: 'باقة تتجدد تلقائيًا' },
  endPlan: { en: 'End the plan', ar: 'إنهاء الباقة' },
  show: { en: 'Show', ar: 'عرض' },
  export: { en: 'Export your data', ar: 'تصدير البيانات' },
  typeName: { en: 'Name of the company', ar: 'اسم المنشأة' },
  typeNameHelp: { en: 'Type {name} to confirm.', ar: 'للتأكيد اكتب {name}.' },
  close: { en: 'Close the company', ar: 'إغلاق حساب المنشأة' },
  closing: { en: 'The company is being closed', ar: 'حساب المنشأة قيد الإغلاق' },
  erasedOn: { en: 'Erased on', ar: 'موعد المحو' },
  daysLeft: { en: 'Days left', ar: 'الأيام المتبقية' },
  keep: { en: 'Keep the company', ar: 'الإبقاء على المنشأة' },
  done_close: { en: 'The company is now read-only.', ar: 'أصبح حساب المنشأة للاطلاع فقط من الآن.' },
  done_keep: {
    en: 'The company stays. Visit programmes are paused until you resume them.',
    ar: 'بقي حساب المنشأة. برامج الزيارات متوقفة إلى أن تستأنفها.',
  },
  banner: {
    en: 'This company is read-only and will be erased on {day}.',
    ar: 'حساب المنشأة للاطلاع فقط، ويُمحى بتاريخ {day}.',
  },
  bannerLink: { en: 'Details', ar: 'التفاصيل' },
  cancelReason: { en: 'The company is being closed.', ar: 'حساب المنشأة قيد الإغلاق.' },
  forStaff: { en: 'Closing, erased on {day}', ar: 'قيد الإغلاق، يُمحى بتاريخ {day}' },
  erased: { en: 'Closed and erased', ar: 'أُغلق ومُحيت بياناته' },
})
