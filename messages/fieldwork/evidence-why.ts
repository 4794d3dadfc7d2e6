import { defineMessages } from '#/domain/text.ts'

/** Explanations of doubts about a visit: the measured value and its possible meaning. */
export const evidenceWhyMessages = defineMessages({
  place: {
    en: 'Up to {verified} counts as at the branch, up to {near} as near it. Farther away may mean another branch, or no visit.',
    ar: 'حتى {verified} يُعدّ في الفرع، وحتى {near} قريبًا منه. وما زاد فقد يعني فرعًا آخر أو زيارة لم تحدث.',
  },
  'place-vague': {
    en: 'Beyond {vague}, a position could match many branches. This happens indoors even to honest shoppers.',
    ar: 'إذا زاد النطاق على {vague} فقد يشمل فروعًا كثيرة، وقد يحدث ذلك داخل المباني دون قصد.',
  },
  'place-refused': {
    en: 'Without it, only times, photos and the receipt support the visit. This is allowed; read the shopper’s explanation.',
    ar: 'من دونه لا يؤيد الزيارة إلا الأوقات والصور والإيصال. وهذا مسموح به؛ اقرأ توضيح المتسوّق.',
  },
  'place-unknown': {
    en: 'This does not count against the shopper. Once the branch’s location is entered, later check-ins are measured.',
    ar: 'لا يُحسب ذلك على المتسوّق. وبعد تسجيل موقع الفرع تُقاس المسافة في الزيارات التالية.',
  },
  hour: {
    en: 'Up to 2 hours earlier or later is accepted. Beyond that, the visit may cover a different shift from the one the client ordered.',
    ar: 'يُقبل فرق ساعتين قبل الموعد أو بعده. وما زاد فقد يعني تقييم وردية غير التي طلبها العميل.',
  },
  day: {
    en: 'The client ordered the visit for another day. Check whether the change was agreed.',
    ar: 'طلب العميل الزيارة في يوم آخر. تحقق من وجود موافقة على التغيير.',
  },
  'clock-off': {
    en: 'Up to 5 minutes is normal. Times of the visit and of photos are off by the same amount, and a clock can be changed on purpose.',
    ar: 'يُقبل فرق 5 دقائق. ويسري الفرق نفسه على أوقات المراحل والصور، وقد تُغيَّر الساعة عمدًا.',
  },
  'clock-unknown': {
    en: 'So the phone’s times cannot be compared with the server’s.',
    ar: 'لذلك تتعذر مقارنة أوقات الجوال بأوقات الخادم.',
  },
  'sent-late': {
    en: 'Allowed without a network. After more than 15 minutes, the server cannot confirm the time.',
    ar: 'مسموح به عند انقطاع الشبكة، لكن الوقت لا يمكن تأكيده إذا تجاوز التأخير 15 دقيقة.',
  },
  'stay-short': {
    en: 'In less time, it is hard to observe everything in the questionnaire.',
    ar: 'في وقت أقل يصعب الاطلاع على كل ما يشمله نموذج التقييم.',
  },
  'stay-unknown': {
    en: 'The length of the visit can only be estimated from the receipt and photos.',
    ar: 'لا تُعرف مدة الزيارة إلا تقديرًا من الإيصال والصور.',
  },
  'pace-fast': {
    en: 'Under 4 s is a doubt, under 2 s a serious one: reading a question and recalling the visit takes longer.',
    ar: 'أقل من 4 ث موضع شك، وأقل من 2 ث شك كبير، فقراءة السؤال وتذكّر الزيارة يحتاجان إلى وقت أطول.',
  },
  'answers-before': {
    en: 'Compared by the phone’s own clock. A question cannot be answered before the visit.',
    ar: 'المقارنة بساعة الجوال نفسها. ولا يمكن الإجابة عن سؤال قبل الزيارة.',
  },
  'answers-after': {
    en: 'More than half of all answers. Details written down so late are less accurate.',
    ar: 'أي أكثر من نصف الإجابات. والتفاصيل التي تُكتب متأخرة أقل دقة.',
  },
  'stamps-disorder': {
    en: 'Ordering comes before serving, and paying before leaving. Waiting times based on these times may be wrong.',
    ar: 'الطلب يسبق التقديم، والدفع يسبق المغادرة. وقد لا تصح أوقات الانتظار المحسوبة منها.',
  },
  'stamps-differ': {
    en: 'Up to 2 minutes is rounding or a late tap. The report uses the times of the visit; twice or half as long is a serious doubt.',
    ar: 'يُقبل فرق دقيقتين للتقريب وتأخر الضغط، ويعتمد التقرير أوقات المراحل. أما الضعف أو النصف فشك كبير.',
  },
  'stamps-edited': {
    en: 'Allowed, but the time is from memory, not measured.',
    ar: 'مسموح به، لكنه وقت من الذاكرة لا من القياس.',
  },
  receipt: {
    en: 'Compared with the visit, from 15 minutes before check-in to 30 minutes after leaving. It may be another person’s receipt.',
    ar: 'المقارنة بوقت الزيارة: من 15 دقيقة قبل الوصول إلى 30 دقيقة بعد المغادرة. وقد يكون إيصال شخص آخر.',
  },
  'receipt-total-differs': {
    en: 'A difference of up to 5% is accepted. Look at the photo of the receipt: which figure is right?',
    ar: 'يُقبل فرق حتى 5%. انظر صورة الإيصال: أي الرقمين صحيح؟',
  },
  'receipt-unknown': {
    en: 'This does not count against the shopper. If there is a photo of the receipt, compare it yourself.',
    ar: 'لا يُحسب ذلك على المتسوّق. وإن وُجدت صورة للإيصال فقارنها بنفسك.',
  },
  'photos-known': {
    en: 'Compared visually with every earlier photo in all reports. A reused photo proves nothing here; both are shown below.',
    ar: 'المقارنة بالشكل مع كل الصور السابقة في جميع التقارير. والصورة المستخدمة من قبل لا تثبت شيئًا هنا، وكلتاهما أدناه.',
  },
  'photos-repeated': {
    en: 'One photo proves one answer; the other answer has no proof.',
    ar: 'الصورة الواحدة تثبت إجابة واحدة، وتبقى الأخرى دون إثبات.',
  },
  'photos-missing': {
    en: 'The questionnaire requires them as proof of these answers.',
    ar: 'يطلبها نموذج التقييم إثباتًا لهذه الإجابات.',
  },
  'photos-blank': {
    en: 'A covered lens or a dark picture proves nothing.',
    ar: 'العدسة المغطاة أو الصورة المظلمة لا تثبت شيئًا.',
  },
  'photos-outside': {
    en: 'By the phone’s clock, from 15 minutes before check-in to 30 minutes after leaving.',
    ar: 'بساعة الجوال: من 15 دقيقة قبل الوصول إلى 30 دقيقة بعد المغادرة.',
  },
  words: {
    en: 'Compared with the shopper’s earlier reports and those of this branch. From 60% it is a doubt, from 80% a serious one: such wording describes another visit.',
    ar: 'المقارنة بتقارير المتسوّق السابقة وتقارير هذا الفرع. من 60% موضع شك، ومن 80% شك كبير، فهذه العبارات تصف زيارة أخرى.',
  },
  'words-repeated': {
    en: 'From 80% of its words. Text pasted under several questions was not observed for each of them.',
    ar: 'إذا تكرر 80% من كلماتها. وما يُنسخ تحت أكثر من سؤال لم يُلاحظ لكل سؤال على حدة.',
  },
})
