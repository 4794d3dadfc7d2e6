import { defineMessages } from '#/domain/text.ts'

/** The keys that sign certificates, as the office looks after them. */
export const signingKeyMessages = defineMessages({
  title: { en: 'Signing keys', ar: 'مفاتيح توقيع الشهادات' },
  description: {
    en: 'Every certificate is signed with the key in use. Public keys stay published permanently, so that anyone can verify an old certificate.',
    ar: 'تُوقَّع كل شهادة بالمفتاح المستخدم. وتبقى المفاتيح العامة منشورة دائمًا ليتمكن أي شخص من التحقق من شهادة قديمة.',
  },
  keyOf: { en: 'Key {name}', ar: 'المفتاح {name}' },
  none: { en: 'No key yet', ar: 'لا يوجد مفتاح بعد' },
  noneHint: {
    en: 'The first key is created automatically when the first certificate is issued.',
    ar: 'يُنشأ المفتاح الأول تلقائيًا عند إصدار أول شهادة.',
  },
  caption: { en: 'Keys, newest first', ar: 'المفاتيح من الأحدث إلى الأقدم' },
  name: { en: 'Key', ar: 'المفتاح' },
  state: { en: 'Status', ar: 'الحالة' },
  state_used: { en: 'In use', ar: 'مستخدم' },
  state_retired: { en: 'Retired', ar: 'مستبدل' },
  state_compromised: { en: 'Compromised', ar: 'مخترق' },
  made: { en: 'Created', ar: 'تاريخ الإنشاء' },
  madeBy: { en: 'Created by', ar: 'المنشئ' },
  itself: { en: 'The platform', ar: 'المنصة' },
  retired: { en: 'Retired', ar: 'تاريخ الاستبدال' },
  compromised: { en: 'Marked as compromised', ar: 'سُجّل مخترقًا' },
  reason: { en: 'Reason', ar: 'السبب' },
  signs: { en: 'Certificates', ar: 'الشهادات' },
  bears: { en: 'Certificates signed with it', ar: 'الشهادات الموقّعة به' },
  fullName: { en: 'Full name (thumbprint)', ar: 'الاسم الكامل (بصمة المفتاح)' },
  address: { en: 'Published at', ar: 'عنوان النشر' },
  kind: { en: 'Kind', ar: 'النوع' },

  published: { en: 'Published addresses', ar: 'العناوين المنشورة' },
  publishedHint: {
    en: 'Other programs verify certificates with these addresses.',
    ar: 'تتحقق البرامج الأخرى من الشهادات عبر هذه العناوين.',
  },
  allKeys: { en: 'All public keys', ar: 'كل المفاتيح العامة' },
  issuer: { en: 'Issuer', ar: 'الجهة المانحة' },
  listOf_revocation: { en: 'Revoked certificates', ar: 'الشهادات الملغاة' },
  listOf_suspension: { en: 'Suspended certificates', ar: 'الشهادات الموقوفة مؤقتًا' },

  rotate: { en: 'Create a new key', ar: 'إنشاء مفتاح جديد' },
  rotateTitle: { en: 'Create a new key?', ar: 'هل تريد إنشاء مفتاح جديد؟' },
  rotateText: {
    en: 'New certificates are signed with it. Certificates signed with the current key can still be verified. All administrators are notified by email.',
    ar: 'تُوقَّع به الشهادات الجديدة، وتبقى الشهادات الموقّعة بالمفتاح الحالي قابلة للتحقق. ويُبلَّغ جميع مديري النظام بالبريد الإلكتروني.',
  },
  rotated: { en: 'The new key is in use', ar: 'المفتاح الجديد قيد الاستخدام' },
  reasonHelp: { en: 'Kept in the activity log', ar: 'يُحفظ في سجل النشاط' },
  cancel: { en: 'Cancel', ar: 'إلغاء' },

  compromise: { en: 'Mark as compromised', ar: 'تسجيل المفتاح مخترقًا' },
  compromiseTitle: { en: 'Mark key {name} as compromised?', ar: 'هل تريد تسجيل المفتاح {name} مخترقًا؟' },
  compromiseText: {
    en: 'Do this if someone else may have the private key. This cannot be undone:',
    ar: 'افعل ذلك إذا كان من المحتمل أن المفتاح الخاص وصل إلى غيرك. ولا يمكن التراجع:',
  },
  effectKey: {
    en: 'The key is not used for signing again. If it is in use, a new key is created immediately. All administrators are notified by email.',
    ar: 'لن يُستخدم المفتاح للتوقيع مرة أخرى، وإن كان هو المستخدم حاليًا يُنشأ مفتاح جديد فورًا. ويُبلَّغ جميع مديري النظام بالبريد الإلكتروني.',
  },
  effectOld: {
    en: 'Badges and files saved earlier can no longer be verified. They can be downloaded again.',
    ar: 'لن يعود التحقق من الشارات والملفات المحفوظة سابقًا ممكنًا، ويمكن تنزيلها من جديد.',
  },
  effectSigned: {
    en: {
      one: '{count} certificate is signed again within a short time.',
      other: '{count} certificates are signed again within a short time.',
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
    en: 'The application’s secret was changed after the key was created, so nothing can be signed. Create a new key. Earlier signatures can still be verified.',
    ar: 'تغيّر المفتاح السري للتطبيق بعد إنشائه، فلا يمكن توقيع أي شهادة. أنشئ مفتاحًا جديدًا، وتبقى التواقيع السابقة قابلة للتحقق.',
  },
  signingAnew: { en: 'Certificates are being signed again', ar: 'تجري إعادة توقيع الشهادات' },
  signedSoFar: { en: '{done} of {all}', ar: '{done} من {all}' },
  signedAll: {
    en: {
      one: 'The one certificate signed with this key has a new signature.',
      other: 'All {count} certificates signed with this key have a new signature.',
    },
    ar: {
      zero: 'لم تُوقَّع أي شهادة بهذا المفتاح.',
      one: 'للشهادة الوحيدة الموقّعة بهذا المفتاح توقيع جديد.',
      two: 'للشهادتين الموقّعتين بهذا المفتاح توقيع جديد.',
      few: 'لجميع الشهادات الموقّعة بهذا المفتاح ({count}) توقيع جديد.',
      many: 'لجميع الشهادات الموقّعة بهذا المفتاح ({count}) توقيع جديد.',
      other: 'لجميع الشهادات الموقّعة بهذا المفتاح ({count}) توقيع جديد.',
    },
  },

  signedCaption: { en: 'Certificates signed with it', ar: 'الشهادات الموقّعة به' },
  affectedCaption: { en: 'Certificates that were signed with it', ar: 'الشهادات التي كانت موقّعة به' },
  signedAt: { en: 'Signed', ar: 'تاريخ التوقيع' },
  again: { en: 'New signature', ar: 'التوقيع الجديد' },
  again_done: { en: 'Signed again', ar: 'أُعيد توقيعها' },
  again_waiting: { en: 'Waiting', ar: 'قيد الانتظار' },
  search: { en: 'Search', ar: 'بحث' },
  searchHint: { en: 'Number, holder or branch', ar: 'الرقم أو صاحب الشهادة أو الفرع' },
  nothingSigned: { en: 'No certificate was signed with it', ar: 'لم تُوقَّع أي شهادة بهذا المفتاح' },
})
