import type { HelpSource } from './help-source.ts'
import { foodicsSales } from './recipes/foodics-sales.code.ts'
import { itqanPowerBi } from './recipes/itqan-power-bi.code.ts'
import { itqanSheets } from './recipes/itqan-sheets.code.ts'

/** Recipes: programs that a company runs itself to connect the platform with other services. */
export const recipeArticles: readonly HelpSource[] = [
  {
    slug: 'connect-foodics',
    role: 'owners',
    topic: 'connect',
    audience: { right: 'kitchen.publish' },
    page: '/client/recipe-management/sales',
    changed: '2026-11-30',
    related: ['ingredients-and-recipes', 'api-keys', 'connect-power-bi'],
    words: {
      en: 'Foodics, point of sale, POS, till, cashier, sales, integration, recipe',
      ar: 'فودكس، نقاط البيع، الكاشير، المبيعات، ربط، تكامل',
    },
    code: foodicsSales,
    en: `
= How do I bring sales from Foodics?
~ A small program reads the orders of a day from Foodics and writes the file of sales that Itqan imports. It is a recipe that you run yourself, not a built-in connection: our team does not have access to your Foodics account.
1. In the Foodics console, let its owner make an access token with the right to read orders.
2. Save the lines below as foodics-sales.mjs on a computer with Node.js 22.
3. Set the token as FOODICS_TOKEN and run the program with a day. It writes a file with one row for each branch, channel and item.
4. Open {shell.recipes}, then {sales.title}, and upload the file. Match the names of items with dishes once; the next file knows them.
5. Let the computer run the program every morning, and upload the file of the day before.
> Closed orders count as sold and returned ones as given back. Open, declined and void orders are left out.
> A file that is uploaded again replaces nothing twice: Itqan shows which days it has already.
! The program ends with “Foodics answered 401”. | The token has expired or does not have the right to read orders. Make a new one.
! Amounts differ from the report of Foodics. | Itqan expects amounts with VAT before the discount. Compare one order, and change the line that adds the discount if your account is set up otherwise.
! A branch is not recognised. | Use the same name in both systems, or rename the branch in the file before you upload it.
- The names of fields are those of version 5 of the Foodics API. Read its documentation before you change the program.
- The program waits when Foodics limits its calls, and gives up after five attempts.
`,
    ar: `
= كيف أنقل المبيعات من Foodics؟
~ يقرأ برنامج صغير طلبات اليوم من Foodics ويكتب ملف المبيعات الذي يستورده إتقان. هذه وصفة تشغّلها بنفسك وليست ربطًا جاهزًا، ولا يصل فريقنا إلى حسابك في Foodics.
1. في لوحة Foodics يُنشئ مالك الحساب رمز وصول له صلاحية قراءة الطلبات.
2. احفظ الأسطر أدناه في ملف باسم foodics-sales.mjs على جهاز فيه Node.js 22.
3. ضع رمز الوصول في FOODICS_TOKEN وشغّل البرنامج مع تاريخ اليوم، فيكتب ملفًا فيه سطر لكل فرع وقناة وصنف.
4. افتح {shell.recipes} ثم {sales.title} وارفع الملف. طابق أسماء الأصناف مع أطباقك مرة واحدة، فيتعرّف عليها الملف التالي.
5. اجعل الجهاز يشغّل البرنامج كل صباح، وارفع ملف اليوم السابق.
> تُحتسب الطلبات المغلقة مبيعة والمرتجعة مُعادة. ولا تُحتسب الطلبات المفتوحة والمرفوضة والملغاة.
> رفع الملف مرة أخرى لا يكرر المبيعات، ويعرض إتقان الأيام الموجودة لديه.
! يتوقف البرنامج برسالة “Foodics answered 401”. | انتهى رمز الوصول أو ليست له صلاحية قراءة الطلبات. أنشئ رمزًا جديدًا.
! المبالغ تختلف عن تقرير Foodics. | ينتظر إتقان المبالغ شاملة الضريبة وقبل الخصم. قارن طلبًا واحدًا، وعدّل السطر الذي يضيف الخصم إن كان إعداد حسابك مختلفًا.
! لم يُعرف أحد الفروع. | استخدم الاسم نفسه في النظامين، أو عدّل اسم الفرع في الملف قبل رفعه.
- أسماء الحقول من الإصدار 5 من واجهة Foodics. راجع وثائقها قبل تعديل البرنامج.
- ينتظر البرنامج إذا حدّت Foodics من طلباته، ويتوقف بعد خمس محاولات.
`,
  },
  {
    slug: 'connect-power-bi',
    role: 'owners',
    topic: 'connect',
    audience: { right: 'api-keys.write' },
    page: '/client/api',
    changed: '2026-11-30',
    related: ['api-keys', 'connect-google-sheets', 'insights'],
    words: {
      en: 'Power BI, Power Query, M, Excel, dashboard, BI, business intelligence, integration, recipe',
      ar: 'باور بي آي، إكسل، لوحة بيانات، ذكاء الأعمال، ربط، تكامل',
    },
    code: itqanPowerBi,
    en: `
= How do I read my reports in Power BI?
~ A query reads all released reports page by page, so that you can put scores beside your own figures. It is a recipe that you run yourself, not a built-in connection. The Enterprise plan includes the API.
1. Open {shell.apiKeys} in the menu, choose {apiKeys.make} and give the key only the right {apiKeys.scope_reports:read}.
2. In Power BI, choose Manage parameters and add a parameter of type text with the name ItqanKey. Paste the key there.
3. Choose Get data, then Blank query, open the advanced editor and paste the lines below.
4. Write the address of Itqan, as in your browser, into the line that begins with Origin.
5. Choose Done. When Power BI asks how to sign in, choose Anonymous: the key is in the header.
> The table has one row for each report. Refresh it as often as you like, or by a schedule of the Power BI service.
> The same lines work in Excel: Data, Get data, Blank query.
! Power BI says that the credentials are wrong. | The key has expired or was revoked. Make a new key and change the parameter.
! The refresh ends with 429. | The key made more than 120 calls in a minute, usually because several queries refresh together. Give each query a key of its own.
! You need actions or invoices. | Change the address in the line RelativePath and the names of the columns. The {apiKeys.reference} lists them.
- People who can open the file can read the key. Use one key for each file, and revoke it when the file is no longer used.
- A page holds up to 100 records. Ten thousand reports take about a hundred calls.
`,
    ar: `
= كيف أقرأ تقاريري في Power BI؟
~ يقرأ استعلام كل التقارير المنشورة صفحة بعد صفحة، فتضع الدرجات بجانب أرقامك. هذه وصفة تشغّلها بنفسك وليست ربطًا جاهزًا، والواجهة البرمجية مشمولة في باقة المنشآت الكبرى.
1. افتح {shell.apiKeys} من القائمة واضغط {apiKeys.make}، وأعطِ المفتاح صلاحية {apiKeys.scope_reports:read} فقط.
2. في Power BI افتح إدارة المعلمات وأضف معلمة نصية باسم ItqanKey والصق المفتاح فيها.
3. اختر جلب البيانات ثم استعلام فارغ، وافتح المحرر المتقدم والصق الأسطر أدناه.
4. اكتب عنوان إتقان كما يظهر في متصفحك في السطر الذي يبدأ بكلمة Origin.
5. اضغط تم. وإن سألك Power BI عن طريقة الدخول فاختر الدخول المجهول، فالمفتاح في ترويسة الطلب.
> في الجدول سطر لكل تقرير. حدّثه متى شئت، أو بجدول زمني في خدمة Power BI.
> تعمل الأسطر نفسها في Excel من قائمة البيانات ثم استعلام فارغ.
! تظهر رسالة بأن بيانات الدخول خاطئة. | انتهى المفتاح أو أُلغي. أنشئ مفتاحًا جديدًا وغيّر قيمة المعلمة.
! يتوقف التحديث بالرمز 429. | تجاوز المفتاح 120 طلبًا في الدقيقة، وغالبًا لأن عدة استعلامات تُحدَّث معًا. أعطِ كل استعلام مفتاحًا.
! تحتاج إلى الإجراءات أو الفواتير. | غيّر العنوان في سطر RelativePath وأسماء الأعمدة، وتجدها في {apiKeys.reference}.
- كل من يفتح الملف يستطيع قراءة المفتاح. استخدم مفتاحًا لكل ملف، وألغه عند الاستغناء عن الملف.
- في الصفحة 100 سجل على الأكثر. وعشرة آلاف تقرير تحتاج إلى نحو مئة طلب.
`,
  },
  {
    slug: 'connect-google-sheets',
    role: 'owners',
    topic: 'connect',
    audience: { right: 'api-keys.write' },
    page: '/client/api',
    changed: '2026-11-30',
    related: ['api-keys', 'connect-power-bi', 'order-many-visits'],
    words: {
      en: 'Google Sheets, Apps Script, spreadsheet, export, order from a sheet, integration, recipe',
      ar: 'جداول بيانات جوجل، جدول، تصدير، طلب زيارات من جدول، ربط، تكامل',
    },
    code: itqanSheets,
    en: `
= How do I use Itqan in Google Sheets?
~ A script fills a sheet with your reports and orders visits from rows of a sheet. It is a recipe that you run yourself, not a built-in connection. The Enterprise plan includes the API.
1. Open {shell.apiKeys} in the menu and choose {apiKeys.make} with the rights {apiKeys.scope_reports:read}, {apiKeys.scope_branches:read} and, to order visits, {apiKeys.scope_requests:write}.
2. In your sheet, choose Extensions, then Apps Script, and paste the lines below.
3. In the project settings, add the script properties ITQAN_ORIGIN, which is the address of Itqan, and ITQAN_API_KEY.
4. Open the sheet again and choose Itqan, then Refresh reports. Google asks once for your permission.
5. To order visits, make a sheet Orders with a first row of headings. Fill in branch id, type, date with time, and notes, then choose Order visits.
> Each ordered row shows the id of its request. A row that was refused shows the reason: correct it and choose Order visits again.
> A row that was interrupted is sent again under the same key, so that it never orders two visits.
! “api.scope” appears. | The key does not have the right. Make a key with it and change the script property.
! A date is refused. | Write it with its zone, as in 2026-12-31T13:00:00+03:00, within the days in which visits can be ordered.
! The script stops after six minutes. | Google ends long scripts. Read fewer reports, for example by adding released_since to the address.
- Whoever may edit the script can read the key. Do not put the key into a cell.
- A key makes up to 120 calls a minute. The script waits when it reaches the limit.
`,
    ar: `
= كيف أستخدم إتقان في جداول بيانات Google؟
~ يملأ نص برمجي جدولك بالتقارير ويطلب الزيارات من أسطر الجدول. هذه وصفة تشغّلها بنفسك وليست ربطًا جاهزًا، والواجهة البرمجية مشمولة في باقة المنشآت الكبرى.
1. افتح {shell.apiKeys} من القائمة واضغط {apiKeys.make} بصلاحيتي {apiKeys.scope_reports:read} و{apiKeys.scope_branches:read}، ولطلب الزيارات {apiKeys.scope_requests:write}.
2. في جدولك اختر الإضافات ثم Apps Script والصق الأسطر أدناه.
3. في إعدادات المشروع أضف خاصيتي النص البرمجي ITQAN_ORIGIN وهي عنوان إتقان، وITQAN_API_KEY وهي المفتاح.
4. افتح الجدول مرة أخرى واختر قائمة Itqan ثم Refresh reports، ويطلب Google إذنك مرة واحدة.
5. لطلب الزيارات أنشئ ورقة باسم Orders أول أسطرها عناوين، واملأ معرّف الفرع والنوع والموعد والملاحظات، ثم اختر Order visits.
> يظهر في كل سطر مطلوب معرّف طلبه. والسطر المرفوض يعرض السبب: صحّحه واختر Order visits مرة أخرى.
> السطر الذي انقطع إرساله يُرسل مجددًا بالمفتاح نفسه، فلا يطلب زيارتين.
! ظهرت “api.scope”. | ليست للمفتاح هذه الصلاحية. أنشئ مفتاحًا بها وغيّر خاصية النص البرمجي.
! رُفض أحد المواعيد. | اكتبه مع فرق التوقيت مثل 2026-12-31T13:00:00+03:00، وضمن الأيام المتاحة لطلب الزيارات.
! يتوقف النص البرمجي بعد ست دقائق. | تُنهي Google ما يطول. اقرأ تقارير أقل، مثلًا بإضافة released_since إلى العنوان.
- كل من يعدّل النص البرمجي يستطيع قراءة المفتاح. لا تضع المفتاح في خلية.
- للمفتاح 120 طلبًا في الدقيقة، وينتظر النص البرمجي عند بلوغها.
`,
  },
]
