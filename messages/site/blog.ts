import { defineMessages } from '#/domain/text.ts'

/** The blog as visitors read it. */
export const blogMessages = defineMessages({
  title: { en: 'Blog', ar: 'المدونة' },
  heading: { en: 'Insights from the guest’s table', ar: 'دروس من طاولة الضيف' },
  lead: {
    en: 'Practical articles for people who run restaurants and cafes: how to measure a visit, read a score and improve the next shift.',
    ar: 'مقالات عملية لمن يدير مطعمًا أو مقهى: كيف تُقاس الزيارة، وكيف تُقرأ الدرجة، وما الذي يمكن تغييره في الوردية القادمة.',
  },
  description: {
    en: 'Practical articles on mystery visits, scores, service times, evidence and training for restaurants and cafes in Saudi Arabia.',
    ar: 'مقالات عملية عن التسوّق السري وقراءة الدرجات وأوقات الخدمة والأدلة وتدريب الفرق في المطاعم والمقاهي في المملكة.',
  },
  topics: { en: 'Topics', ar: 'الموضوعات' },
  allTopics: { en: 'All articles', ar: 'كل المقالات' },
  searchLabel: { en: 'Search the articles', ar: 'البحث في المقالات' },
  searchAction: { en: 'Search', ar: 'بحث' },
  found: {
    en: { one: '{count} article', other: '{count} articles' },
    ar: {
      zero: 'لا توجد مقالات',
      one: 'مقال واحد',
      two: 'مقالان',
      few: '{count} مقالات',
      many: '{count} مقالًا',
      other: '{count} مقال',
    },
  },
  foundFor: {
    en: { one: '{count} article for “{words}”', other: '{count} articles for “{words}”' },
    ar: {
      zero: 'لا توجد مقالات عن «{words}»',
      one: 'مقال واحد عن «{words}»',
      two: 'مقالان عن «{words}»',
      few: '{count} مقالات عن «{words}»',
      many: '{count} مقالًا عن «{words}»',
      other: '{count} مقال عن «{words}»',
    },
  },
  noMatch: { en: 'No article matches', ar: 'لا توجد مقالات مطابقة' },
  noMatchHint: {
    en: 'Try fewer or other words, or look through all articles.',
    ar: 'جرّب كلمات أقل أو كلمات أخرى، أو تصفّح كل المقالات.',
  },
  showAll: { en: 'Show all articles', ar: 'عرض كل المقالات' },
  empty: { en: 'No articles are published at the moment', ar: 'لا توجد مقالات منشورة حاليًا' },
  emptyHint: {
    en: 'The services page explains how a visit works.',
    ar: 'تجد شرح الزيارة وما تقيسه في صفحة الخدمات.',
  },
  toServices: { en: 'See the services', ar: 'الاطلاع على الخدمات' },
  feed: { en: 'Follow via RSS', ar: 'المتابعة عبر RSS' },
  minutes: {
    en: { one: '{count} minute read', other: '{count} minute read' },
    ar: {
      zero: 'قراءة في أقل من دقيقة',
      one: 'قراءة في دقيقة',
      two: 'قراءة في دقيقتين',
      few: 'قراءة في {count} دقائق',
      many: 'قراءة في {count} دقيقة',
      other: 'قراءة في {count} دقيقة',
    },
  },
  by: { en: 'By {name}', ar: 'بقلم {name}' },
  published: { en: 'Published', ar: 'نُشر في' },
  updated: { en: 'Updated', ar: 'حُدّث في' },
  contents: { en: 'In this article', ar: 'في هذا المقال' },
  share: { en: 'Share this article', ar: 'مشاركة المقال' },
  shareWhatsApp: { en: 'WhatsApp', ar: 'واتساب' },
  shareX: { en: 'X', ar: 'إكس' },
  shareLinkedIn: { en: 'LinkedIn', ar: 'لينكدإن' },
  shareEmail: { en: 'Email', ar: 'البريد الإلكتروني' },
  copyLink: { en: 'Copy the link', ar: 'نسخ الرابط' },
  linkCopied: { en: 'Link copied', ar: 'تم نسخ الرابط' },
  copyFailed: {
    en: 'The browser did not allow copying. The address is in the address bar.',
    ar: 'لم يسمح المتصفح بالنسخ. تجد الرابط في شريط العنوان.',
  },
  related: { en: 'Read next', ar: 'اقرأ أيضًا' },
  back: { en: 'All articles', ar: 'كل المقالات' },
  closing: { en: 'See it in your own restaurant', ar: 'جرّبه في مطعمك' },
  closingText: {
    en: 'Order one visit and read its report before you commit to a programme, or ask a consultant first.',
    ar: 'اطلب زيارة واحدة واقرأ تقريرها قبل أن تقرر برنامجًا كاملًا، أو اسأل مستشارًا أولًا.',
  },
  closingRegister: { en: 'Register your restaurant', ar: 'تسجيل منشأتك' },
  closingAsk: { en: 'Talk to a consultant', ar: 'التحدث مع مستشار' },
})
