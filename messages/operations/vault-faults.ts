import { defineMessages } from '#/domain/text.ts'

/** What the vault refuses, by the name of the fault. */
export const vaultFaultMessages = defineMessages({
  'wrong-password': { en: 'This is not the vault password.', ar: 'كلمة مرور الخزنة غير صحيحة.' },
  'wrong-recovery': {
    en: 'This recovery key does not open the vault. A newer key or password may have replaced it.',
    ar: 'لا يفتح مفتاح الاسترداد هذا الخزنة. قد يكون حلّ محله مفتاح أو كلمة مرور أحدث.',
  },
  'weak-parameters': {
    en: 'The server offered weaker encryption settings than this browser accepts. The vault stays locked. Contact us.',
    ar: 'عرض الخادم إعدادات تشفير أضعف مما يقبله هذا المتصفح. تبقى الخزنة مقفلة. تواصل معنا.',
  },
  altered: {
    en: 'The data from the server does not match its signatures. Nothing was opened. Reload the page. If it happens again, contact us.',
    ar: 'البيانات الواردة من الخادم لا تطابق توقيعاتها، ولم يُفتح شيء. أعد تحميل الصفحة، وإن تكرر ذلك فتواصل معنا.',
  },
  'key-changed': {
    en: 'The key of a person changed. Compare its words in “People and sharing” first. Nothing was changed.',
    ar: 'تغيّر مفتاح أحد الأشخاص. قارن كلماته في «الأشخاص والمشاركة» أولًا. لم يتغير شيء.',
  },
  'no-rights': { en: 'You may read this collection only.', ar: 'صلاحيتك في هذه المجموعة هي الاطلاع فقط.' },
  locked: { en: 'The vault is locked. Unlock it again.', ar: 'الخزنة مقفلة. افتحها مرة أخرى.' },
  missing: {
    en: 'This is no longer part of your vault. Reload the page.',
    ar: 'لم يعد هذا ضمن خزنتك. أعد تحميل الصفحة.',
  },
  offline: {
    en: 'The server was not reached, so nothing was changed. Check the connection and try again.',
    ar: 'تعذّر الوصول إلى الخادم ولم يتغير شيء. تحقق من الاتصال وحاول مرة أخرى.',
  },
  'short-password': { en: 'Use at least 12 characters.', ar: 'استخدم 12 حرفًا على الأقل.' },
  'other-password': { en: 'The two passwords differ.', ar: 'كلمتا المرور غير متطابقتين.' },
  'not-understood': {
    en: 'Confirm that there is no reset of this password.',
    ar: 'أكّد أن كلمة المرور هذه لا يمكن إعادة تعيينها.',
  },
  entry: { en: 'Correct the marked field.', ar: 'صحّح الحقل المحدد.' },
  'choose-person': { en: 'Choose a person.', ar: 'اختر شخصًا.' },
  collectionRefused: {
    en: 'This collection cannot be verified, so nothing of it is shown',
    ar: 'تعذّر التحقق من هذه المجموعة، لذا لا يُعرض شيء منها',
  },
  'problem-forged': {
    en: 'The list of its entries is not signed by a person who may write in it.',
    ar: 'قائمة حساباتها غير موقّعة ممن يحق له الكتابة فيها.',
  },
  'problem-replayed': {
    en: 'The server sent an older state than this device has seen before.',
    ar: 'أرسل الخادم حالة أقدم مما سبق أن رآه هذا الجهاز.',
  },
  'problem-dropped': { en: 'An entry of the signed list is missing.', ar: 'ينقص حساب من القائمة الموقّعة.' },
  'problem-added': {
    en: 'There is an entry or a person that the signed list does not have.',
    ar: 'يوجد حساب أو شخص ليس في القائمة الموقّعة.',
  },
  'problem-altered': { en: 'An entry, the name or the key was altered.', ar: 'عُدّل حساب أو الاسم أو المفتاح.' },
  'problem-swapped': {
    en: 'The data belongs to another collection or version.',
    ar: 'تخص البيانات مجموعة أخرى أو إصدارًا آخر.',
  },
  'problem-key-changed': {
    en: 'The key of a person in it is another one than before. Compare the words with the person in a collection that both of you share.',
    ar: 'مفتاح أحد الأشخاص فيها مختلف عما كان. قارن الكلمات معه في مجموعة مشتركة بينكما.',
  },
  'import-unknown-file': {
    en: 'This file has not the headings of a known manager. Export it as CSV and try again.',
    ar: 'لا يحتوي الملف على عناوين برنامج معروف. صدّره بصيغة CSV وحاول مرة أخرى.',
  },
  'import-empty': { en: 'No login was found in this file.', ar: 'لم يُعثر على حسابات في هذا الملف.' },
  'import-too-many': {
    en: 'A file may have at most 300 logins. Split it and import the parts.',
    ar: 'الحد الأقصى 300 حساب في الملف. قسّمه واستورد الأجزاء.',
  },
  'import-wrong-password': {
    en: 'The password does not open this file, or the file was altered.',
    ar: 'كلمة المرور لا تفتح هذا الملف، أو أن الملف معدّل.',
  },
  'import-needs-password': {
    en: 'This file is encrypted. Enter its password.',
    ar: 'هذا الملف مشفّر. اكتب كلمة مروره.',
  },
})
