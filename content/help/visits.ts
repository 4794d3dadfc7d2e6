import type { HelpSource } from './help-source.ts'

/** Ordering visits, moving and cancelling them. */
export const visitArticles: readonly HelpSource[] = [
  {
    slug: 'order-a-visit',
    role: 'owners',
    topic: 'visits',
    audience: { right: 'evaluations.request' },
    page: '/client/secret-shopper',
    changed: '2026-11-30',
    related: ['order-many-visits', 'move-or-cancel-a-visit', 'read-a-report'],
    words: {
      en: 'request, evaluation, mystery shopping, book, new visit, price of a visit',
      ar: 'طلب تقييم، حجز زيارة، متسوّق سري، سعر الزيارة، زيارة جديدة',
    },
    en: `
= How do I order a visit?
~ Choose a branch, the type of evaluation and a day. You see the price before you send the request, and the report usually arrives within {#reports.client-hours} of the visit.
1. Open {shell.secretShopper} in the menu and choose {order.newRequest}.
2. Under {order.branchName}, pick one of your branches or type a new one with its location. A new branch is saved with the order.
3. Under {order.evaluationType}, choose {evaluation.type_full_service} for a whole meal ({#visits.price.full_service} without a plan, before VAT) or {evaluation.type_basic} for a short visit ({#visits.price.basic}).
4. Set {order.visitAt}. Times are Riyadh time.
5. Add notes if the shopper should watch for something. Our team and the shopper see them.
6. Check the total under {order.summary} and choose {order.submit}.
> Our team approves the request, then a shopper is assigned who is new to the branch. You can follow each step on the page of the request.
> The shopper visits the branch, an editor checks the report, and you are notified when it is released.
! A note says that the visit is very soon. | We accept the order, but a shopper may not be found in less than {#orders.lead-hours}. Choose a later day if the exact day does not matter.
! The button is missing. | Your role may only read. Owners and managers order visits. Request the role from an owner.
- You can cancel free of charge until a shopper is assigned.
`,
    ar: `
= كيف أطلب زيارة؟
~ اختر الفرع ونوع التقييم واليوم. يظهر لك السعر قبل إرسال الطلب، ويصل التقرير عادة خلال {#reports.client-hours} من الزيارة.
1. افتح {shell.secretShopper} من القائمة واضغط {order.newRequest}.
2. في {order.branchName} اختر أحد فروعك أو اكتب فرعًا جديدًا مع موقعه، فيُحفظ الفرع الجديد مع الطلب.
3. في {order.evaluationType} اختر {evaluation.type_full_service} لوجبة كاملة ({#visits.price.full_service} دون باقة قبل الضريبة) أو {evaluation.type_basic} لزيارة قصيرة ({#visits.price.basic}).
4. حدّد {order.visitAt}. الأوقات بتوقيت الرياض.
5. أضف ملاحظات إن أردت أن ينتبه المتسوّق لأمر معيّن، وهي تظهر لفريقنا وللمتسوّق.
6. راجع المجموع في {order.summary} ثم اضغط {order.submit}.
> يوافق فريقنا على الطلب، ثم يُعيَّن متسوّق لم يسبق له زيارة الفرع حديثًا، وتتابع كل خطوة في صفحة الطلب.
> بعد الزيارة يدقّق المراجع التقرير، ويصلك إشعار عند صدوره.
! ظهر تنبيه بأن موعد الزيارة قريب جدًا. | نقبل الطلب، لكن قد لا يتوفر متسوّق في أقل من {#orders.lead-hours}. اختر يومًا أبعد إن لم يكن اليوم نفسه مهمًا.
! لا يظهر لك الزر. | قد يتيح دورك الاطلاع فقط، فطلب الزيارات للمالك والمدير. اطلب الدور من أحد المُلّاك.
- الإلغاء مجاني إلى أن يُعيَّن متسوّق.
`,
  },
  {
    slug: 'order-many-visits',
    role: 'owners',
    topic: 'visits',
    audience: { right: 'evaluations.request' },
    page: '/client/secret-shopper/order-many',
    changed: '2026-11-30',
    related: ['order-a-visit', 'visit-programme', 'import-branches'],
    words: {
      en: 'bulk order, spreadsheet, excel, all branches, again',
      ar: 'طلب جماعي، ملف إكسل، كل الفروع، تكرار الطلب',
    },
    en: `
= How do I order visits for many branches in one go?
~ One order can cover all your branches, on the same days or spread over a period. You see every visit with its price before anything is ordered.
1. Open {shell.secretShopper} and choose {orderMany.link}.
2. Choose the branches. {orderMany.chooseShown} takes all branches of the present search.
3. Choose how the days are set: {orderMany.how_day}, {orderMany.how_spread}, or {orderMany.how_sheet} with your own list.
4. Set the type, the days and the time. With {orderMany.free} you let the shopper choose a day nearby, which makes it easier to find one.
5. Choose {orderMany.preview}. The list shows each visit and whether it is included in your plan or charged.
6. If all is right, send the order with the button below the preview.
> Each visit becomes a request of its own, with its own number and progress.
> Under {orderMany.earlier} you can repeat an order later with {orderMany.again}: its days move by whole weeks.
! Some lines are left out. | The reason is beside each line: a branch that is unknown or closed on that day, an unreadable date, a second visit on the same day. Correct them and preview again, or order the others.
! You changed something after the preview. | Choose {orderMany.previewAgain}. The order button counts only for what you have previewed.
- For a file, download {orderMany.templateEn} or {orderMany.templateAr}. One line is one visit.
`,
    ar: `
= كيف أطلب زيارات لفروع كثيرة دفعة واحدة؟
~ يمكن لطلب واحد أن يشمل كل فروعك، في الأيام نفسها أو موزّعة على فترة. وتظهر لك كل زيارة بسعرها قبل طلب أي شيء.
1. افتح {shell.secretShopper} واضغط {orderMany.link}.
2. اختر الفروع. وزر {orderMany.chooseShown} يشمل كل فروع البحث الحالي.
3. اختر طريقة تحديد الأيام: {orderMany.how_day} أو {orderMany.how_spread} أو {orderMany.how_sheet} بقائمتك الخاصة.
4. حدّد النوع والأيام والوقت. وفي {orderMany.free} تتيح للمتسوّق اختيار يوم قريب، فيسهل إيجاد متسوّق.
5. اضغط {orderMany.preview}، فتعرض القائمة كل زيارة وهل هي ضمن باقتك أم تُحسب بسعرها.
6. إن كان كل شيء صحيحًا فأرسل الطلب بالزر أسفل المعاينة.
> تصبح كل زيارة طلبًا مستقلًا له رقمه ومراحله.
> في {orderMany.earlier} يمكنك تكرار طلب سابق بزر {orderMany.again}، فتُرحَّل أيامه أسابيع كاملة.
! استُبعدت بعض الأسطر. | السبب بجانب كل سطر: فرع غير معروف أو مغلق في ذلك اليوم، أو تاريخ غير مقروء، أو زيارة ثانية في اليوم نفسه. صحّحها وأعد المعاينة، أو اطلب البقية.
! غيّرت شيئًا بعد المعاينة. | اضغط {orderMany.previewAgain}، فزر الطلب يسري على ما عاينته فقط.
- إن أردت استخدام ملف فنزّل {orderMany.templateAr} أو {orderMany.templateEn}. كل سطر زيارة واحدة.
`,
  },
  {
    slug: 'visit-programme',
    role: 'owners',
    topic: 'visits',
    audience: { right: 'programmes.write' },
    page: '/client/programme',
    changed: '2026-11-30',
    related: ['order-many-visits', 'choose-a-plan', 'who-sees-what'],
    words: {
      en: 'recurring, regular, monthly, quarterly, random days, surprise',
      ar: 'زيارات دورية، شهري، ربع سنوي، أيام عشوائية، مفاجئة، جدول',
    },
    en: `
= How do I have branches visited regularly, on hidden days?
~ A visit programme draws the days at random within the times you allow. No one in your company sees a visit before its report is released, so no branch can prepare for it.
1. Open {shell.programme} in the menu and choose {programme.new}.
2. Give it a name and choose the type, the period ({programme.cadence_month} or {programme.cadence_quarter}) and {programme.visits}.
3. Choose the branches. With {programme.which_all}, branches that you add later take part too.
4. Set the days of the week and times of day in which visits may happen, other times for Ramadan, and {programme.closed}.
5. Under {programme.budget}, decide whether the programme keeps to the visits of your plan or may order more at their price.
6. Choose {programme.costShow}, check the numbers, then {programme.save}.
> The days are drawn up to {#programmes.draw-days} before a period begins. A programme of an approved account begins within minutes.
> Each visit appears among your requests when its report is released. {programme.coverage} shows how many of the planned visits are done.
! Fewer visits are planned than wanted. | The page names the reason: too few possible days, or no visits left in the plan. Allow more days, or let the programme order beyond the plan.
! You want to stop for a while. | Choose {programme.pause}. Visits that are already planned take place, and no others are drawn until you choose {programme.resume}.
- With {programme.alerts_report}, a critical failure is sent with the report, so that the visit stays hidden until then. With {programme.alerts_now} you learn of it sooner, and that a visit took place.
`,
    ar: `
= كيف تُزار فروعي بانتظام دون معرفة اليوم؟
~ يسحب برنامج الزيارات الأيام عشوائيًا ضمن الأوقات التي تحددها. ولا يطّلع أحد في منشأتك على الزيارة قبل صدور تقريرها، فلا يستعد لها أي فرع.
1. افتح {shell.programme} من القائمة واضغط {programme.new}.
2. سمّ البرنامج واختر النوع والفترة ({programme.cadence_month} أو {programme.cadence_quarter}) و{programme.visits}.
3. اختر الفروع. ومع {programme.which_all} تُضم الفروع التي تضيفها لاحقًا.
4. حدّد أيام الأسبوع والأوقات المسموح بها، وأوقات رمضان، و{programme.closed}.
5. في {programme.budget} قرّر: يلتزم البرنامج بزيارات الباقة أم يطلب المزيد بسعره.
6. اضغط {programme.costShow} وراجع الأرقام، ثم {programme.save}.
> تُسحب الأيام قبل بداية الفترة بمدة تصل إلى {#programmes.draw-days}، ويبدأ البرنامج الجديد لحساب معتمد خلال دقائق.
> تظهر كل زيارة ضمن طلباتك عند صدور تقريرها، وتعرض {programme.coverage} ما نُفّذ من الزيارات المخططة.
! الزيارات المخططة أقل من المطلوب. | تذكر الصفحة السبب: أيام ممكنة قليلة، أو لا زيارات متبقية في الباقة. أتح أيامًا أكثر، أو اسمح للبرنامج بالطلب خارج الباقة.
! تريد التوقف مدة. | اضغط {programme.pause}. تُنفَّذ الزيارات المخططة من قبل، ولا تُسحب غيرها حتى تضغط {programme.resume}.
- مع {programme.alerts_report} يُرسل الإخفاق في معيار حرج مع التقرير لتبقى الزيارة مخفية حتى ذلك الحين، ومع {programme.alerts_now} يصلك التنبيه أبكر لكنه يكشف أن زيارة جرت.
`,
  },
  {
    slug: 'move-or-cancel-a-visit',
    role: 'owners',
    topic: 'visits',
    audience: { right: 'evaluations.withdraw' },
    page: '/client/secret-shopper',
    changed: '2026-11-30',
    related: ['order-a-visit', 'visit-programme', 'invoices-and-vat'],
    words: {
      en: 'reschedule, change date, withdraw, delete request, postpone',
      ar: 'تغيير الموعد، تأجيل، إلغاء الطلب، سحب الطلب، تعديل التاريخ',
    },
    en: `
= How do I move or cancel a visit?
~ Until a shopper is assigned, you can move or cancel a visit yourself, free of charge.
1. Open {shell.secretShopper} and select the request.
2. To move it, choose {ownRequest.reschedule}, set the new day and save.
3. To cancel it, choose {ownRequest.withdraw}, give the reason and confirm.
> A moved visit keeps its number. A cancelled one stays in the list as {evaluation.status_cancelled} and costs nothing.
! The buttons are gone. | A shopper is already assigned or under way. Write to us with the number of the request, and our team looks for a solution.
! After moving the date, the visit has a price. | Its new day is in another month of your plan in which no visits are left. Choose a day in a month with visits left to keep it included.
! No shopper was found. | The request stays open and our team keeps looking. Move it to a later day to improve the chance.
- Visits of a programme are hidden until their report, so they cannot be moved one by one. Pause the programme or change its times instead.
`,
    ar: `
= كيف أغيّر موعد زيارة أو ألغيها؟
~ ما دام المتسوّق لم يُعيَّن بعد، يمكنك تغيير الموعد أو إلغاء الزيارة بنفسك مجانًا.
1. افتح {shell.secretShopper} واختر الطلب.
2. لتغيير الموعد اضغط {ownRequest.reschedule} وحدّد اليوم الجديد واحفظ.
3. للإلغاء اضغط {ownRequest.withdraw} واذكر السبب ثم أكّد.
> تحتفظ الزيارة برقمها بعد تغيير الموعد. والملغاة تبقى في القائمة بحالة {evaluation.status_cancelled} ولا تكلّف شيئًا.
! اختفى الزران. | عُيّن متسوّق أو بدأت الزيارة. راسلنا مع ذكر رقم الطلب ليبحث فريقنا عن حل.
! صار للزيارة سعر بعد تغيير الموعد. | يقع يومها الجديد في شهر آخر من باقتك لم تبقَ فيه زيارات. اختر يومًا في شهر بقيت فيه زيارات لتبقى ضمن الباقة.
! لم يتوفر متسوّق. | يبقى الطلب مفتوحًا ويواصل فريقنا البحث. غيّر الموعد إلى يوم أبعد لتزيد الفرصة.
- زيارات البرنامج مخفية حتى صدور تقاريرها، فلا يُغيَّر موعدها منفردة. أوقف البرنامج مؤقتًا أو عدّل أوقاته.
`,
  },
]
