import type { LegalText } from './legal-text.ts'

export const termsOfService: LegalText = {
  key: 'terms',
  title: { en: 'Terms of service', ar: 'شروط الخدمة' },
  summary: {
    en: 'Your rights and duties, and those of {company}, when you order visits, carry them out or use this platform.',
    ar: 'حقوقك وواجباتك وحقوق {company} وواجباتها عند طلب الزيارات أو تنفيذها أو استخدام هذه المنصة.',
  },
  clauses: [
    {
      title: { en: 'Parties', ar: 'أطراف هذه الشروط' },
      text: [
        {
          en: 'These terms are between {company} (“we”) and the holder of an account (“you”): a client that orders evaluations, or a freelancer or mystery shopper who carries them out. Opening an account and ticking the box that names these terms concludes the agreement.',
          ar: 'هذه الشروط اتفاق بين {company} («نحن») وكل من يفتح حسابًا («أنت»): عميل يطلب التقييمات، أو مستقل أو متسوّق سري ينفّذها. ويُبرم الاتفاق بفتح الحساب ووضع علامة في الخانة التي تذكر هذه الشروط.',
        },
        {
          en: 'A person who registers a company confirms that they are authorised to act for it.',
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
          en: 'Keep your password to yourself. Actions from your account count as yours until you notify us that another person has gained access to it.',
          ar: 'احتفظ بكلمة المرور لنفسك. ويُعدّ كل إجراء من حسابك صادرًا عنك إلى أن تبلغنا بأن غيرك وصل إليه.',
        },
        {
          en: 'A new client may order immediately; visits are carried out after our team has approved the account.',
          ar: 'يستطيع العميل الجديد تقديم الطلبات فورًا، وتُنفَّذ الزيارات بعد اعتماد فريقنا للحساب.',
        },
        {
          en: 'We may suspend an account that is misused. We give you the reason, and you may object.',
          ar: 'يحق لنا إيقاف الحساب عند إساءة استخدامه، مع إبلاغك بالسبب وحفظ حقك في الاعتراض.',
        },
      ],
    },
    {
      title: { en: 'Orders and visits', ar: 'الطلبات والزيارات' },
      list: [
        {
          en: 'With an order you authorise us to send a mystery shopper to the named branch on or around the chosen date, and to have the visit evaluated.',
          ar: 'بتقديم الطلب تفوّضنا بإرسال متسوّق سري إلى الفرع المحدد في الموعد المختار أو ما يقاربه، وبتقييم هذه الزيارة.',
        },
        {
          en: 'You confirm that the branch is yours, or that its owner agrees, and that your staff know that evaluations of this kind take place.',
          ar: 'تقرّ بأن الفرع يتبعك أو بأن مالكه موافق، وبأن موظفيك على علم بإجراء تقييمات من هذا النوع.',
        },
        {
          en: 'You may cancel an order free of charge until a shopper has been assigned. After that, contact us, and we will cancel it unless the shopper has already started the visit.',
          ar: 'يمكنك إلغاء الطلب مجانًا إلى أن يُعيَّن متسوّق. وبعد ذلك راسلنا، ونلغيه ما لم يكن المتسوّق قد بدأ الزيارة.',
        },
        {
          en: 'The shopper stays anonymous. Do not try to find out who it was.',
          ar: 'هوية المتسوّق سرية، فلا تحاول معرفتها.',
        },
      ],
    },
    {
      title: { en: 'Reports and scores', ar: 'التقارير والدرجات' },
      text: [
        {
          en: 'A report shows the experience of one guest on one visit. It is scored with the questionnaire and the method that we publish, and an editor checks it before you see it. We aim to release it within 48 hours of the visit.',
          ar: 'يعرض التقرير تجربة ضيف واحد في زيارة واحدة. وتُحتسب درجته وفق نموذج التقييم وطريقة الاحتساب المنشورين لدينا، ويتحقق منه المراجع قبل أن يصل إليك. ونسعى إلى إصداره خلال 48 ساعة من الزيارة.',
        },
        {
          en: 'You may dispute an answer within 7 days of the release; after that the report is final.',
          ar: 'لك الاعتراض على أي إجابة خلال 7 أيام من الإصدار، ويصبح التقرير بعدها نهائيًا.',
        },
        {
          en: 'Reports are for your own use in running and improving your business. Do not penalise an individual employee on the basis of one visit alone, and obtain our consent before you publish a report or a part of it.',
          ar: 'التقارير لاستخدامك الداخلي في إدارة نشاطك وتحسينه. لا تبنِ جزاءً على موظف بعينه استنادًا إلى زيارة واحدة، واستأذنّا قبل نشر التقرير أو جزء منه.',
        },
      ],
    },
    {
      title: { en: 'Prices and payment', ar: 'الأسعار والدفع' },
      text: [
        {
          en: 'Prices are in Saudi riyals and shown before VAT, with the VAT (15%) beside them before you order. The price shown when you order is the price of that order. Plans are charged monthly in advance; visits within the monthly allowance of a plan are not charged separately.',
          ar: 'الأسعار بالريال السعودي وتُعرض قبل الضريبة، وتظهر بجانبها ضريبة القيمة المضافة (15%) قبل تأكيد الطلب. والسعر الظاهر عند الطلب هو سعر ذلك الطلب. تُدفع قيمة الباقات شهريًا مقدمًا، ولا تُضاف تكلفة على الزيارات ضمن حصة الباقة.',
        },
        {
          en: 'The refund policy below sets out when a payment is refunded.',
          ar: 'توضح سياسة الاسترداد أدناه متى تسترد المبلغ.',
        },
      ],
    },
    {
      title: { en: 'Freelancers and mystery shoppers', ar: 'المستقلون والمتسوّقون السريون' },
      text: [
        {
          en: 'You work on your own account and decide which visits to accept. The fee for a visit is shown before you accept it and is due once the report has been released. The code of conduct below is part of this agreement.',
          ar: 'تعمل لحسابك وتختار الزيارات التي تقبلها. ويظهر أجر الزيارة قبل قبولها، ويُستحق بعد إصدار التقرير. وميثاق السلوك أدناه جزء من هذا الاتفاق.',
        },
      ],
    },
    {
      title: { en: 'Prohibited use', ar: 'الاستخدامات المحظورة' },
      list: [
        {
          en: 'Viewing or changing the data of others, or trying to bypass the limits of the platform.',
          ar: 'الاطلاع على بيانات الآخرين أو تعديلها أو محاولة تجاوز حدود المنصة.',
        },
        {
          en: 'Orders, reports or messages with invented content, and content that breaks the law or insults people.',
          ar: 'الطلبات أو التقارير أو الرسائل ذات المحتوى المختلق، وكل محتوى مخالف للنظام أو مسيء للأشخاص.',
        },
        {
          en: 'Offering or accepting anything in return for a better or worse report.',
          ar: 'عرض أي مقابل أو قبوله للتأثير في نتيجة تقرير.',
        },
      ],
    },
    {
      title: { en: 'Rights in content', ar: 'حقوق المحتوى' },
      text: [
        {
          en: 'Your entries remain yours; we use them to provide the service. Questionnaires, methods and software remain ours. A client may use its reports without limit in time. We publish figures from several clients only in a form that identifies no one, and a client’s story only after that client has approved its exact text.',
          ar: 'ما تدخله يبقى ملكك ونستخدمه لتقديم الخدمة. ونماذج التقييم والمنهجيات والبرمجيات ملك لنا. وللعميل استخدام تقاريره دون حد زمني. ولا ننشر أرقامًا من عدة عملاء إلا بصورة لا تكشف أحدًا، ولا قصة عميل إلا بعد موافقته على نصها.',
        },
      ],
    },
    {
      title: { en: 'Certificates', ar: 'الشهادات' },
      text: [
        {
          en: 'A certificate is awarded only under the published award criteria and cannot be bought. It concerns the guest’s experience and is not a health, safety or municipal licence. We suspend or revoke it when its conditions are no longer met.',
          ar: 'تُمنح الشهادة وفق شروط المنح المنشورة فقط ولا تُباع. وهي تخص تجربة الضيف، وليست ترخيصًا صحيًا أو بلديًا أو رخصة سلامة. ونوقفها أو نلغيها متى زالت شروطها.',
        },
      ],
    },
    {
      title: { en: 'Liability', ar: 'المسؤولية' },
      text: [
        {
          en: 'We do our work with care and correct a faulty visit at our cost. Beyond that we are liable for direct damage up to the amount you paid us in the twelve months before it arose. Nothing here limits liability that the law does not allow to be limited, such as for intent or fraud.',
          ar: 'نؤدي عملنا بعناية ونصحّح على نفقتنا أي زيارة شابها خلل. وفيما عدا ذلك تقتصر مسؤوليتنا على الضرر المباشر وبحد أقصى يعادل ما دفعته لنا خلال الاثني عشر شهرًا السابقة له. ولا يحد هذا من أي مسؤولية لا يجيز النظام الحد منها، كالعمد أو الغش.',
        },
      ],
    },
    {
      title: { en: 'Ending the agreement', ar: 'إنهاء الاتفاق' },
      text: [
        {
          en: 'You may close your account at any time by writing to {email}. Orders in progress are completed or cancelled under the rules above. We may end the agreement with 30 days’ notice, and immediately after a serious breach.',
          ar: 'يمكنك إغلاق حسابك في أي وقت بمراسلتنا على {email}. وتُستكمل الطلبات الجارية أو تُلغى وفق ما سبق. ولنا إنهاء الاتفاق بإشعار مدته 30 يومًا، أو فورًا عند إخلال جسيم.',
        },
      ],
    },
    {
      title: { en: 'Changes, language and law', ar: 'التعديل واللغة والنظام المطبّق' },
      text: [
        {
          en: 'Each version has a number and a date. We announce a new version by email at least 30 days ahead, and request your agreement where it changes your duties.',
          ar: 'لكل إصدار رقم وتاريخ. ونعلن الإصدار الجديد بالبريد الإلكتروني قبل 30 يومًا على الأقل، ونطلب موافقتك متى غيّر التزاماتك.',
        },
        {
          en: 'The law of the Kingdom of Saudi Arabia applies, and the courts of Riyadh have jurisdiction. If the two languages differ, the Arabic text prevails.',
          ar: 'تُطبَّق أنظمة المملكة العربية السعودية وتختص محاكم الرياض بالنظر في أي نزاع. وعند اختلاف النصين يُعتد بالنص العربي.',
        },
      ],
    },
  ],
}
