import type { LegalText } from './legal-text.ts'

export const shopperCode: LegalText = {
  key: 'shopper-code',
  title: { en: 'Shopper’s code of conduct', ar: 'ميثاق سلوك المتسوّق' },
  summary: {
    en: 'How freelancers and mystery shoppers work for {company}: honest, discreet, and fair to the people they meet.',
    ar: 'كيف يعمل المستقلون والمتسوّقون السريون مع {company}: بصدق وتكتّم وإنصاف لمن يلتقونهم.',
  },
  clauses: [
    {
      title: { en: 'Report what you saw yourself', ar: 'انقل ما شاهدته بنفسك' },
      list: [
        {
          en: 'Carry out every visit in person, on the agreed day, and order what the brief asks for.',
          ar: 'نفّذ كل زيارة بنفسك في اليوم المتفق عليه، واطلب ما تحدده تعليمات الزيارة.',
        },
        {
          en: 'Write facts: what was seen, heard or measured, with times. Do not guess; choose “not applicable” and say why.',
          ar: 'اكتب وقائع: ما شوهد أو سُمع أو قيس مع الأوقات. لا تخمّن، واختر «لا ينطبق» مع ذكر السبب.',
        },
        {
          en: 'Photos and receipts are your own and from this visit. Texts are your own words.',
          ar: 'الصور والإيصالات لك ومن الزيارة نفسها، والنصوص بأسلوبك.',
        },
      ],
    },
    {
      title: { en: 'Be an ordinary guest', ar: 'كن ضيفًا عاديًا' },
      list: [
        {
          en: 'Do not disturb the business, provoke staff or make up a complaint. Pay your bill.',
          ar: 'لا تعطّل العمل ولا تستفز الموظفين ولا تفتعل شكوى، وادفع حسابك.',
        },
        {
          en: 'Do not say who you are or what you are doing, neither during the visit nor afterwards.',
          ar: 'لا تكشف صفتك أو مهمتك أثناء الزيارة ولا بعدها.',
        },
        {
          en: 'Respect prayer times, families’ areas and the rules of the place. Your own safety comes first: leave when a situation is not safe, and tell us.',
          ar: 'احترم أوقات الصلاة وأقسام العائلات وأنظمة المكان. وسلامتك أولًا: غادر إذا لم يكن الوضع آمنًا وأبلغنا.',
        },
      ],
    },
    {
      title: { en: 'Photos and recordings', ar: 'الصور والتسجيلات' },
      text: [
        {
          en: 'Photograph only what the question asks for: dishes, the receipt, the facade, the room. Never photograph people, never take out the camera in a restroom, a prayer room or a changing room, and never record sound or video. Photographing people in secret may be a crime under the Anti-Cyber Crime Law.',
          ar: 'صوّر ما يطلبه السؤال فقط: الأطباق والإيصال والواجهة والمكان. لا تصوّر الأشخاص إطلاقًا، ولا تُخرج الكاميرا في دورات المياه أو المصليات أو غرف تبديل الملابس، ولا تسجّل صوتًا أو مقطعًا مرئيًا. فتصوير الأشخاص خفية قد يكون جريمة بموجب نظام مكافحة الجرائم المعلوماتية.',
        },
      ],
    },
    {
      title: { en: 'Be fair to staff', ar: 'أنصف الموظفين' },
      text: [
        {
          en: 'Describe what somebody did, not what somebody is. Name the role, and the badge name if it is worn. Write nothing about origin, religion, health, age or looks.',
          ar: 'صف ما فعله الشخص لا ما هو عليه. اذكر دوره والاسم على بطاقته إن وُجد، ولا تكتب شيئًا عن أصله أو ديانته أو صحته أو عمره أو شكله.',
        },
      ],
    },
    {
      title: { en: 'No conflict of interest', ar: 'لا تضارب مصالح' },
      text: [
        {
          en: 'Do not accept a visit where you work or worked, where relatives work, or where you have a stake in it or in a competitor nearby. Tell us at once if you notice it later. Take no gifts, discounts or other favours.',
          ar: 'لا تقبل زيارة مكان تعمل أو عملت فيه، أو يعمل فيه أقاربك، أو لك فيه أو في منافس قريب مصلحة. وأبلغنا فورًا إن اكتشفت ذلك لاحقًا. ولا تقبل هدية أو خصمًا أو أي امتياز.',
        },
      ],
    },
    {
      title: { en: 'Keep it confidential', ar: 'حافظ على السرية' },
      text: [
        {
          en: 'Branches, briefs, questions, answers and results stay between you and us. Do not post about a visit, do not review the branch elsewhere on the strength of it, and do not contact the client about it.',
          ar: 'الفروع والتعليمات والأسئلة والإجابات والنتائج تبقى بيننا. لا تنشر عن الزيارة، ولا تقيّم الفرع في مواقع أخرى استنادًا إليها، ولا تتواصل مع العميل بشأنها.',
        },
      ],
    },
    {
      title: { en: 'Be on time', ar: 'التزم بالمواعيد' },
      text: [
        {
          en: 'Send the report within 24 hours of the visit, and answer questions of the editor within 24 hours. If you cannot go, hand the visit back as early as possible: that costs you nothing as long as somebody else can still take it.',
          ar: 'أرسل التقرير خلال 24 ساعة من الزيارة، وأجب عن أسئلة المحرّر خلال 24 ساعة. وإذا تعذّر عليك الذهاب فأعد الزيارة في أقرب وقت، ولا أثر لذلك عليك ما دام غيرك يستطيع تنفيذها.',
        },
      ],
    },
    {
      title: { en: 'What you may expect', ar: 'ما لك علينا' },
      list: [
        {
          en: 'The fee is shown before you accept, and a released report is paid. Your fee never depends on whether the branch did well.',
          ar: 'يظهر الأجر قبل القبول، ويُدفع عن كل تقرير صادر. ولا يتوقف أجرك على أداء الفرع.',
        },
        {
          en: 'Clients never learn your name.',
          ar: 'لا يعرف العملاء اسمك أبدًا.',
        },
        {
          en: 'You see the grade and its reasons, and may object to a rejection.',
          ar: 'تطّلع على درجتك وأسبابها، ولك الاعتراض على الرفض.',
        },
      ],
    },
    {
      title: { en: 'When the code is broken', ar: 'عند مخالفة الميثاق' },
      text: [
        {
          en: 'A report that was made up, copied or written by somebody else is rejected and not paid. Serious or repeated breaches end the cooperation. A person decides on it, after you could have your say.',
          ar: 'يُرفض كل تقرير مختلق أو منسوخ أو كتبه شخص آخر ولا يُدفع عنه أجر. وتُنهى العلاقة عند المخالفة الجسيمة أو المتكررة. ويقرر ذلك شخص لا برنامج، بعد أن تُتاح لك فرصة الرد.',
        },
      ],
    },
  ],
}
