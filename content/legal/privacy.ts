import type { LegalText } from './legal-text.ts'

export const privacyNotice: LegalText = {
  key: 'privacy',
  title: { en: 'Privacy notice', ar: 'إشعار الخصوصية' },
  summary: {
    en: 'Which personal data we hold, why, for how long, and what you can ask of us under the Saudi Personal Data Protection Law.',
    ar: 'البيانات الشخصية التي نحتفظ بها وأسباب ذلك ومدته، وحقوقك بموجب نظام حماية البيانات الشخصية في المملكة.',
  },
  clauses: [
    {
      title: { en: 'Who is responsible', ar: 'الجهة المسؤولة' },
      text: [
        {
          en: '{company} is the controller of the personal data on this platform. Write to {email} about anything in this notice.',
          ar: '{company} هي جهة التحكم في البيانات الشخصية على هذه المنصة. ولأي استفسار عن هذا الإشعار راسلنا على {email}.',
        },
      ],
    },
    {
      title: { en: 'What we use, for what, and on which basis', ar: 'البيانات وأغراضها وأساسها النظامي' },
      list: [
        {
          en: 'Account: name, e-mail, password (stored only as a hash), phone, language, and for companies name, address, branches, licence and VAT number. To run your account and our contract with you.',
          ar: 'الحساب: الاسم والبريد الإلكتروني وكلمة المرور (تُحفظ مشفّرة باتجاه واحد فقط) ورقم الجوال واللغة، وللمنشآت الاسم والعنوان والفروع والرخصة والرقم الضريبي. لتشغيل حسابك وتنفيذ العقد معك.',
        },
        {
          en: 'Orders, visits and reports: branch, date, price, answers, comments, photos, scores, grades and fees. To carry out the contract with clients and shoppers.',
          ar: 'الطلبات والزيارات والتقارير: الفرع والموعد والسعر والإجابات والتعليقات والصور والدرجات والأجور. لتنفيذ العقد مع العملاء والمتسوّقين.',
        },
        {
          en: 'Shoppers’ location once at check-in, with its accuracy, only if the shopper allows it. To show that the visit took place; basis: consent, which can be refused without disadvantage.',
          ar: 'موقع المتسوّق مرة واحدة عند تسجيل الوصول مع دقته، وبإذنه فقط. لإثبات حصول الزيارة، وأساسه الموافقة التي يمكن الامتناع عنها دون أي أثر سلبي.',
        },
        {
          en: 'Messages that you send through forms on this site. To answer you; basis: your request.',
          ar: 'الرسائل التي ترسلها عبر نماذج الموقع. للرد عليك، وأساسها طلبك.',
        },
        {
          en: 'Technical data: network address and browser of a sign-in, failed attempts, and a log of changes. To keep accounts and records safe; basis: legitimate interest in security.',
          ar: 'بيانات تقنية: عنوان الشبكة والمتصفح عند تسجيل الدخول والمحاولات الفاشلة وسجل التغييرات. لحماية الحسابات والسجلات، وأساسها المصلحة المشروعة في الأمان.',
        },
        {
          en: 'Guests’ reviews on the page of a certificate: stars, text, and the name that is given, if any; scrambled marks of the device, browser and network they came from. To show the reviews and keep invented ones out; basis: your wish to publish, and legitimate interest in true reviews.',
          ar: 'آراء الضيوف في صفحة الشهادة: النجوم والنص والاسم إن ذُكر، وبصمات مشفّرة للجهاز والمتصفح والشبكة التي وردت منها. لعرض الآراء واستبعاد المختلق منها، وأساسها رغبتك في النشر والمصلحة المشروعة في صدق الآراء.',
        },
        {
          en: 'Invoices and payments: the buyer’s tax details, amounts, state and reference of each payment, the last four digits of a card, proofs of transfers, and the name and e-mail of people among whom an invoice is shared. We never see or store whole card numbers. To charge for our services and to meet duties under tax and accounting law.',
          ar: 'الفواتير والمدفوعات: البيانات الضريبية للمشتري، ومبلغ كل دفعة وحالتها ومرجعها، وآخر أربعة أرقام من البطاقة، وإثباتات التحويل، واسم كل من تُقسَّم عليه الفاتورة وبريده. ولا نطّلع على رقم البطاقة كاملًا ولا نحفظه. لتحصيل مقابل خدماتنا والوفاء بالالتزامات الضريبية والمحاسبية.',
        },
        {
          en: 'Payouts: fees, reimbursed spending, bank account (stored encrypted) and tax residence. To pay shoppers and freelancers, and to meet duties under tax and accounting law.',
          ar: 'المستحقات: الأجور والمصروفات المستردّة والحساب البنكي (يُحفظ مشفّرًا) والإقامة الضريبية. لصرف مستحقات المتسوّقين والمستقلين والوفاء بالالتزامات الضريبية والمحاسبية.',
        },
        {
          en: 'What you agreed to on registration, in which version and when. To prove the agreement.',
          ar: 'ما وافقت عليه عند التسجيل وإصداره ووقته. لإثبات الموافقة.',
        },
      ],
    },
    {
      title: { en: 'What you must give and what is up to you', ar: 'البيانات المطلوبة والاختيارية' },
      text: [
        {
          en: 'Without the fields that are not marked “optional” we cannot open an account or answer a message. Everything marked optional may stay empty. We do not ask for data on health, religion or origin, and remove such remarks from reports.',
          ar: 'لا يمكننا فتح الحساب أو الرد دون الحقول غير الموسومة بأنها اختيارية، ولك ترك كل ما هو اختياري فارغًا. ولا نطلب بيانات عن الصحة أو الديانة أو الأصل، ونحذف أي إشارة إليها من التقارير.',
        },
      ],
    },
    {
      title: { en: 'Staff who appear in reports', ar: 'الموظفون الذين يرد ذكرهم في التقارير' },
      text: [
        {
          en: 'A report may name the role, the clothing and the badge name of staff who served the shopper, and describe what they did. It is for the management of that client only. It is never on public pages, and our questionnaires ask for nothing else about a person.',
          ar: 'قد يذكر التقرير دور من خدم المتسوّق من الموظفين وملابسه والاسم على بطاقته وما فعله. وهو مخصص لإدارة العميل وحدها، ولا يظهر في الصفحات العامة، ولا تسأل استبياناتنا عن غير ذلك.',
        },
      ],
    },
    {
      title: { en: 'Photos taken by shoppers', ar: 'صور المتسوّقين' },
      text: [
        {
          en: 'Photos show food, receipts, facades and rooms, without people. Location and other hidden data are taken out of every photo when it is stored. Only the client concerned, the shopper who took it and our staff can open it.',
          ar: 'تُظهر الصور الطعام والإيصالات والواجهات والأماكن دون أشخاص. ونزيل بيانات الموقع والبيانات الخفية من كل صورة عند حفظها. ولا يفتحها سوى العميل المعني والمتسوّق الذي التقطها وفريقنا.',
        },
      ],
    },
    {
      title: { en: 'Who receives data', ar: 'من يطّلع على البيانات' },
      list: [
        {
          en: 'The client receives the report, never the name or contact details of the shopper.',
          ar: 'العميل يستلم التقرير دون اسم المتسوّق أو وسائل التواصل معه.',
        },
        {
          en: 'The shopper receives what is needed for the visit: branch, date, instructions.',
          ar: 'المتسوّق يستلم ما تحتاج إليه الزيارة فقط: الفرع والموعد والتعليمات.',
        },
        {
          en: 'Our staff see what their work needs; what they change is recorded.',
          ar: 'فريقنا يطّلع على ما يتطلبه عمله، وتُسجَّل التغييرات التي يجريها.',
        },
        {
          en: 'Everybody can read a guest’s review once it is published; the restaurant reads it, never where it came from.',
          ar: 'رأي الضيف متاح للجميع بعد نشره، ويقرؤه المطعم دون أن يعرف مصدره.',
        },
        {
          en: 'Whoever takes a payment receives its amount and our reference, and your bank your transfer; our bank receives the name and account of whom we pay.',
          ar: 'مزوّد الدفع يستلم مبلغ العملية ومرجعها لدينا، ويستلم بنكك بيانات تحويلك، ويستلم بنكنا اسم من ندفع له وحسابه.',
        },
        {
          en: 'The tax authority (ZATCA) receives tax invoices with the details that the law prescribes.',
          ar: 'هيئة الزكاة والضريبة والجمارك تستلم الفواتير الضريبية بالبيانات التي يوجبها النظام.',
        },
        {
          en: 'Providers of hosting and e-mail process data for us under contract, and authorities receive what the law demands. We sell data to nobody.',
          ar: 'مزوّدو الاستضافة والبريد يعالجون البيانات لصالحنا بموجب عقود، وتحصل الجهات الرسمية على ما يفرضه النظام. ولا نبيع البيانات لأحد.',
        },
      ],
    },
    {
      title: { en: 'Transfer abroad', ar: 'نقل البيانات خارج المملكة' },
      text: [
        {
          en: 'The summaries in reports are computed by our own software; report texts and photos are not sent to outside language models. Where a provider handles data outside the Kingdom, we transfer as little as possible and only under the conditions of the Law and its transfer regulation. Ask us for the current list of providers and countries.',
          ar: 'ملخصات التقارير يحسبها برنامجنا نفسه، ولا تُرسل نصوص التقارير أو صورها إلى نماذج لغوية خارجية. وإذا عالج مزوّد بيانات خارج المملكة فإننا ننقل أقل قدر ممكن ووفق شروط النظام ولائحة النقل. ويمكنك طلب القائمة الحالية بالمزوّدين والدول.',
        },
      ],
    },
    {
      title: { en: 'How long we keep it', ar: 'مدة الاحتفاظ' },
      list: [
        {
          en: 'Check-in location: erased by itself 90 days after the visit.',
          ar: 'موقع تسجيل الوصول: يُمحى تلقائيًا بعد 90 يومًا من الزيارة.',
        },
        {
          en: 'Account and reports: as long as the contract lasts and two years after, then erased or made anonymous.',
          ar: 'الحساب والتقارير: طوال مدة العقد وسنتين بعد انتهائه، ثم تُمحى أو تُجعل مجهولة الهوية.',
        },
        {
          en: 'Messages from forms: until the matter is closed and twelve months after.',
          ar: 'رسائل النماذج: إلى انتهاء الموضوع واثني عشر شهرًا بعده.',
        },
        {
          en: 'E-mails that we sent you: the text for 90 days, the record of it (address, subject, date) for one year. Notifications in your account: 180 days after you read them, one year at most.',
          ar: 'رسائل البريد التي أرسلناها إليك: نصّها 90 يومًا، وسجلّها (العنوان والموضوع والتاريخ) سنة واحدة. والإشعارات في حسابك: 180 يومًا بعد قراءتها، وسنة واحدة كحد أقصى.',
        },
        {
          en: 'Guests’ reviews: until the guest or the restaurant asks for a lawful removal; marks of where they came from: 30 days.',
          ar: 'آراء الضيوف: إلى أن يطلب صاحب الرأي أو المطعم حذفًا نظاميًا، وبصمات مصدرها: 30 يومًا.',
        },
        {
          en: 'Invoices and payouts: as long as tax law demands.',
          ar: 'الفواتير والمستحقات: المدة التي يفرضها النظام الضريبي.',
        },
        {
          en: 'Sign-in sessions: 30 days at most. Failed attempts: a few days.',
          ar: 'جلسات الدخول: 30 يومًا كحد أقصى. المحاولات الفاشلة: أيام قليلة.',
        },
        {
          en: 'Log of changes and proof of consent: as long as the records they belong to.',
          ar: 'سجل التغييرات وإثبات الموافقات: ما دامت السجلات المرتبطة بها.',
        },
      ],
    },
    {
      title: { en: 'Your rights', ar: 'حقوقك' },
      text: [
        {
          en: 'You may ask what we hold about you, get a readable copy, have it corrected or destroyed, and withdraw a consent as easily as you gave it. Write to {email} from the address of your account; otherwise we first check that it is you.',
          ar: 'لك أن تعرف ما نحتفظ به عنك، وأن تحصل على نسخة مقروءة منه، وأن تطلب تصحيحه أو إتلافه، وأن تسحب موافقتك بالسهولة التي منحتها بها. راسلنا على {email} من البريد المسجّل في حسابك، وإلا تحققنا من هويتك أولًا.',
        },
        {
          en: 'We answer within 30 days. If that is not enough, we say why and need at most 30 days more. You may complain to the Saudi Data and AI Authority (SDAIA).',
          ar: 'نرد خلال 30 يومًا، وإن لم تكفِ أوضحنا السبب واحتجنا إلى 30 يومًا إضافية كحد أقصى. ولك التظلّم لدى الهيئة السعودية للبيانات والذكاء الاصطناعي (سدايا).',
        },
      ],
    },
    {
      title: { en: 'Cookies', ar: 'ملفات تعريف الارتباط' },
      text: [
        {
          en: 'We set only cookies that the site needs: your sign-in, your language, your choice about cookies, and, after a review as a guest, a mark for 36 hours so that each person writes once a day. There are no cookies for advertising or for following you across sites.',
          ar: 'نستخدم فقط الملفات التي يحتاج إليها الموقع: تسجيل دخولك ولغتك واختيارك بشأن ملفات الارتباط، وعلامة لمدة 36 ساعة بعد كتابة رأي ضيف حتى يكتب كل شخص مرة واحدة في اليوم. ولا توجد ملفات للإعلانات أو لتتبعك بين المواقع.',
        },
      ],
    },
    {
      title: { en: 'How we protect it, and what happens after a breach', ar: 'الحماية والتصرف عند التسريب' },
      text: [
        {
          en: 'The database itself separates the data of each client and shopper, files are given out only after a check of rights, and every change by staff is written to a log that shows tampering. If a breach could harm you, we tell you without delay and report it to SDAIA within 72 hours.',
          ar: 'قاعدة البيانات نفسها تفصل بيانات كل عميل ومتسوّق، ولا تُفتح الملفات إلا بعد التحقق من الصلاحية، ويُدوَّن كل تغيير يجريه الفريق في سجل يكشف العبث. وإذا وقع تسريب قد يضرك أبلغناك دون تأخير وأبلغنا سدايا خلال 72 ساعة.',
        },
      ],
    },
  ],
}
