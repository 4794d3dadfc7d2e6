import { defineMessages } from '#/domain/text.ts'

/** Days of the week, 0 is Sunday. */
export const weekdayMessages = defineMessages({
  weekday_0: { en: 'Sunday', ar: 'الأحد' },
  weekday_1: { en: 'Monday', ar: 'الاثنين' },
  weekday_2: { en: 'Tuesday', ar: 'الثلاثاء' },
  weekday_3: { en: 'Wednesday', ar: 'الأربعاء' },
  weekday_4: { en: 'Thursday', ar: 'الخميس' },
  weekday_5: { en: 'Friday', ar: 'الجمعة' },
  weekday_6: { en: 'Saturday', ar: 'السبت' },
})

/** The form of a branch, new or changed. */
export const branchFormMessages = defineMessages({
  ...weekdayMessages,
  newTitle: { en: 'New branch', ar: 'فرع جديد' },
  changeTitle: { en: 'Edit branch', ar: 'تعديل بيانات الفرع' },
  branches: { en: 'Branches', ar: 'الفروع' },
  identity: { en: 'Name and place in the company', ar: 'الاسم والتبعية' },
  nameEn: { en: 'Name in English', ar: 'الاسم بالإنجليزية' },
  nameAr: { en: 'Name in Arabic', ar: 'الاسم بالعربية' },
  namesHelp: {
    en: 'Enter at least one. Readers see their own language.',
    ar: 'أدخل اسمًا واحدًا على الأقل. يظهر لكل قارئ الاسم بلغته.',
  },
  parent: { en: 'Belongs to', ar: 'التبعية' },
  toMove: { en: 'Move the branch', ar: 'نقل الفرع' },
  code: { en: 'Code', ar: 'الرمز' },
  codeHelp: {
    en: 'Your own number of the branch, for imports and exports.',
    ar: 'رقم الفرع لديك، ويُستخدم في الاستيراد والتصدير.',
  },
  manager: { en: 'Manager', ar: 'المدير' },
  managerHelp: {
    en: 'A member of your team. Give the right to see the branch on the page of the team.',
    ar: 'عضو في فريقك. تُمنح صلاحية الاطلاع على الفرع من صفحة الفريق.',
  },
  presentManager: { en: 'Present manager (outside your part)', ar: 'المدير الحالي (خارج نطاقك)' },
  noManager: { en: 'No manager', ar: 'دون مدير' },
  contact: { en: 'Address and contact', ar: 'العنوان والتواصل' },
  address: { en: 'Address', ar: 'العنوان' },
  addressHelp: { en: 'District and city, such as Al Olaya, Riyadh.', ar: 'الحي والمدينة، مثل: العليا، الرياض.' },
  phone: { en: 'Phone', ar: 'رقم التواصل' },
  point: { en: 'Point on the map', ar: 'الموقع على الخريطة' },
  pointHelp: {
    en: 'Distances to mystery shoppers and the check-in of visits use this point.',
    ar: 'تُحسب المسافة إلى المتسوّقين ويُتحقق من الحضور في الزيارات وفق هذا الموقع.',
  },
  hours: { en: 'Opening hours', ar: 'ساعات العمل' },
  hoursHelp: {
    en: 'For example 10:00-14:00, 17:00-02:00. Write closed for a day off; leave a day empty if unknown. Hours in Ramadan replace those of the weekdays for that month.',
    ar: 'مثال: 10:00-14:00، 17:00-02:00. اكتب «مغلق» ليوم الإغلاق، واترك اليوم فارغًا إن لم تُعرف ساعاته. وتحل ساعات رمضان محل ساعات أيام الأسبوع طوال الشهر.',
  },
  ramadanHours: { en: 'Ramadan, every day', ar: 'رمضان، كل يوم' },
  attributes: { en: 'Services and facilities', ar: 'الخدمات والمرافق' },
  attributesHelp: {
    en: 'Questionnaires leave out questions about services that a branch does not have.',
    ar: 'لا تظهر في نموذج التقييم أسئلة عن خدمات لا يقدمها الفرع.',
  },
  said_yes: { en: 'Yes', ar: 'نعم' },
  said_no: { en: 'No', ar: 'لا' },
  said_unsaid: { en: 'Unknown', ar: 'غير معروف' },
  papers: { en: 'Registration numbers', ar: 'أرقام السجلات' },
  crNumber: { en: 'Commercial registration', ar: 'السجل التجاري' },
  licenceNumber: { en: 'Municipal licence', ar: 'الرخصة البلدية' },
  save: { en: 'Save', ar: 'حفظ' },
  add: { en: 'Add branch', ar: 'إضافة الفرع' },
})
