import { defineMessages } from '#/domain/text.ts'

/** The six services as cards: on the home page and at the head of the page of services. */
export const serviceCardMessages = defineMessages({
  service1: { en: 'Mystery shopping', ar: 'التسوّق السري' },
  service1Text: {
    en: 'A trained shopper dines as a guest, measures times, takes photos and answers a weighted questionnaire.',
    ar: 'متسوّق مدرَّب يتناول وجبته كأي ضيف، ويقيس الأوقات ويلتقط الصور ويجيب عن نموذج تقييم بأسئلة موزونة.',
  },
  service2: { en: 'Operations audits', ar: 'تدقيق العمليات التشغيلية' },
  service2Text: {
    en: 'Kitchen, service, cleanliness and compliance checked against your standard, with follow-up for quality assurance.',
    ar: 'تدقيق المطبخ والخدمة والنظافة والالتزام وفق معاييرك، مع متابعة لضمان الجودة.',
  },
  service3: { en: 'Analytics and AI reports', ar: 'التحليلات وتقارير الذكاء الاصطناعي' },
  service3Text: {
    en: 'Scores by section, the strongest and weakest points, and each lost point linked to its answer and photo.',
    ar: 'درجات لكل محور، وأبرز نقاط القوة وفرص التحسين، وكل نقطة مخصومة مرتبطة بإجابتها وصورتها.',
  },
  service4: { en: 'Quality certification', ar: 'شهادات الجودة' },
  service4Text: {
    en: 'A digital certificate for branches that hold the standard, which guests and partners can verify.',
    ar: 'شهادة رقمية للفروع التي تحافظ على المستوى، يمكن للضيوف والشركاء التحقق منها.',
  },
  service5: { en: 'Franchising and staff training', ar: 'الامتياز التجاري وتدريب الموظفين' },
  service5Text: {
    en: 'Make a concept repeatable: manuals, standards, training plans and people who carry them out.',
    ar: 'نجعل نجاحك قابلًا للتكرار: أدلة تشغيل ومعايير وخطط تدريب وفريق ينفّذها.',
  },
  service6: { en: 'Daily operations', ar: 'التشغيل اليومي' },
  service6Text: {
    en: 'Procurement, digital menus, split payments and team management for the days between visits.',
    ar: 'المشتريات والقوائم الرقمية وتقسيم المدفوعات وإدارة الفريق للأيام بين زيارة وأخرى.',
  },
  more: { en: 'Learn more', ar: 'اعرف المزيد' },
})
