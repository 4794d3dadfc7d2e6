import type { LegalText } from './legal-text.ts'

export const privacyNotice: LegalText = {
  key: 'privacy',
  title: { en: 'Privacy notice', ar: 'إشعار الخصوصية' },
  summary: {
    en: 'The personal data we hold, why and for how long, and your rights under the Saudi Personal Data Protection Law.',
    ar: 'البيانات الشخصية التي نحتفظ بها وأسباب ذلك ومدته، وحقوقك بموجب نظام حماية البيانات الشخصية في المملكة.',
  },
  clauses: [
    {
      title: { en: 'Data controller', ar: 'الجهة المسؤولة' },
      text: [
        {
          en: '{company} is the controller of the personal data on this platform. Write to {email} about anything in this notice.',
          ar: '{company} هي جهة التحكم في البيانات الشخصية على هذه المنصة. ولأي استفسار عن هذا الإشعار راسلنا على {email}.',
        },
      ],
    },
    {
      title: { en: 'Data, purposes and legal bases', ar: 'البيانات وأغراضها وأساسها النظامي' },
      list: [
        {
          en: 'Account: name, email, password (stored only as a hash), mobile number, language; for companies also name, address, branches, licence and VAT number. To run your account and perform our contract with you.',
          ar: 'الحساب: الاسم والبريد الإلكتروني وكلمة المرور (تُحفظ مشفّرة باتجاه واحد فقط) ورقم الجوال واللغة، وللمنشآت الاسم والعنوان والفروع والرخصة والرقم الضريبي. لتشغيل حسابك وتنفيذ العقد معك.',
        },
        {
          en: 'Orders, visits and reports: branch, date, price, answers, comments, photos, scores, grades and fees. To perform the contracts with clients and shoppers.',
          ar: 'الطلبات والزيارات والتقارير: الفرع والموعد والسعر والإجابات والتعليقات والصور والدرجات والأجور. لتنفيذ العقد مع العملاء والمتسوّقين.',
        },
        {
          en: 'The shopper’s location, once, at check-in, with its accuracy, and only if the shopper allows it. To show that the visit took place. Basis: consent, which may be refused without disadvantage.',
          ar: 'موقع المتسوّق مرة واحدة عند تسجيل الوصول مع دقته، وبإذنه فقط. لإثبات إجراء الزيارة، وأساسه الموافقة التي يمكن الامتناع عنها دون أي أثر سلبي.',
        },
        {
          en: 'Messages you send through forms on this site. To answer you. Basis: your request.',
          ar: 'الرسائل التي ترسلها عبر نماذج الموقع. للرد عليك، وأساسها طلبك.',
        },
        {
          en: 'Technical data: network address and browser at sign-in, failed attempts, and a log of changes. To keep accounts and records safe. Basis: legitimate interest in security.',
          ar: 'بيانات تقنية: عنوان الشبكة والمتصفح عند تسجيل الدخول والمحاولات الفاشلة وسجل التغييرات. لحماية الحسابات والسجلات، وأساسها المصلحة المشروعة في الأمان.',
        },
        {
          en: 'Guest reviews on the page of a certificate: stars, text and the name, if given; hashed fingerprints of the device, browser and network. To show the reviews and exclude fake ones. Basis: your wish to publish, and legitimate interest in genuine reviews.',
          ar: 'تقييمات الضيوف في صفحة الشهادة: النجوم والنص والاسم إن ذُكر، وبصمات مشفّرة للجهاز والمتصفح والشبكة التي وردت منها. لعرض التقييمات واستبعاد المختلق منها، وأساسها رغبتك في النشر والمصلحة المشروعة في صدق التقييمات.',
        },
        {
          en: 'Invoices and payments: the buyer’s tax details; the amount, status and reference of each payment; the last four digits of a card; proofs of transfer; and the name and email of the people who share an invoice. We never see or store full card numbers. To charge for our services and meet duties under tax and accounting law.',
          ar: 'الفواتير والمدفوعات: البيانات الضريبية للمشتري، ومبلغ كل دفعة وحالتها ومرجعها، وآخر أربعة أرقام من البطاقة، وإثباتات التحويل، واسم كل من تُقسَّم عليه الفاتورة وبريده الإلكتروني. ولا نطّلع على رقم البطاقة كاملًا ولا نحفظه. لتحصيل مقابل خدماتنا والوفاء بالالتزامات الضريبية والمحاسبية.',
        },
        {
          en: 'Payouts: fees, reimbursed expenses, bank account (stored encrypted) and tax residence. To pay shoppers and freelancers, and to meet duties under tax and accounting law.',
          ar: 'المستحقات: الأجور وتعويض المشتريات والحساب البنكي (يُحفظ مشفّرًا) والإقامة الضريبية. لصرف مستحقات المتسوّقين والمستقلين والوفاء بالالتزامات الضريبية والمحاسبية.',
        },
        {
          en: 'Consents given at registration: document, version and time. To prove the agreement.',
          ar: 'الموافقات عند التسجيل: الوثيقة وإصدارها ووقت الموافقة. لإثبات الموافقة.',
        },
      ],
    },
    {
      title: { en: 'Required and optional data', ar: 'البيانات المطلوبة والاختيارية' },
      text: [
        {
          en: 'Fields that are not marked “optional” are needed to open an account or answer a message; all others may stay empty. We do not request data on health, religion or origin, and we remove such remarks from reports.',
          ar: 'الحقول غير الموسومة بأنها اختيارية لازمة لفتح الحساب أو الرد على الرسالة، ولك ترك غيرها فارغًا. ولا نطلب بيانات عن الصحة أو الديانة أو الأصل، ونحذف أي إشارة إليها من التقارير.',
        },
      ],
    },
    {
      title: { en: 'Staff mentioned in reports', ar: 'الموظفون الذين يرد ذكرهم في التقارير' },
      text: [
        {
          en: 'A report may give the role, clothing and badge name of the staff who served the shopper, and describe their actions. It is intended only for the management of that client and never appears on public pages. Our questionnaires request nothing else about a person.',
          ar: 'قد يذكر التقرير أدوار الموظفين الذين خدموا المتسوّق وملابسهم والأسماء على بطاقاتهم وتصرفاتهم. وهو مخصص لإدارة العميل وحدها، ولا يظهر في الصفحات العامة، ولا تطلب نماذج التقييم لدينا غير ذلك عن أي شخص.',
        },
      ],
    },
    {
      title: { en: 'Photos taken by shoppers', ar: 'صور المتسوّقين' },
      text: [
        {
          en: 'Photos show food, receipts, facades and rooms, without people. Location and other hidden data are removed from every photo when it is stored. Only the client concerned, the shopper who took the photo and our team can open it.',
          ar: 'تُظهر الصور الطعام وإيصالات الشراء والواجهات والأماكن دون أشخاص. ونزيل بيانات الموقع والبيانات الخفية من كل صورة عند حفظها. ولا يطّلع عليها سوى العميل المعني والمتسوّق الذي التقطها وفريقنا.',
        },
      ],
    },
    {
      title: { en: 'Recipients of data', ar: 'من يطّلع على البيانات' },
      list: [
        {
          en: 'The client receives the report, never the name or contact details of the shopper.',
          ar: 'العميل يستلم التقرير دون اسم المتسوّق أو وسائل التواصل معه.',
        },
        {
          en: 'The shopper receives only the details needed for the visit: branch, date and instructions.',
          ar: 'المتسوّق يستلم ما تحتاج إليه الزيارة فقط: الفرع والموعد والتعليمات.',
        },
        {
          en: 'Our team sees the data its work requires, and its changes are recorded.',
          ar: 'فريقنا يطّلع على ما يتطلبه عمله، وتُسجَّل التغييرات التي يجريها.',
        },
        {
          en: 'A guest review is public once it is published. The restaurant sees the review, never its source.',
          ar: 'تقييم الضيف متاح للجميع بعد نشره، ويطّلع عليه المطعم دون أن يعرف مصدره.',
        },
        {
          en: 'The payment provider receives the amount and our reference, and your bank receives your transfer. Our bank receives the name and account of the people we pay.',
          ar: 'مزوّد الدفع يستلم مبلغ العملية ومرجعها لدينا، ويستلم بنكك بيانات تحويلك، ويستلم بنكنا اسم من ندفع له وحسابه.',
        },
        {
          en: 'The Zakat, Tax and Customs Authority (ZATCA) receives tax invoices with the details prescribed by law.',
          ar: 'هيئة الزكاة والضريبة والجمارك تستلم الفواتير الضريبية بالبيانات التي يوجبها النظام.',
        },
        {
          en: 'Hosting and email providers process data for us under contract, and authorities receive the data the law requires. We do not sell data to anyone.',
          ar: 'مزوّدو الاستضافة والبريد الإلكتروني يعالجون البيانات لصالحنا بموجب عقود، وتحصل الجهات الرسمية على ما يفرضه النظام. ولا نبيع البيانات لأحد.',
        },
      ],
    },
    {
      title: { en: 'Transfer abroad', ar: 'نقل البيانات خارج المملكة' },
      text: [
        {
          en: 'Report summaries are produced by our own software; report texts and photos are not sent to external language models. Where a provider handles data outside the Kingdom, we transfer as little as possible, and only under the conditions of the Law and its transfer regulation. The current list of providers and countries is available on request.',
          ar: 'تُعدّ ملخصات التقارير ببرمجياتنا نحن، ولا تُرسل نصوص التقارير أو صورها إلى نماذج لغوية خارجية. وإذا عالج مزوّد بيانات خارج المملكة فإننا ننقل أقل قدر ممكن ووفق شروط النظام ولائحة النقل. ويمكنك طلب القائمة الحالية بالمزوّدين والدول.',
        },
      ],
    },
    {
      title: { en: 'Retention periods', ar: 'مدة الاحتفاظ' },
      list: [
        {
          en: 'Check-in location: erased automatically 90 days after the visit.',
          ar: 'موقع تسجيل الوصول: يُمحى تلقائيًا بعد 90 يومًا من الزيارة.',
        },
        {
          en: 'Account and reports: for the term of the contract and two years after it, then erased or made anonymous.',
          ar: 'الحساب والتقارير: طوال مدة العقد وسنتين بعد انتهائه، ثم تُمحى أو تُجعل مجهولة الهوية.',
        },
        {
          en: 'Messages from forms: until the matter is closed, and for twelve months after that.',
          ar: 'رسائل النماذج: إلى انتهاء الموضوع واثني عشر شهرًا بعده.',
        },
        {
          en: 'Emails we sent you: the text for 90 days, the record of it (address, subject, date) for one year. Notifications in your account: 180 days after you read them, one year at most.',
          ar: 'رسائل البريد التي أرسلناها إليك: نصّها 90 يومًا، وسجلّها (العنوان والموضوع والتاريخ) سنة واحدة. والإشعارات في حسابك: 180 يومًا بعد قراءتها، وسنة واحدة كحد أقصى.',
        },
        {
          en: 'Guest reviews: until the guest or the restaurant requests a lawful removal. Fingerprints of their source: 30 days.',
          ar: 'تقييمات الضيوف: إلى أن يطلب الضيف أو المطعم حذفًا نظاميًا. وبصمات مصدرها: 30 يومًا.',
        },
        {
          en: 'Invoices and payouts: for as long as tax law requires.',
          ar: 'الفواتير والمستحقات: المدة التي يفرضها النظام الضريبي.',
        },
        {
          en: 'Sign-in sessions: 30 days at most. Failed attempts: a few days.',
          ar: 'جلسات الدخول: 30 يومًا كحد أقصى. المحاولات الفاشلة: أيام قليلة.',
        },
        {
          en: 'Log of changes and proof of consent: for as long as the records they belong to.',
          ar: 'سجل التغييرات وإثبات الموافقات: ما دامت السجلات المرتبطة بها.',
        },
      ],
    },
    {
      title: { en: 'Your rights', ar: 'حقوقك' },
      text: [
        {
          en: 'You may ask which data we hold about you, obtain a readable copy, have it corrected or destroyed, and withdraw a consent as easily as you gave it. Write to {email} from the address of your account; otherwise we first verify your identity.',
          ar: 'لك أن تعرف ما نحتفظ به عنك، وأن تحصل على نسخة مقروءة منه، وأن تطلب تصحيحه أو إتلافه، وأن تسحب موافقتك بالسهولة التي منحتها بها. راسلنا على {email} من البريد المسجّل في حسابك، وإلا تحققنا من هويتك أولًا.',
        },
        {
          en: 'We answer within 30 days. If that is not enough, we give the reason and take at most 30 days more. You may complain to the Saudi Data and AI Authority (SDAIA).',
          ar: 'نرد خلال 30 يومًا، فإن لم تكفِ أوضحنا السبب، ولا تزيد المدة الإضافية على 30 يومًا. ولك تقديم شكوى إلى الهيئة السعودية للبيانات والذكاء الاصطناعي (سدايا).',
        },
      ],
    },
    {
      title: { en: 'Cookies', ar: 'ملفات تعريف الارتباط' },
      text: [
        {
          en: 'We set only the cookies this site needs: your sign-in, your language, your cookie choice and, after a guest review, a marker kept for 36 hours so that each person writes once a day. There are no cookies for advertising or for tracking you across sites.',
          ar: 'نستخدم فقط ملفات تعريف الارتباط التي يحتاج إليها الموقع: تسجيل دخولك، ولغتك، واختيارك بشأن هذه الملفات، وعلامة لمدة 36 ساعة بعد كتابة تقييم ضيف حتى لا يكتب الشخص أكثر من مرة في اليوم. ولا توجد ملفات للإعلانات أو لتتبعك بين المواقع.',
        },
      ],
    },
    {
      title: { en: 'Protection and data breaches', ar: 'حماية البيانات والإجراء عند تسرّبها' },
      text: [
        {
          en: 'The database itself separates the data of each client and shopper, files open only after a check of permissions, and every change by our staff is written to a log that reveals tampering. If a breach could harm you, we notify you without delay and report it to SDAIA within 72 hours.',
          ar: 'تُفصل بيانات كل عميل ومتسوّق داخل قاعدة البيانات نفسها، ولا تُفتح الملفات إلا بعد التحقق من الصلاحية، ويُدوَّن كل تغيير يجريه الفريق في سجل يكشف العبث. وإذا وقع تسرّب قد يضرك أبلغناك دون تأخير وأبلغنا سدايا خلال 72 ساعة.',
        },
      ],
    },
  ],
}
