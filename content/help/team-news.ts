import type { HelpSource } from './help-source.ts'

/** Notifications, rules and records of a company. */
export const teamNewsArticles: readonly HelpSource[] = [
  {
    slug: 'notifications',
    role: 'owners',
    topic: 'team',
    audience: 'company',
    page: '/client/notifications',
    changed: '2026-11-30',
    related: ['critical-alerts', 'automation', 'team-and-roles'],
    words: {
      en: 'email, bell, mute, quiet hours, digest, too many emails, who is notified',
      ar: 'بريد، جرس، كتم، ساعات الهدوء، ملخص يومي، رسائل كثيرة، من يُبلَّغ',
    },
    en: `
= How do I choose what I am notified about?
~ Everything that concerns you arrives in the inbox of the bell. You choose which of it you also get by email, and the company chooses which roles are notified at all.
1. Open {shell.notifications} in the menu, then {bell.settings}.
2. Under {notices.yours}, choose for each subject {notices.email} or {notices.inAppOnly}.
3. Choose {notices.daily} to get them together, or set {notices.quietTitle}.
4. Choose {notices.save}.
5. Owners and managers: open {routing.title} to choose, per subject and part of the company, which roles are notified.
> Critical failures and the security of your account are sent at any hour.
! You get too many emails. | Choose {notices.inAppOnly} for subjects that can wait, or one email a day.
! No one was notified of something important. | Look under {routing.title} for the branch. Required notifications must always keep one person.
! Emails do not arrive. | Check the spam folder and the address in your account. The inbox has all of them.
`,
    ar: `
= كيف أختار ما يصلني من إشعارات؟
~ كل ما يخصك يصل إلى صندوق الجرس. وتختار أنت ما يصلك منه بالبريد أيضًا، وتختار المنشأة الأدوار التي تُبلَّغ أصلًا.
1. افتح {shell.notifications} من القائمة ثم {bell.settings}.
2. في {notices.yours} اختر لكل موضوع {notices.email} أو {notices.inAppOnly}.
3. اختر {notices.daily} لتصلك مجتمعة، أو حدّد {notices.quietTitle}.
4. اضغط {notices.save}.
5. للمالك والمدير: افتح {routing.title} لتحديد الأدوار التي تُبلَّغ بكل موضوع ولكل جزء من المنشأة.
> الإخفاقات الحرجة وما يخص أمان حسابك تُرسل في أي ساعة.
! تصلك رسائل كثيرة. | اختر {notices.inAppOnly} للمواضيع التي تحتمل الانتظار، أو رسالة واحدة يوميًا.
! لم يُبلَّغ أحد بأمر مهم. | راجع {routing.title} لذلك الفرع. والإشعارات الإلزامية لا بد أن يبقى لها شخص واحد على الأقل.
! لا تصلك الرسائل. | تحقق من مجلد الرسائل غير المرغوبة ومن البريد المسجّل في حسابك. وكل الإشعارات في الصندوق.
`,
  },
  {
    slug: 'automation',
    role: 'owners',
    topic: 'team',
    audience: { right: 'automation.write' },
    page: '/client/automation',
    changed: '2026-11-30',
    related: ['notifications', 'critical-alerts', 'corrective-actions'],
    words: { en: 'rule, when, if, then, workflow, trigger', ar: 'قواعد، عند حدوث، تلقائي، سير العمل، شرط' },
    en: `
= How do I let things happen automatically?
~ A rule says: when something happens, if conditions are met, then take steps, such as notifying managers, opening a corrective action or proposing a visit.
1. Open {shell.automation} in the menu and choose {automation.newRule}.
2. Choose one of the {automation.ready}, or an event under {automation.own}.
3. Set the part of the company and the conditions, and choose whether all must be met or one is enough.
4. Choose the steps and whom they concern. {automation.wait} lets days pass and checks the conditions again.
5. Save it without starting, then use {automation.tryIt}: it shows when the rule would have run and whom it would have notified.
6. Choose {automation.resume} on the rule to start it.
> The page of the rule lists every run with its result.
> A rule acts with the rights of the person who wrote it. Only people who may see the event are notified.
! The rule was paused automatically. | Its author has left or lost a right, its part of the company is gone, or it ran too often. The page names the reason.
! It runs too often. | Add a condition, or choose {automation.pause} while you change it.
- A proposed visit is not ordered: a manager decides.
`,
    ar: `
= كيف أجعل بعض الأمور تلقائية؟
~ تنص الأتمتة على: عند حدوث أمر، إذا تحققت شروط، تُنفَّذ خطوات كإبلاغ المديرين أو إضافة إجراء تصحيحي أو اقتراح زيارة.
1. افتح {shell.automation} من القائمة واضغط {automation.newRule}.
2. اختر من {automation.ready}، أو حدثًا من {automation.own}.
3. حدّد الجزء من المنشأة والشروط، وهل يلزم تحققها كلها أم يكفي واحد.
4. اختر الخطوات ومن تخصه. ويُمهل {automation.wait} أيامًا ثم تُفحص الشروط من جديد.
5. احفظ دون تشغيل ثم استخدم {automation.tryIt}، فيعرض متى كانت ستعمل ومن كان سيُبلَّغ.
6. اضغط {automation.resume} في صفحتها لتشغيلها.
> تعرض صفحتها كل مرة عملت فيها مع النتيجة.
> تعمل بصلاحيات من كتبها، ولا يُبلَّغ إلا من يحق له الاطلاع على الحدث.
! توقفت تلقائيًا. | غادر كاتبها أو فقد صلاحية، أو لم يعد ذلك الجزء من المنشأة موجودًا، أو عملت مرات كثيرة. والسبب مذكور في الصفحة.
! تعمل أكثر مما ينبغي. | أضف شرطًا، أو اضغط {automation.pause} حتى تعدّلها.
- الزيارة المقترحة لا تُطلب تلقائيًا، فالقرار للمدير.
`,
  },
  {
    slug: 'timeline-and-notes',
    role: 'owners',
    topic: 'team',
    audience: { right: 'timeline.read' },
    page: '/client/timeline',
    changed: '2026-11-30',
    related: ['read-a-report', 'corrective-actions', 'who-sees-what'],
    words: { en: 'history, log, events, note, what happened', ar: 'السجل، الأحداث، ملاحظة، تاريخ، ماذا حدث' },
    en: `
= Where do I see what happened at a branch?
~ The timeline puts visits, reports, actions, certificates, daily work, invoices and changes of the team in one stream, newest first.
1. Open {shell.timeline} in the menu.
2. Narrow it by branch, kind and months, or search.
3. To record something yourself, such as a new menu or a change of staff, choose {timeline.writeNote}, choose the branch and the day and choose {timeline.saveNote}.
> A note is shown to everyone who sees that part of the company. It explains a change of scores months later.
! A note is wrong. | Change or withdraw it within 24 hours.
! Something is missing. | The timeline shows only what your role may see, for example no amounts without the right to invoices.
`,
    ar: `
= أين أرى ما حدث في الفرع؟
~ يجمع الخط الزمني الزيارات والتقارير والإجراءات والشهادات والعمل اليومي والفواتير وتغييرات الفريق في سجل واحد، الأحدث أولًا.
1. افتح {shell.timeline} من القائمة.
2. استخدم التصفية بحسب الفرع والنوع والأشهر، أو ابحث.
3. لتدوين أمر بنفسك، كقائمة طعام جديدة أو تغيير في الموظفين، اضغط {timeline.writeNote} واختر الفرع واليوم ثم {timeline.saveNote}.
> تظهر الملاحظة لكل من يرى ذلك الجزء من المنشأة، فتفسّر تغيّر الدرجات بعد أشهر.
! في الملاحظة خطأ. | عدّلها أو اسحبها خلال 24 ساعة.
! شيء ما لا يظهر. | لا يعرض الخط الزمني إلا ما يتيحه دورك، فلا تظهر المبالغ مثلًا لمن لا يطّلع على الفواتير.
`,
  },
  {
    slug: 'case-studies',
    role: 'owners',
    topic: 'team',
    audience: { right: 'case-studies.answer' },
    page: '/client/case-studies',
    changed: '2026-11-30',
    related: ['who-sees-what', 'share-a-report'],
    words: { en: 'story, publish, consent, reference, marketing', ar: 'قصة نجاح، نشر، موافقة، تسويق' },
    en: `
= What if you want to publish a story about my company?
~ Nothing is published without your consent to the exact text, and you can withdraw it at any time.
1. Open {shell.caseStudies} in the menu. A story that waits for you is marked {stories.ownState_offered}.
2. Read it in both languages, with its figures.
3. Choose {stories.agree} or {stories.decline}.
> After your consent it appears on the page of client results. A changed text needs a new consent.
! You change your mind later. | Choose {stories.withdraw}. The story disappears from the site immediately.
! You want to be described without your name. | Decline, and write to us how you want to be named, for example “a cafe in Jeddah”.
`,
    ar: `
= ماذا لو رغبت المنصة في نشر قصة عن منشأتي؟
~ لا يُنشر شيء دون موافقتك على النص نفسه، ولك سحب الموافقة في أي وقت.
1. افتح {shell.caseStudies} من القائمة. القصة التي تنتظرك حالتها {stories.ownState_offered}.
2. اقرأها باللغتين مع أرقامها.
3. اضغط {stories.agree} أو {stories.decline}.
> تظهر بعد موافقتك في صفحة نتائج العملاء. وأي تعديل على النص يحتاج إلى موافقة جديدة.
! غيّرت رأيك لاحقًا. | اضغط {stories.withdraw}، فتختفي القصة من الموقع فورًا.
! تفضّل ألا يُذكر اسم منشأتك. | اعتذر عن الموافقة وراسلنا بالوصف الذي يناسبك، مثل «مقهى في جدة».
`,
  },
  {
    slug: 'api-keys',
    role: 'owners',
    topic: 'team',
    audience: { right: 'api-keys.write' },
    page: '/client/api',
    changed: '2026-11-30',
    related: ['team-and-roles', 'automation', 'two-step-sign-in'],
    words: {
      en: 'api, key, token, developer, Power BI, integration, program, secret',
      ar: 'واجهة برمجية، مفتاح، مطور، ربط، تكامل، برنامج، مفتاح سري',
    },
    en: `
= How do I connect my own program?
~ A program reads your reports, actions and invoices, or orders visits, with a key. The Enterprise plan includes the API.
1. Open {shell.apiKeys} in the menu and choose {apiKeys.make}.
2. Name the program, choose the part of the company and only the rights that it needs, then choose {apiKeys.save}.
3. Copy the secret now and keep it where the program reads its secrets. It is not shown again.
4. Give your developer the address of the {apiKeys.reference}: it lists every operation with a request to copy.
> The list shows when each key was last used and when it expires. Owners get an email whenever a key is made, changed or revoked.
! The secret was lost or was seen by others. | Choose {apiKeys.rotate}: the previous one works for 24 more hours. If it was seen by others, choose {apiKeys.revoke} and make a new key.
! The program gets the answer 401. | The key has expired or was revoked, or the owner who made it has left or has another role now. Make a new key.
! The program gets the answer 403. | The key does not have the right, or your plan does not include the API. The answer names the missing right.
`,
    ar: `
= كيف أربط برنامجي بحساب المنشأة؟
~ يقرأ برنامجك التقارير والإجراءات والفواتير أو يطلب الزيارات عبر مفتاح. والواجهة البرمجية مشمولة في باقة المنشآت الكبرى.
1. افتح {shell.apiKeys} من القائمة واضغط {apiKeys.make}.
2. سمّ البرنامج واختر الجزء من المنشأة والصلاحيات التي يحتاجها فقط، ثم اضغط {apiKeys.save}.
3. انسخ المفتاح السري فورًا واحفظه حيث يقرأ البرنامج أسراره. لن يظهر مرة أخرى.
4. أعطِ مطورك عنوان {apiKeys.reference}: فيه كل عملية مع طلب ينسخه.
> تعرض القائمة آخر استخدام لكل مفتاح وتاريخ انتهائه. ويصل المُلّاك بريد عند إنشاء مفتاح أو تغييره أو إلغائه.
! ضاع المفتاح السري أو اطّلع عليه غيرك. | اضغط {apiKeys.rotate} ويبقى السابق صالحًا 24 ساعة. وإن اطّلع عليه غيرك فاضغط {apiKeys.revoke} وأنشئ مفتاحًا جديدًا.
! يحصل البرنامج على الإجابة 401. | انتهى المفتاح أو أُلغي، أو غادر من أنشأه المنشأة أو تغيّر دوره. أنشئ مفتاحًا جديدًا.
! يحصل البرنامج على الإجابة 403. | لا يملك المفتاح الصلاحية، أو لا تشمل باقتك الواجهة البرمجية. وتسمّي الإجابة الصلاحية الناقصة.
`,
  },
  {
    slug: 'webhooks',
    role: 'owners',
    topic: 'team',
    audience: { right: 'webhooks.write' },
    page: '/client/api/webhooks',
    changed: '2026-11-30',
    related: ['api-keys', 'automation', 'notifications'],
    words: {
      en: 'webhook, endpoint, callback, event, signature, HMAC, Standard Webhooks, whsec, developer',
      ar: 'إشعارات، عنوان استقبال، حدث، توقيع، ربط، تكامل، مطور',
    },
    code: `import { createHmac, timingSafeEqual } from 'node:crypto'

export function isFromItqan(headers, body, secret) {
  const id = headers['webhook-id']
  const time = headers['webhook-timestamp']
  if (Math.abs(Date.now() / 1000 - Number(time)) > 300) return false
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  const own = Buffer.from('v1,' + createHmac('sha256', key).update(id + '.' + time + '.' + body).digest('base64'))
  return headers['webhook-signature'].split(' ')
    .some((one) => one.length === own.length && timingSafeEqual(Buffer.from(one), own))
}`,
    en: `
= How do I receive webhooks?
~ Your program gets a signed message when a report is published, an action is closed or an invoice is issued, instead of asking again and again. The Enterprise plan includes webhooks.
1. Open {shell.apiKeys} in the menu and choose {webhooks.title}, then {webhooks.make}.
2. Enter the address of your program, choose the part of the company and the events, then choose {webhooks.save}.
3. Copy the secret now and keep it where the program reads its secrets. It is not shown again.
4. Check the signature of each message before you use it, as in the lines below. They take the body exactly as it came.
5. Answer with a status from 200 to 299 within 15 seconds, and do the work afterwards. Ignore an id that you have seen.
6. Choose {webhooks.test}: the message appears under {webhooks.messages} with the answer of your program.
> A message names the event, the ids and the API address of the record. Your program reads the record with a key.
> Without a good answer a message is sent up to ten times over three days, always under the same id.
! The endpoint shows {webhooks.endpoint_disabled}. | Your program answered 410 or has failed for five days. Correct it, choose {webhooks.resume}, then {webhooks.replayFailed}.
! The signature does not match. | Use the body before it is read as JSON, and the secret after whsec_ as base64. While a secret is being changed, one of two signatures is enough.
! The secret was lost or was seen by others. | Choose {webhooks.rotate}: for 24 hours messages carry the signatures of both secrets.
! The address is refused. | It must begin with https:// and be on the public internet, not in a private network.
`,
    ar: `
= كيف أستقبل إشعارات Webhooks؟
~ يتلقى برنامجك رسالة موقّعة عند نشر تقرير أو إغلاق إجراء أو صدور فاتورة، بدل أن يسأل مرة بعد مرة. وإشعارات Webhooks مشمولة في باقة المنشآت الكبرى.
1. افتح {shell.apiKeys} من القائمة واضغط {webhooks.title} ثم {webhooks.make}.
2. أدخل عنوان برنامجك واختر الجزء من المنشأة والأحداث، ثم اضغط {webhooks.save}.
3. انسخ المفتاح السري فورًا واحفظه حيث يقرأ البرنامج أسراره. لن يظهر مرة أخرى.
4. تحقق من توقيع كل رسالة قبل استخدامها كما في الأسطر أدناه، وهي تأخذ المحتوى كما وصل تمامًا.
5. أجب برمز من 200 إلى 299 خلال 15 ثانية ثم نفّذ العمل. وتجاهل المعرّف الذي سبق أن وصلك.
6. اضغط {webhooks.test}، فتظهر الرسالة ضمن {webhooks.messages} مع إجابة برنامجك.
> تذكر الرسالة الحدث والمعرّفات وعنوان السجل في الواجهة البرمجية، ويقرأ برنامجك السجل بمفتاح.
> دون إجابة سليمة تُرسل الرسالة حتى عشر مرات خلال ثلاثة أيام بالمعرّف نفسه دائمًا.
! حالة العنوان {webhooks.endpoint_disabled}. | أجاب برنامجك بالرمز 410 أو تعذّر خمسة أيام. صحّحه ثم اضغط {webhooks.resume} ثم {webhooks.replayFailed}.
! التوقيع غير مطابق. | استخدم المحتوى قبل قراءته، والمفتاح الذي يلي whsec_ بصيغة base64. وأثناء تغيير المفتاح يكفي أحد التوقيعين.
! ضاع المفتاح السري أو اطّلع عليه غيرك. | اضغط {webhooks.rotate}، فتحمل الرسائل توقيع المفتاحين مدة 24 ساعة.
! رُفض العنوان. | يجب أن يبدأ بـ https:// وأن يكون متاحًا على الإنترنت، لا في شبكة خاصة.
`,
  },
]
