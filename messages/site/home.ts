import { defineMessages } from '#/domain/text.ts'

/** The home page's own words. What staff change (slides, cards, voices) is in messages/site/home-content.ts. */
export const homeMessages = defineMessages({
  title: { en: 'Mystery shopping for restaurants and cafes', ar: 'التسوّق السري للمطاعم والمقاهي' },
  description: {
    en: 'Mystery shopping visits, clear reports and quality certification for restaurants and cafes in Saudi Arabia, in Arabic and English.',
    ar: 'زيارات تسوّق سري وتقارير واضحة وشهادات جودة للمطاعم والمقاهي في السعودية، بالعربية والإنجليزية.',
  },

  slideshow: { en: 'Platform highlights', ar: 'أبرز مزايا المنصة' },
  carousel: { en: 'carousel', ar: 'عرض شرائح' },
  slide: { en: 'slide', ar: 'شريحة' },
  slideOf: { en: '{index} of {total}', ar: 'الشريحة {index} من {total}' },
  previousSlide: { en: 'Previous slide', ar: 'الشريحة السابقة' },
  nextSlide: { en: 'Next slide', ar: 'الشريحة التالية' },
  pauseSlides: { en: 'Pause slideshow', ar: 'إيقاف العرض مؤقتًا' },
  playSlides: { en: 'Play slideshow', ar: 'تشغيل العرض' },
  chooseSlide: { en: 'Choose a slide', ar: 'اختيار شريحة' },

  claimsTitle: { en: 'Itqan in figures', ar: 'إتقان في أرقام' },
  claimsNote: {
    en: 'Stated by the company. The visits on this platform are counted separately.',
    ar: 'أرقام معلنة من المنشأة، وليست محسوبة من الزيارات المسجّلة على المنصة.',
  },
  claimsMeasured: {
    en: 'Measured from released reports, with the number of visits:',
    ar: 'المقيسة من التقارير المنشورة، مع عدد الزيارات:',
  },
  claimsLink: { en: 'Client results', ar: 'نتائج العملاء' },

  scoreKicker: { en: 'The score', ar: 'الدرجة' },
  scoreTitle: { en: 'Eight sections. One branch getting better.', ar: 'ثمانية محاور، وفرع يتحسّن' },
  scoreText: {
    en: 'Each point of the star is a section of the questionnaire, as long as its score. These are three visits to the Olaya branch of our demo restaurant: you see what improved before you read a word.',
    ar: 'كل رأس في النجمة محور من نموذج التقييم، وطوله بقدر درجته. وهذه ثلاث زيارات لفرع العليا في مطعم النسخة التجريبية، يظهر فيها التحسّن قبل أن تقرأ كلمة.',
  },
  weekFirst: { en: 'First visit', ar: 'الزيارة الأولى' },
  weekLater: {
    en: { one: '{count} week later', other: '{count} weeks later' },
    ar: {
      zero: 'في الأسبوع نفسه',
      one: 'بعد أسبوع واحد',
      two: 'بعد أسبوعين',
      few: 'بعد {count} أسابيع',
      many: 'بعد {count} أسبوعًا',
      other: 'بعد {count} أسبوع',
    },
  },

  featuresKicker: { en: 'The platform', ar: 'المنصة' },
  featuresTitle: { en: 'From the visit to your next shift', ar: 'من الزيارة إلى ورديتك القادمة' },
  featuresText: {
    en: 'Real screens of the product, with the data of our demo restaurant.',
    ar: 'شاشات حقيقية من المنصة، ببيانات مطعم النسخة التجريبية.',
  },

  howKicker: { en: 'How it works', ar: 'كيف نعمل' },
  howTitle: { en: 'From order to better service', ar: 'من طلب الزيارة إلى خدمة أفضل' },
  howText: {
    en: 'You choose the branch and the date. The rest happens without your team noticing.',
    ar: 'تختار الفرع والموعد، ونتولى الباقي دون أن يلاحظ فريقك.',
  },
  step1: { en: 'You order', ar: 'طلب الزيارة' },
  step1Text: {
    en: 'Choose a branch, a full or a basic evaluation, and a date.',
    ar: 'اختر الفرع ونوع التقييم، شاملًا أو أساسيًا، وموعد الزيارة.',
  },
  step2: { en: 'A guest visits', ar: 'زيارة المتسوّق' },
  step2Text: {
    en: 'A shopper who is unknown to the branch orders, eats, pays, and notes times and details.',
    ar: 'متسوّق لا يعرفه الفرع يطلب ويتناول ويدفع، ويسجّل الأوقات والتفاصيل.',
  },
  step3: { en: 'An editor checks', ar: 'مراجعة التقرير' },
  step3Text: {
    en: 'Receipt, photos and answers are compared before you see a score.',
    ar: 'تُقارن الإجابات بإيصال الشراء والصور قبل أن تصلك أي درجة.',
  },
  step4: { en: 'You improve', ar: 'التحسين' },
  step4Text: {
    en: 'The report starts with the biggest losses of points and their evidence, so the fix is clear.',
    ar: 'يبدأ التقرير بأكثر ما خفّض درجتك مع دليله، فيتضح ما ينبغي إصلاحه.',
  },
  howMore: { en: 'How a visit works', ar: 'كيف تجري الزيارة' },

  sampleKicker: { en: 'Sample report', ar: 'نموذج تقرير' },
  sampleTitle: { en: 'Read a report before you order one', ar: 'اقرأ تقريرًا قبل أن تطلب' },
  sampleText: {
    en: 'A complete sample for a fictional restaurant: the score, the sections, the summary, and the answer behind every sentence.',
    ar: 'نموذج كامل لمطعم افتراضي: الدرجة والمحاور والملخّص، ومع كل جملة الإجابة التي بُنيت عليها.',
  },
  sampleLink: { en: 'Open the sample report', ar: 'فتح نموذج التقرير' },

  servicesKicker: { en: 'Services', ar: 'الخدمات' },
  servicesTitle: { en: 'Begin with one visit', ar: 'ابدأ بزيارة واحدة' },
  servicesText: {
    en: 'Then add the services your branches need.',
    ar: 'ثم أضف ما تحتاج إليه فروعك.',
  },
  allServices: { en: 'All services', ar: 'جميع الخدمات' },

  plansKicker: { en: 'Plans', ar: 'الباقات' },
  plansTitle: { en: 'Choose by the number of visits', ar: 'اختر بحسب عدد الزيارات' },
  plansText: { en: 'Prices exclude 15% VAT.', ar: 'الأسعار لا تشمل ضريبة القيمة المضافة (15%).' },
  comparePlans: { en: 'Compare the plans', ar: 'مقارنة الباقات' },

  storiesTitle: { en: 'Testimonials', ar: 'آراء العملاء' },
  stories: { en: 'What clients say', ar: 'ماذا يقول عملاؤنا' },
  exampleVoice: { en: 'Example', ar: 'مثال' },
  storyOf: { en: '{index} of {total}', ar: 'الرأي {index} من {total}' },
  previousStory: { en: 'Previous testimonial', ar: 'الرأي السابق' },
  nextStory: { en: 'Next testimonial', ar: 'الرأي التالي' },
  pauseStories: { en: 'Pause testimonials', ar: 'إيقاف عرض الآراء مؤقتًا' },
  playStories: { en: 'Play testimonials', ar: 'تشغيل عرض الآراء' },

  closingTitle: { en: 'Begin with one branch', ar: 'ابدأ بفرع واحد' },
  closingText: {
    en: 'Register, order a single visit and read its report. You don’t need a plan, and there is nothing to install.',
    ar: 'سجّل واطلب زيارة واحدة واطّلع على تقريرها، دون باقة ودون تثبيت أي شيء.',
  },
  closingRegister: { en: 'Register for Secret Shopper', ar: 'التسجيل في برنامج المتسوّق السري' },
  closingContact: { en: 'Contact us', ar: 'تواصل معنا' },
  closingAbout: { en: 'Who we are', ar: 'من نحن' },
})
