import type { LegalText } from './legal-text.ts'

export const shopperCode: LegalText = {
  key: 'shopper-code',
  title: { en: 'Shopper’s code of conduct', ar: 'ميثاق سلوك المتسوّق' },
  summary: {
    en: 'How freelancers and mystery shoppers work for {company}: honestly, discreetly, and fairly to the people they meet.',
    ar: 'كيف يعمل المستقلون والمتسوّقون السريون مع {company}: بصدق وتكتّم وإنصاف لمن يلتقونهم.',
  },
  clauses: [
    {
      title: { en: 'Report what you saw yourself', ar: 'انقل ما شاهدته بنفسك' },
      list: [
        {
          en: 'Carry out every visit in person, on the agreed day, and order as the visit instructions require.',
          ar: 'نفّذ كل زيارة بنفسك في اليوم المتفق عليه، واطلب ما تحدده تعليمات الزيارة.',
        },
        {
          en: 'Write facts that you saw, heard or measured, with times. Do not guess. Choose “not applicable” and give the reason.',
          ar: 'اكتب وقائع رأيتها أو سمعتها أو قستها، مع الأوقات. لا تخمّن، واختر «لا ينطبق» مع ذكر السبب.',
        },
        {
          en: 'Photos and receipts are your own and from this visit. Texts are in your own words.',
          ar: 'الصور وإيصالات الشراء لك ومن الزيارة نفسها، والنصوص بأسلوبك.',
        },
      ],
    },
    {
      title: { en: 'Be an ordinary guest', ar: 'كن ضيفًا عاديًا' },
      list: [
        {
          en: 'Do not disturb the business, provoke staff or invent a complaint. Pay your bill.',
          ar: 'لا تعطّل العمل ولا تستفز الموظفين ولا تفتعل شكوى، وادفع فاتورتك.',
        },
        {
          en: 'Do not reveal your role or your task, either during the visit or afterwards.',
          ar: 'لا تكشف صفتك أو مهمتك أثناء الزيارة ولا بعدها.',
        },
        {
          en: 'Respect prayer times, family sections and the rules of the place. Your own safety comes first. Leave when a situation is not safe, and let us know.',
          ar: 'احترم أوقات الصلاة وأقسام العائلات وأنظمة المكان. وسلامتك أولًا، فغادر إذا لم يكن الوضع آمنًا وأبلغنا.',
        },
      ],
    },
    {
      title: { en: 'Photos and recordings', ar: 'الصور والتسجيلات' },
      text: [
        {
          en: 'Photograph only the things a question asks for: dishes, the receipt, the facade, the room. Never photograph people, and keep the camera put away in restrooms, prayer rooms and changing rooms. Photographing people in secret may be a crime under the Anti-Cyber Crime Law.',
          ar: 'صوّر ما يطلبه السؤال فقط: الأطباق وإيصال الشراء والواجهة والمكان. لا تصوّر الأشخاص إطلاقًا، ولا تُخرج الكاميرا في دورات المياه أو المصليات أو غرف تبديل الملابس. فتصوير الأشخاص خفية قد يكون جريمة بموجب نظام مكافحة الجرائم المعلوماتية.',
        },
        {
          en: 'Never record video, and never record the sound of a visit. A voice note is only your own dictation, spoken after the event or aside. It is never a recording of other people, the room or a conversation.',
          ar: 'لا تسجّل مقطعًا مرئيًا، ولا تسجّل صوت الزيارة. والملاحظة الصوتية إملاء بصوتك أنت فقط، تسجّلها بعد الموقف أو على انفراد، ولا تكون أبدًا تسجيلًا لأشخاص آخرين أو للمكان أو لمحادثة.',
        },
      ],
    },
    {
      title: { en: 'Be fair to staff', ar: 'أنصف الموظفين' },
      text: [
        {
          en: 'Describe actions, not people. Give the role, and the badge name if one is worn. Write nothing about origin, religion, health, age or looks.',
          ar: 'صف التصرّف لا الشخص. اذكر الدور والاسم على البطاقة إن وُجد، ولا تكتب شيئًا عن الأصل أو الديانة أو الصحة أو العمر أو الشكل.',
        },
      ],
    },
    {
      title: { en: 'No conflict of interest', ar: 'لا تضارب مصالح' },
      text: [
        {
          en: 'Do not accept a visit where you work or have worked, where relatives work, or where you have a stake in the business or in a competitor nearby. Notify us immediately if you notice it later. Accept no gifts, discounts or other favours.',
          ar: 'لا تقبل زيارة مكان تعمل أو عملت فيه، أو يعمل فيه أقاربك، أو لك فيه أو في منافس قريب مصلحة. وأبلغنا فورًا إن اكتشفت ذلك لاحقًا. ولا تقبل هدية أو خصمًا أو أي امتياز.',
        },
      ],
    },
    {
      title: { en: 'Keep it confidential', ar: 'حافظ على السرية' },
      text: [
        {
          en: 'Branches, visit instructions, questions, answers and results stay between you and us. Do not post about a visit, do not review the branch elsewhere on the basis of it, and do not contact the client about it.',
          ar: 'تبقى الفروع وتعليمات الزيارة والأسئلة والإجابات والنتائج سرًّا بينك وبيننا. لا تنشر عن الزيارة، ولا تقيّم الفرع في مواقع أخرى استنادًا إليها، ولا تتواصل مع العميل بشأنها.',
        },
      ],
    },
    {
      title: { en: 'Be on time', ar: 'التزم بالمواعيد' },
      text: [
        {
          en: 'Submit the report within 24 hours of the visit, and answer the editor’s questions within 24 hours. If you cannot go, hand the visit back as early as possible. There are no consequences as long as another shopper can still carry it out.',
          ar: 'أرسل التقرير خلال 24 ساعة من الزيارة، وأجب عن أسئلة المراجع خلال 24 ساعة. وإذا تعذّر عليك الذهاب فاعتذر عن الزيارة في أقرب وقت، ولا أثر لذلك عليك ما دام غيرك يستطيع تنفيذها.',
        },
      ],
    },
    {
      title: { en: 'Our commitments to you', ar: 'ما لك علينا' },
      list: [
        {
          en: 'The fee is shown before you accept, and a released report is paid. Your fee never depends on the result of the branch.',
          ar: 'يظهر الأجر قبل القبول، ويُدفع عن كل تقرير صادر. ولا يتوقف أجرك على نتيجة الفرع.',
        },
        {
          en: 'Clients never learn your name.',
          ar: 'لا يعرف العملاء اسمك أبدًا.',
        },
        {
          en: 'You see your grade and its reasons, and may appeal a rejection.',
          ar: 'تطّلع على درجتك وأسبابها، ولك التظلّم من رفض التقرير.',
        },
      ],
    },
    {
      title: { en: 'Breaches of the code', ar: 'عند مخالفة الميثاق' },
      text: [
        {
          en: 'A report that is invented, copied or written by another person is rejected and not paid. Serious or repeated breaches end the cooperation. A person, not a program, makes this decision, after you have had the opportunity to respond.',
          ar: 'يُرفض كل تقرير مختلق أو منسوخ أو كتبه شخص آخر ولا يُدفع عنه أجر. وتُنهى العلاقة عند المخالفة الجسيمة أو المتكررة. ويقرر ذلك شخص لا برنامج، بعد أن تُتاح لك فرصة الرد.',
        },
      ],
    },
  ],
}
