import { defineMessages } from '#/domain/text.ts'

/** The keys that sign certificates, as the office looks after them. */
export const signingKeyMessages = defineMessages({
  title: { en: 'Signing keys', ar: 'مفاتيح توقيع الشهادات' },
  description: {
    en: 'Every certificate is signed by the key in use. Public keys stay published for good, so that anybody can check an old certificate.',
    ar: 'يوقّع المفتاح المستخدم كل شهادة. وتبقى المفاتيح العامة منشورة دائمًا ليستطيع أي شخص التحقق من شهادة قديمة.',
  },
  keyOf: { en: 'Key {name}', ar: 'المفتاح {name}' },
  none: { en: 'No key yet', ar: 'لا يوجد مفتاح بعد' },
  noneHint: {
    en: 'The first key is made by itself when the first certificate is issued.',
    ar: 'يُنشأ المفتاح الأول تلقائيًا عند إصدار أول شهادة.',
  },
  caption: { en: 'Keys, newest first', ar: 'المفاتيح من الأحدث إلى الأقدم' },
  name: { en: 'Key', ar: 'المفتاح' },
  state: { en: 'Status', ar: 'الحالة' },
  state_used: { en: 'In use', ar: 'مستخدم' },
  state_retired: { en: 'Retired', ar: 'مستبدل' },
  state_compromised: { en: 'Compromised', ar: 'مخترق' },
  made: { en: 'Made', ar: 'تاريخ الإنشاء' },
  madeBy: { en: 'Made by', ar: 'أنشأه' },
  itself: { en: 'The platform', ar: 'المنصة' },
  retired: { en: 'Retired', ar: 'تاريخ الاستبدال' },
  compromised: { en: 'Marked as compromised', ar: 'سُجّل مخترقًا' },
  reason: { en: 'Reason', ar: 'السبب' },
  signs: { en: 'Certificates', ar: 'الشهادات' },
  bears: { en: 'Certificates that bear its signature', ar: 'الشهادات التي تحمل توقيعه' },
  fullName: { en: 'Whole name (thumbprint)', ar: 'الاسم الكامل (بصمة المفتاح)' },
  address: { en: 'Published at', ar: 'عنوان النشر' },
  kind: { en: 'Kind', ar: 'النوع' },

  published: { en: 'What is published', ar: 'ما هو منشور' },
  publishedHint: {
    en: 'Programs of others check certificates with these addresses.',
    ar: 'تتحقق برامج الآخرين من الشهادات عبر هذه العناوين.',
  },
  allKeys: { en: 'All public keys', ar: 'كل المفاتيح العامة' },
  issuer: { en: 'Issuer', ar: 'الجهة المانحة' },
  listOf_revocation: { en: 'Revoked certificates', ar: 'الشهادات الملغاة' },
  listOf_suspension: { en: 'Suspended certificates', ar: 'الشهادات الموقوفة مؤقتًا' },

  rotate: { en: 'Make a new key', ar: 'إنشاء مفتاح جديد' },
  rotateTitle: { en: 'Make a new key?', ar: 'هل تريد إنشاء مفتاح جديد؟' },
  rotateText: {
    en: 'It signs what is issued from now on. Certificates signed by the present key go on verifying. All administrators are notified by email.',
    ar: 'سيوقّع ما يُصدر من الآن. وتبقى الشهادات الموقّعة بالمفتاح الحالي قابلة للتحقق. ويُبلَّغ جميع مديري النظام بالبريد الإلكتروني.',
  },
  rotated: { en: 'A new key signs from now on', ar: 'يوقّع مفتاح جديد من الآن' },
  reasonHelp: { en: 'Kept in the activity log', ar: 'يُحفظ في سجل النشاط' },
  cancel: { en: 'Cancel', ar: 'إلغاء' },

  compromise: { en: 'Mark as compromised', ar: 'تسجيل المفتاح مخترقًا' },
  compromiseTitle: { en: 'Mark key {name} as compromised?', ar: 'هل تريد تسجيل المفتاح {name} مخترقًا؟' },
  compromiseText: {
    en: 'Do this when somebody else may have the private key. This cannot be undone:',
    ar: 'افعل ذلك إذا كان من المحتمل أن المفتاح الخاص وصل إلى غيرك. ولا يمكن التراجع:',
  },
  effectKey: {
    en: 'The key signs nothing more; if it is in use, a new one is made at once. All administrators are notified by email.',
    ar: 'لن يوقّع المفتاح شيئًا بعد الآن، وإن كان مستخدمًا يُنشأ مفتاح جديد فورًا. ويُبلَّغ جميع مديري النظام بالبريد الإلكتروني.',
  },
  effectOld: {
    en: 'Badges and files that people saved before cannot be verified any more; they can fetch them again.',
    ar: 'لن يمكن التحقق من الشارات والملفات المحفوظة سابقًا، ويمكن تنزيلها من جديد.',
  },
  effectSigned: {
    en: {
      one: '{count} certificate is signed anew within a short time.',
      other: '{count} certificates are signed anew within a short time.',
    },
    ar: {
      zero: 'لا توجد شهادات يُعاد توقيعها.',
      one: 'يُعاد توقيع شهادة واحدة خلال وقت قصير.',
      two: 'يُعاد توقيع شهادتين خلال وقت قصير.',
      few: 'يُعاد توقيع {count} شهادات خلال وقت قصير.',
      many: 'يُعاد توقيع {count} شهادة خلال وقت قصير.',
      other: 'يُعاد توقيع {count} شهادة خلال وقت قصير.',
    },
  },
  typeName: { en: 'Type {name} to confirm', ar: 'اكتب {name} للتأكيد' },
  compromisedDone: {
    en: 'The key was marked as compromised',
    ar: 'سُجّل المفتاح مخترقًا',
  },

  unreadable: { en: 'The key in use cannot be opened', ar: 'تعذّر فتح المفتاح المستخدم' },
  unreadableText: {
    en: 'The application’s secret was changed after it was made, so nothing can be signed. Make a new key; what was signed goes on verifying.',
    ar: 'تغيّر المفتاح السري للتطبيق بعد إنشائه، فلا يمكن توقيع أي شهادة. أنشئ مفتاحًا جديدًا، ويبقى ما وُقّع سابقًا قابلًا للتحقق.',
  },
  signingAnew: { en: 'Certificates are being signed anew', ar: 'تجري إعادة توقيع الشهادات' },
  signedSoFar: { en: '{done} of {all}', ar: '{done} من {all}' },
  signedAll: {
    en: {
      one: 'The one certificate that this key had signed bears a new signature.',
      other: 'All {count} certificates that this key had signed bear a new signature.',
    },
    ar: {
      zero: 'لم يكن هذا المفتاح قد وقّع أي شهادة.',
      one: 'الشهادة الوحيدة التي وقّعها هذا المفتاح تحمل توقيعًا جديدًا.',
      two: 'الشهادتان اللتان وقّعهما هذا المفتاح تحملان توقيعًا جديدًا.',
      few: 'كل الشهادات التي وقّعها هذا المفتاح ({count}) تحمل توقيعًا جديدًا.',
      many: 'كل الشهادات التي وقّعها هذا المفتاح ({count}) تحمل توقيعًا جديدًا.',
      other: 'كل الشهادات التي وقّعها هذا المفتاح ({count}) تحمل توقيعًا جديدًا.',
    },
  },

  signedCaption: { en: 'Certificates that bear its signature', ar: 'الشهادات التي تحمل توقيعه' },
  affectedCaption: { en: 'Certificates that it had signed', ar: 'الشهادات التي كان قد وقّعها' },
  signedAt: { en: 'Signed', ar: 'تاريخ التوقيع' },
  again: { en: 'New signature', ar: 'التوقيع الجديد' },
  again_done: { en: 'Signed anew', ar: 'أُعيد توقيعها' },
  again_waiting: { en: 'Waiting', ar: 'قيد الانتظار' },
  search: { en: 'Search', ar: 'بحث' },
  searchHint: { en: 'Number, holder or branch', ar: 'الرقم أو صاحب الشهادة أو الفرع' },
  nothingSigned: { en: 'It has signed no certificate', ar: 'لم يوقّع هذا المفتاح أي شهادة' },
})
