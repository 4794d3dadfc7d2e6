import type { LegalText } from './legal-text.ts'

export const termsOfService: LegalText = {
  key: 'terms',
  title: { en: 'Terms of service', ar: 'شروط الخدمة' },
  summary: {
    en: 'What you may expect of {company}, and what we expect of you, when you order visits, carry them out or use this platform.',
    ar: 'ما لك على {company} وما عليك عند طلب الزيارات أو تنفيذها أو استخدام هذه المنصة.',
  },
  clauses: [
    {
      title: { en: 'Who the parties are', ar: 'أطراف هذه الشروط' },
      text: [
        {
          en: 'These terms are between {company} (“we”) and whoever opens an account: a client that orders evaluations, or a freelancer or mystery shopper who carries them out (“you”). Opening an account and ticking the box that names these terms concludes the agreement.',
          ar: 'هذه الشروط اتفاق بين {company} («نحن») وكل من يفتح حسابًا: عميل يطلب التقييمات، أو مستقل أو متسوّق سري ينفّذها («أنت»). ويُبرم الاتفاق بفتح الحساب وتأشير الخانة التي تذكر هذه الشروط.',
        },
        {
          en: 'Whoever registers a company confirms that they may act for it.',
          ar: 'من يسجّل منشأة يقرّ بأنه مخوّل بتمثيلها.',
        },
      ],
    },
    {
      title: { en: 'Your account', ar: 'حسابك' },
      list: [
        {
          en: 'Give true details and keep them up to date. You must be at least 18 years old.',
          ar: 'قدّم بيانات صحيحة وحدّثها عند تغيّرها. ويُشترط ألا يقل العمر عن 18 عامًا.',
        },
        {
          en: 'Keep your password to yourself. What is done from your account counts as done by you until you tell us that somebody else has got hold of it.',
          ar: 'احتفظ بكلمة المرور لنفسك. وما يتم من حسابك يُعدّ صادرًا عنك إلى أن تبلغنا بأن غيرك وصل إليه.',
        },
        {
          en: 'A new client may order at once; visits are carried out after our staff have approved the account.',
          ar: 'يستطيع العميل الجديد تقديم الطلبات فورًا، وتُنفَّذ الزيارات بعد اعتماد فريقنا للحساب.',
        },
        {
          en: 'We may suspend an account that is misused. You are told the reason and may object.',
          ar: 'يحق لنا إيقاف الحساب عند إساءة استخدامه، مع إبلاغك بالسبب وحفظ حقك في الاعتراض.',
        },
      ],
    },
    {
      title: { en: 'Orders and visits', ar: 'الطلبات والزيارات' },
      list: [
        {
          en: 'With an order you authorise us to have the named branch visited in secret by a mystery shopper on or around the chosen date, and to have the visit evaluated.',
          ar: 'بتقديم الطلب تفوّضنا بإيفاد متسوّق سري إلى الفرع المحدد في الموعد المختار أو ما يقاربه، وبتقييم هذه الزيارة.',
        },
        {
          en: 'You confirm that the branch is yours, or that its owner agrees, and that your staff know that evaluations of this kind take place.',
          ar: 'تقرّ بأن الفرع يتبعك أو بأن مالكه موافق، وبأن موظفيك على علم بإجراء تقييمات من هذا النوع.',
        },
        {
          en: 'You may cancel an order free of charge until a shopper has been assigned. After that, ask us: we cancel where the shopper has not set out yet.',
          ar: 'يمكنك إلغاء الطلب مجانًا إلى أن يُعيَّن متسوّق. وبعد ذلك راسلنا، ونلغيه ما لم يكن المتسوّق قد بدأ الزيارة.',
        },
        {
          en: 'The shopper stays anonymous. Please do not try to find out who it was.',
          ar: 'هوية المتسوّق سرية، فلا تحاول معرفتها.',
        },
      ],
    },
    {
      title: { en: 'Reports and scores', ar: 'التقارير والدرجات' },
      text: [
        {
          en: 'A report shows what one guest met on one visit. It is scored by the questionnaire and the arithmetic that we publish, and an editor checks it before you see it. We aim to release it within 48 hours of the visit.',
          ar: 'يعرض التقرير ما واجهه ضيف واحد في زيارة واحدة. وتُحسب درجته بالاستبيان والطريقة الحسابية المنشورين لدينا، ويراجعه محرّر قبل أن يصل إليك. ونسعى إلى إصداره خلال 48 ساعة من الزيارة.',
        },
        {
          en: 'You may object to an answer within 7 days of the release; after that the report is final.',
          ar: 'لك الاعتراض على أي إجابة خلال 7 أيام من الإصدار، ويصبح التقرير بعدها نهائيًا.',
        },
        {
          en: 'Reports are for your own use in running and improving your business. Do not base a penalty against a single employee on one visit alone, and ask us before you publish a report or a part of it.',
          ar: 'التقارير لاستخدامك الداخلي في إدارة نشاطك وتحسينه. لا تبنِ جزاءً على موظف بعينه استنادًا إلى زيارة واحدة، واستأذنّا قبل نشر التقرير أو جزء منه.',
        },
      ],
    },
    {
      title: { en: 'Prices and payment', ar: 'الأسعار والدفع' },
      text: [
        {
          en: 'Prices are in Saudi riyals and shown before VAT, with the VAT (15%) beside them before you order. The price shown when you order is the price of that order. Plans are charged monthly in advance; visits within the monthly allowance of a plan cost nothing extra.',
          ar: 'الأسعار بالريال السعودي وتُعرض قبل الضريبة، وتظهر بجانبها ضريبة القيمة المضافة (15%) قبل تأكيد الطلب. والسعر الظاهر عند الطلب هو سعر ذلك الطلب. تُحتسب الباقات شهريًا مقدمًا، ولا تُضاف تكلفة على الزيارات ضمن حصة الباقة.',
        },
        {
          en: 'The refund rule below says when you get your money back.',
          ar: 'توضح قاعدة الاسترداد أدناه متى تسترد المبلغ.',
        },
      ],
    },
    {
      title: { en: 'Freelancers and mystery shoppers', ar: 'المستقلون والمتسوّقون السريون' },
      text: [
        {
          en: 'You work for yourself and decide which visits to accept. The fee of a visit is shown before you accept it and is owed once the report has been released. The code of conduct below is a part of this agreement.',
          ar: 'تعمل لحسابك وتختار الزيارات التي تقبلها. ويظهر أجر الزيارة قبل قبولها، ويُستحق بعد إصدار التقرير. وميثاق السلوك أدناه جزء من هذا الاتفاق.',
        },
      ],
    },
    {
      title: { en: 'What is not allowed', ar: 'ما لا يُسمح به' },
      list: [
        {
          en: 'Reading or changing data of others, or trying to get around the limits of the platform.',
          ar: 'الاطلاع على بيانات الآخرين أو تعديلها أو محاولة تجاوز حدود المنصة.',
        },
        {
          en: 'Orders, reports or messages with made-up content, and content that breaks the law or insults people.',
          ar: 'الطلبات أو التقارير أو الرسائل ذات المحتوى المختلق، وكل محتوى مخالف للنظام أو مسيء للأشخاص.',
        },
        {
          en: 'Offering or taking anything in return for a better or worse report.',
          ar: 'عرض أي مقابل أو قبوله للتأثير في نتيجة تقرير.',
        },
      ],
    },
    {
      title: { en: 'Rights in content', ar: 'حقوق المحتوى' },
      text: [
        {
          en: 'What you enter stays yours; we use it to provide the service. Questionnaires, methods and software stay ours. A client may use its reports without limit in time. We publish figures from several clients only in a form that names nobody, and a client’s story only after that client has agreed to its very text.',
          ar: 'ما تدخله يبقى ملكك ونستخدمه لتقديم الخدمة. والاستبيانات والمنهجيات والبرمجيات ملك لنا. وللعميل استخدام تقاريره دون حد زمني. ولا ننشر أرقامًا من عدة عملاء إلا بصورة لا تكشف أحدًا، ولا قصة عميل إلا بعد موافقته على نصها.',
        },
      ],
    },
    {
      title: { en: 'Certificates', ar: 'الشهادات' },
      text: [
        {
          en: 'A certificate is given by the published rule only and cannot be bought. It speaks about the guest’s experience and is no health, safety or municipal licence. We suspend or revoke it when its conditions no longer hold.',
          ar: 'تُمنح الشهادة وفق القاعدة المنشورة فقط ولا تُباع. وهي تخص تجربة الضيف، وليست ترخيصًا صحيًا أو بلديًا أو رخصة سلامة. ونوقفها أو نلغيها متى زالت شروطها.',
        },
      ],
    },
    {
      title: { en: 'Liability', ar: 'المسؤولية' },
      text: [
        {
          en: 'We do our work with care and put a faulty visit right at our cost. Beyond that we are liable for direct damage up to the amount you paid us in the twelve months before it arose. Nothing here limits liability that the law does not allow to be limited, such as for intent or fraud.',
          ar: 'نؤدي عملنا بعناية ونصحّح على نفقتنا أي زيارة شابها خلل. وفيما عدا ذلك تقتصر مسؤوليتنا على الضرر المباشر وبحد أقصى يعادل ما دفعته لنا خلال الاثني عشر شهرًا السابقة له. ولا يحد هذا من أي مسؤولية لا يجيز النظام الحد منها، كالعمد أو الغش.',
        },
      ],
    },
    {
      title: { en: 'Ending the agreement', ar: 'إنهاء الاتفاق' },
      text: [
        {
          en: 'You may close your account at any time by writing to {email}. Orders that are under way are finished or cancelled by the rules above. We may end the agreement with 30 days’ notice, and at once after a serious breach.',
          ar: 'يمكنك إغلاق حسابك في أي وقت بمراسلتنا على {email}. وتُستكمل الطلبات الجارية أو تُلغى وفق ما سبق. ولنا إنهاء الاتفاق بإشعار مدته 30 يومًا، أو فورًا عند إخلال جسيم.',
        },
      ],
    },
    {
      title: { en: 'Changes, language and law', ar: 'التعديل واللغة والنظام المطبّق' },
      text: [
        {
          en: 'Each version has a number and a date. We announce a new version at least 30 days ahead by e-mail, and ask for your agreement where it changes your duties.',
          ar: 'لكل إصدار رقم وتاريخ. ونعلن الإصدار الجديد بالبريد الإلكتروني قبل 30 يومًا على الأقل، ونطلب موافقتك متى غيّر التزاماتك.',
        },
        {
          en: 'The law of the Kingdom of Saudi Arabia applies and the courts of Riyadh decide. If the two languages differ, the Arabic text counts.',
          ar: 'يُطبَّق نظام المملكة العربية السعودية وتختص محاكم الرياض بالنظر في أي نزاع. وعند اختلاف النصين يُعتد بالنص العربي.',
        },
      ],
    },
  ],
}
