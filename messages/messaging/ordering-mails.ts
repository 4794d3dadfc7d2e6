import { defineMessages } from '#/domain/text.ts'

/** Mails about requests, visits and offers. */
export const orderingMails = defineMessages({
  'request.received.subject': {
    en: 'We received request {number} for {branch}',
    ar: 'وصلنا الطلب {number}: {branch}',
  },
  'request.received.body': {
    en: 'Hello {name},\n\nWe received your request {number}.\n\nBranch: {branch}, {location}\nVisit: {visit}\nPrice: {price}\nVAT: {vat}\nTotal: {total}\nIncluded in your plan: {within}\n\nYou can cancel it free of charge until a shopper is assigned.\n\nView the request:\n{link}',
    ar: 'مرحبًا {name}،\n\nوصلنا طلبك رقم {number}.\n\nالمكان: {branch}، {location}\nموعد الزيارة: {visit}\nالسعر: {price}\nضريبة القيمة المضافة: {vat}\nالإجمالي: {total}\nمشمولة في باقتك: {within}\n\nيمكنك إلغاؤه دون رسوم قبل تعيين المتسوّق.\n\nعرض الطلب:\n{link}',
  },
  'request.approved.subject': {
    en: 'Request {number} for {branch} is approved',
    ar: 'الموافقة على الطلب {number}: {branch}',
  },
  'request.approved.body': {
    en: 'Hello {name},\n\nYour request {number} for {branch} is approved. We are now choosing a suitable shopper for {visit}.\n\nView the request:\n{link}',
    ar: 'مرحبًا {name}،\n\nوافقنا على طلبك رقم {number} لزيارة {branch}، ونختار الآن المتسوّق المناسب لموعد {visit}.\n\nعرض الطلب:\n{link}',
  },
  'request.assigned.subject': { en: 'New visit: {branch}, {visit}', ar: 'زيارة جديدة: {branch}، {visit}' },
  'request.assigned.body': {
    en: 'Hello {name},\n\nA visit has been assigned to you.\n\nBranch: {branch}, {location}\nTime: {visit}\nFee: {fee}\n\nPlease read the visit instructions before you go. If you cannot make it, hand the visit back as soon as possible.\n\nRead the instructions:\n{link}',
    ar: 'مرحبًا {name}،\n\nأُسندت إليك زيارة جديدة.\n\nالمكان: {branch}، {location}\nالموعد: {visit}\nالأجر: {fee}\n\nاقرأ تعليمات الزيارة قبل الذهاب. وإن تعذّر عليك تنفيذها فاعتذر عنها في أقرب وقت.\n\nعرض التعليمات:\n{link}',
  },
  'request.taken-back.subject': {
    en: 'The visit to {branch} is no longer yours',
    ar: 'لم تعد زيارة {branch} ضمن زياراتك',
  },
  'request.taken-back.body': {
    en: 'Hello {name},\n\nThe visit to {branch} on {visit} is no longer assigned to you. The reason:\n\n{reason}\n\nView your other visits:\n{link}',
    ar: 'مرحبًا {name}،\n\nلم تعد زيارة {branch} بتاريخ {visit} ضمن زياراتك للسبب التالي:\n\n{reason}\n\nعرض زياراتك الأخرى:\n{link}',
  },
  'request.no-show.subject': { en: 'You missed the visit to {branch}', ar: 'تغيّبت عن زيارة {branch}' },
  'request.no-show.body': {
    en: 'Hello {name},\n\nYour visit to {branch} on {visit} was not started. It is no longer assigned to you and counts as missed, which lowers your reliability. If something prevented you from going, reply to this email.\n\nView your other visits:\n{link}',
    ar: 'مرحبًا {name}،\n\nلم تُنفَّذ زيارتك إلى {branch} بتاريخ {visit}، فلم تعد ضمن زياراتك، وتُحتسب تغيّبًا يخفض نسبة التزامك. إن كان لديك عذر فيكفي الرد على هذه الرسالة.\n\nعرض زياراتك الأخرى:\n{link}',
  },
  'request.rescheduled.subject': {
    en: 'New date of the visit to {branch}: {visit}',
    ar: 'موعد جديد لزيارة {branch}: {visit}',
  },
  'request.rescheduled.body': {
    en: 'Hello {name},\n\nThe date of visit {number} to {branch} has changed. The new date: {visit}\n\nView the visit:\n{link}',
    ar: 'مرحبًا {name}،\n\nتغيّر موعد الزيارة رقم {number} إلى {branch}. الموعد الجديد: {visit}\n\nعرض الزيارة:\n{link}',
  },
  'request.cancelled.subject': {
    en: 'Request {number} for {branch} is cancelled',
    ar: 'أُلغي الطلب {number}: {branch}',
  },
  'request.cancelled.body': {
    en: 'Hello {name},\n\nWe had to cancel your request {number} for {branch} on {visit}. You will not be charged for it. The reason:\n\n{reason}\n\nView the request:\n{link}',
    ar: 'مرحبًا {name}،\n\nاضطررنا إلى إلغاء طلبك رقم {number} لزيارة {branch} بتاريخ {visit}. لن تُحتسب عليك أي رسوم. السبب:\n\n{reason}\n\nعرض الطلب:\n{link}',
  },
  'request.many-received.subject': {
    en: 'We received your order. Visits: {count}',
    ar: 'وصلنا طلبك. عدد الزيارات: {count}',
  },
  'request.many-received.body': {
    en: 'Hello {name},\n\nWe received your order of visits.\n\nVisits: {count}\nApproved so far: {approved}\nFirst day: {from}\nLast day: {until}\nCharged beyond the plan, excluding VAT: {price}\n\nYou can cancel each visit free of charge until a shopper is assigned.\n\nView your requests:\n{link}',
    ar: 'مرحبًا {name}،\n\nوصلنا طلب زياراتك.\n\nعدد الزيارات: {count}\nما تمت الموافقة عليه حتى الآن: {approved}\nأول يوم: {from}\nآخر يوم: {until}\nما يُحتسب خارج الباقة غير شامل الضريبة: {price}\n\nيمكنك إلغاء أي زيارة دون رسوم قبل تعيين المتسوّق.\n\nعرض طلباتك:\n{link}',
  },
  'programme.planned.subject': {
    en: 'Visit programme “{programme}”: {count} visits are planned',
    ar: 'برنامج الزيارات «{programme}»: عدد الزيارات المخططة {count}',
  },
  'programme.planned.body': {
    en: 'Hello {name},\n\nThe visits of your programme “{programme}” are planned.\n\nPeriod: {from} to {until}\nVisits: {count}\n\nThe days were drawn at random. You see each visit when its report is released.\n\nView the programme:\n{link}',
    ar: 'مرحبًا {name}،\n\nاكتمل تخطيط زيارات برنامجك «{programme}».\n\nالمدة: من {from} إلى {until}\nعدد الزيارات: {count}\n\nاختيرت الأيام عشوائيًا، وتظهر لك كل زيارة عند إصدار تقريرها.\n\nعرض البرنامج:\n{link}',
  },
  'request.wave-planned.subject': { en: 'Visits planned for you: {count}', ar: 'زيارات مخططة لمنشأتك: {count}' },
  'request.wave-planned.body': {
    en: 'Hello {name},\n\nWe have planned visits to your branches.\n\nVisits: {count}\nFirst day: {from}\nLast day: {until}\nPrice excluding VAT: {price}\n\nYou can cancel each of them free of charge until a shopper is assigned.\n\nView your requests:\n{link}',
    ar: 'مرحبًا {name}،\n\nخططنا لزيارات جديدة لفروعك.\n\nعدد الزيارات: {count}\nأول يوم: {from}\nآخر يوم: {until}\nالسعر غير شامل الضريبة: {price}\n\nيمكنك إلغاء أي زيارة منها دون رسوم قبل تعيين المتسوّق.\n\nعرض طلباتك:\n{link}',
  },
  'request.wave-cancelled.subject': { en: 'Planned visits cancelled: {count}', ar: 'زيارات مخططة أُلغيت: {count}' },
  'request.wave-cancelled.body': {
    en: 'Hello {name},\n\nWe had to cancel visits that were planned for your branches. You will not be charged for them.\n\nVisits: {count}\nReason: {reason}\n\nView your requests:\n{link}',
    ar: 'مرحبًا {name}،\n\nاضطررنا إلى إلغاء زيارات كانت مخططة لفروعك. لن تُحتسب عليك أي رسوم.\n\nعدد الزيارات: {count}\nالسبب: {reason}\n\nعرض طلباتك:\n{link}',
  },
  'offer.made.subject': { en: 'A visit for you: {branch}, {visit}', ar: 'زيارة معروضة عليك: {branch}، {visit}' },
  'offer.made.body': {
    en: 'Hello {name},\n\nWe would like to offer you this visit.\n\nBranch: {branch}, {location}\nTime: {visit}\nFee: {fee}\n\nPlease answer by {until}. After that, we offer it to another shopper.\n\nAccept or decline the offer:\n{link}',
    ar: 'مرحبًا {name}،\n\nنعرض عليك الزيارة التالية.\n\nالمكان: {branch}، {location}\nالموعد: {visit}\nالأجر: {fee}\n\nيُرجى الرد قبل {until}، وبعدها تُعرض على متسوّق آخر.\n\nقبول العرض أو رفضه:\n{link}',
  },
  'offer.standby.subject': {
    en: 'Can you be the standby for {branch}, {visit}?',
    ar: 'هل يمكنك أن تكون بديلًا لزيارة {branch}، {visit}؟',
  },
  'offer.standby.body': {
    en: 'Hello {name},\n\nThis visit is soon and already has a shopper. Would you be the standby and carry it out if that shopper cannot?\n\nBranch: {branch}, {location}\nTime: {visit}\nFee if you carry it out: {fee}\n\nPlease answer by {until}.\n\nAccept or decline the offer:\n{link}',
    ar: 'مرحبًا {name}،\n\nاقترب موعد هذه الزيارة ولها متسوّق معيّن. هل تقبل أن تكون بديلًا وتنفّذها إن تعذّر عليه ذلك؟\n\nالمكان: {branch}، {location}\nالموعد: {visit}\nالأجر عند التنفيذ: {fee}\n\nيُرجى الرد قبل {until}.\n\nقبول العرض أو رفضه:\n{link}',
  },
  'offer.ended.subject': { en: 'The offer for {branch} is closed', ar: 'أُغلق عرض زيارة {branch}' },
  'offer.ended.body': {
    en: 'Hello {name},\n\nThe visit to {branch} on {visit} is no longer offered to you. Reason: {why}. This does not count against you.\n\nView other visits:\n{link}',
    ar: 'مرحبًا {name}،\n\nلم تعد زيارة {branch} بتاريخ {visit} معروضة عليك. السبب: {why}. لا يُحتسب ذلك عليك.\n\nعرض زيارات أخرى:\n{link}',
  },
  'visit.reminder.subject': { en: 'Reminder: {branch}, {visit}', ar: 'تذكير: {branch}، {visit}' },
  'visit.reminder.body': {
    en: 'Hello {name},\n\nYour visit is coming up.\n\nBranch: {branch}, {location}\nTime: {visit}\n\nPlease read the visit instructions once more before you go. If you cannot make it, hand the visit back now so that another shopper can.\n\nRead the instructions:\n{link}',
    ar: 'مرحبًا {name}،\n\nاقترب موعد زيارتك.\n\nالمكان: {branch}، {location}\nالموعد: {visit}\n\nراجع تعليمات الزيارة قبل الذهاب. وإن تعذّر عليك تنفيذها فاعتذر عنها الآن ليتمكن غيرك من تنفيذها.\n\nعرض التعليمات:\n{link}',
  },
})
