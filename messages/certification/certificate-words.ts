import { defineMessages } from '#/domain/text.ts'

/** Texts shared by the pages about certificates: states, levels, reasons, missing requirements, steps. */
export const certificateWords = defineMessages({
  state_valid: { en: 'Valid', ar: 'سارية' },
  'state_expires-soon': { en: 'Expires soon', ar: 'تنتهي قريبًا' },
  state_suspended: { en: 'Suspended', ar: 'موقوفة مؤقتًا' },
  state_expired: { en: 'Expired', ar: 'منتهية الصلاحية' },
  state_revoked: { en: 'Revoked', ar: 'ملغاة' },

  level_silver: { en: 'Silver', ar: 'الفضي' },
  level_gold: { en: 'Gold', ar: 'الذهبي' },
  level_platinum: { en: 'Platinum', ar: 'البلاتيني' },

  reason_critical_failure: { en: 'Critical failure on a visit', ar: 'إخفاق حرج في زيارة' },
  reason_misuse: { en: 'Misuse of the certificate', ar: 'إساءة استخدام الشهادة' },
  reason_issued_in_error: { en: 'Issued in error', ar: 'مُنحت بالخطأ' },
  reason_branch_closed: { en: 'The branch has closed', ar: 'أُغلق الفرع' },
  reason_holder_request: { en: 'At the request of the holder', ar: 'بطلب من صاحب الشهادة' },
  reason_renewed: { en: 'Replaced by a renewed certificate', ar: 'حلّت محلها شهادة مجدّدة' },
  reason_time_over: { en: 'Its validity has ended', ar: 'انقضت مدتها' },
  reason_other: { en: 'Another reason', ar: 'سبب آخر' },

  missing_visits: {
    en: { one: 'One more counted visit is needed', other: '{count} more counted visits are needed' },
    ar: {
      zero: 'لا تنقص أي زيارة',
      one: 'تلزم زيارة محتسبة واحدة أخرى',
      two: 'تلزم زيارتان محتسبتان أخريان',
      few: 'تلزم {count} زيارات محتسبة أخرى',
      many: 'تلزم {count} زيارة محتسبة أخرى',
      other: 'تلزم {count} زيارة محتسبة أخرى',
    },
  },
  missing_mean: {
    en: 'The average must reach {need}; it is {gap} points short',
    ar: 'يجب أن يبلغ المتوسط {need}، وهو الآن أقل بمقدار {gap} نقطة',
  },
  missing_critical: {
    en: 'No certificate before {until} because of the critical failure of {on}',
    ar: 'لا تُمنح الشهادة قبل {until} بسبب الإخفاق الحرج بتاريخ {on}',
  },
  missing_action: {
    en: 'An overdue corrective action on a critical failure must be done and verified',
    ar: 'يجب تنفيذ إجراء تصحيحي متأخر لإخفاق حرج والتحقق منه',
  },

  step_issue: { en: 'Issued', ar: 'مُنحت' },
  step_suspend: { en: 'Suspended', ar: 'أُوقفت مؤقتًا' },
  step_reinstate: { en: 'Reinstated', ar: 'استُؤنف سريانها' },
  step_revoke: { en: 'Revoked', ar: 'أُلغيت' },
  step_expire: { en: 'Expired', ar: 'انتهت صلاحيتها' },
  step_renew: { en: 'Renewed', ar: 'جُدّدت' },
  step_show_band: { en: 'Score band shown', ar: 'أُظهرت فئة الدرجة' },
  step_hide_band: { en: 'Score band hidden', ar: 'أُخفيت فئة الدرجة' },
  step_list: { en: 'Listed in the register', ar: 'أُدرجت في السجل' },
  step_unlist: { en: 'Removed from the register', ar: 'أُزيلت من السجل' },
  step_sign: { en: 'Signed', ar: 'وُقّعت' },
  byTheRule: { en: 'The platform', ar: 'المنصة' },

  number: { en: 'Certificate number', ar: 'رقم الشهادة' },
  holder: { en: 'Holder', ar: 'صاحب الشهادة' },
  branch: { en: 'Branch', ar: 'الفرع' },
  city: { en: 'City', ar: 'المدينة' },
  level: { en: 'Level', ar: 'المستوى' },
  state: { en: 'Status', ar: 'الحالة' },
  issued: { en: 'Issue date', ar: 'تاريخ الإصدار' },
  reason: { en: 'Reason', ar: 'السبب' },
  publicAddress: { en: 'Public page', ar: 'الصفحة العامة' },
  expires: { en: 'Expiry date', ar: 'تاريخ الانتهاء' },
})
