import { defineMessages } from '#/domain/text.ts'

/** Explanations of doubts about a visit: the measured value and its possible meaning. */
export const evidenceWhyMessages = defineMessages({
  place: {
    en: 'Up to {verified} counts as at the branch, up to {near} as near it. From elsewhere it may be another branch, or no visit.',
    ar: 'حتى {verified} يُعدّ في الفرع، وحتى {near} قريبًا منه. وما زاد فقد يكون فرعًا آخر أو زيارة لم تحدث.',
  },
  'place-vague': {
    en: 'From {vague} on, a position fits many branches. Indoors this happens to honest shoppers too.',
    ar: 'إذا زاد النطاق على {vague} فقد يشمل فروعًا كثيرة. ويحدث ذلك داخل المباني دون قصد.',
  },
  'place-refused': {
    en: 'Without it only times, photos and the receipt speak for the visit. It is allowed; read the shopper’s explanation.',
    ar: 'من دونه لا يشهد للزيارة إلا الأوقات والصور والإيصال. وهو مسموح به؛ اقرأ توضيح المتسوّق.',
  },
  'place-unknown': {
    en: 'Nothing is held against the shopper. Once the branch’s place is entered, later check-ins are measured.',
    ar: 'لا يُحسب ذلك على المتسوّق. ومتى سُجّل موقع الفرع قيست المسافة في الزيارات التالية.',
  },
  hour: {
    en: 'Up to 2 hours either way counts as kept. At another hour the client sees another shift than the one ordered.',
    ar: 'يُقبل فرق ساعتين قبل الموعد أو بعده. وفي غير ذلك يرى العميل ورديةً غير التي طلبها.',
  },
  day: {
    en: 'The client ordered the visit for another day. See whether somebody agreed to the change.',
    ar: 'طلب العميل الزيارة في يوم آخر. تحقق ممن وافق على التغيير.',
  },
  'clock-off': {
    en: 'Up to 5 minutes is usual. The times of stamps and photos are off by as much, and a clock can be set on purpose.',
    ar: 'يُقبل فرق 5 دقائق. وأوقات المراحل والصور منحرفة بالمقدار نفسه، وقد تُضبط الساعة عمدًا.',
  },
  'clock-unknown': {
    en: 'So the phone’s times cannot be compared with the server’s.',
    ar: 'لذلك تتعذر مقارنة أوقات الجوال بأوقات الخادم.',
  },
  'sent-late': {
    en: 'Allowed where there is no network; over 15 minutes the server cannot vouch for the hour.',
    ar: 'مسموح به عند انقطاع الشبكة، لكن الخادم لا يؤكد الوقت إذا تجاوز التأخير 15 دقيقة.',
  },
  'stay-short': {
    en: 'In less time hardly anybody sees all that the questionnaire asks about.',
    ar: 'في وقت أقل يصعب أن يُرى كل ما يسأل عنه الاستبيان.',
  },
  'stay-unknown': {
    en: 'How long the visit took can only be guessed from receipt and photos.',
    ar: 'لا تُعرف مدة الزيارة إلا تقديرًا من الإيصال والصور.',
  },
  'pace-fast': {
    en: 'Under 4 s it is a doubt, under 2 s a serious one: whoever reads a question and remembers needs longer.',
    ar: 'أقل من 4 ث موضع شك، وأقل من 2 ث شك كبير: فقراءة السؤال والتذكر يحتاجان إلى وقت أطول.',
  },
  'answers-before': {
    en: 'Compared on the phone’s own clock. What has not been seen yet cannot be answered.',
    ar: 'المقارنة بساعة الجوال نفسها. ولا يُجاب عمّا لم يُرَ بعد.',
  },
  'answers-after': {
    en: 'More than half of all answers. Details that are written down so late are less exact.',
    ar: 'أي أكثر من نصف الإجابات. والتفاصيل التي تُكتب متأخرة أقل دقة.',
  },
  'stamps-disorder': {
    en: 'Ordering comes before serving, paying before leaving. Waiting times made of such stamps can be wrong.',
    ar: 'الطلب يسبق التقديم، والدفع يسبق المغادرة. وقد لا تصح أوقات الانتظار المحسوبة منها.',
  },
  'stamps-differ': {
    en: 'Up to 2 minutes are rounding and a late tap. The report uses the stamps; twice as long or half as long is a serious doubt.',
    ar: 'يُقبل فرق دقيقتين للتقريب وتأخر الضغط. ويعتمد التقرير أوقات المراحل، أما الضعف أو النصف فشك كبير.',
  },
  'stamps-edited': {
    en: 'Allowed, but such a time is remembered and not measured.',
    ar: 'مسموح به، لكن الوقت هنا متذكَّر لا مقيس.',
  },
  receipt: {
    en: 'Compared with the visit, from 15 minutes before the check-in to 30 after leaving. It may be somebody else’s receipt.',
    ar: 'المقارنة بوقت الزيارة: من 15 دقيقة قبل الوصول إلى 30 دقيقة بعد المغادرة. وقد يكون إيصال شخص آخر.',
  },
  'receipt-total-differs': {
    en: 'A difference up to 5% is let pass. Look at the photo of the receipt: which figure is right?',
    ar: 'يُتجاوز عن فرق حتى 5%. انظر صورة الإيصال: أي الرقمين صحيح؟',
  },
  'receipt-unknown': {
    en: 'Nothing is held against the shopper. If there is a photo of the receipt, compare it yourself.',
    ar: 'لا يُحسب ذلك على المتسوّق. وإن وُجدت صورة للإيصال فقارنها بنفسك.',
  },
  'photos-known': {
    en: 'Compared by how they look with every earlier photo of all reports. A photo that was used before proves nothing here; both are below.',
    ar: 'المقارنة بالشكل مع كل الصور السابقة في جميع التقارير. والصورة المستخدمة من قبل لا تثبت شيئًا هنا، وكلتاهما أدناه.',
  },
  'photos-repeated': {
    en: 'One photo proves one answer; for the other there is none.',
    ar: 'الصورة الواحدة تثبت إجابة واحدة، وتبقى الأخرى دون إثبات.',
  },
  'photos-missing': {
    en: 'The questionnaire asks for them as proof of these answers.',
    ar: 'يطلبها الاستبيان إثباتًا لهذه الإجابات.',
  },
  'photos-blank': {
    en: 'A covered lens or a dark picture proves nothing.',
    ar: 'العدسة المغطاة أو الصورة المظلمة لا تثبت شيئًا.',
  },
  'photos-outside': {
    en: 'By the phone’s clock, from 15 minutes before the check-in to 30 after leaving.',
    ar: 'بساعة الجوال: من 15 دقيقة قبل الوصول إلى 30 دقيقة بعد المغادرة.',
  },
  words: {
    en: 'Compared with the shopper’s earlier reports and those of this branch. From 60% it is a doubt, from 80% a serious one: such words tell of another visit.',
    ar: 'المقارنة بتقارير المتسوّق السابقة وتقارير هذا الفرع. من 60% موضع شك، ومن 80% شك كبير: فهذه الكلمات تصف زيارة أخرى.',
  },
  'words-repeated': {
    en: 'From 80% of its words. What is pasted under several questions was not seen for each of them.',
    ar: 'إذا تكرر 80% من كلماتها. وما يُنسخ تحت أكثر من سؤال لم يُلاحظ لكل سؤال على حدة.',
  },
})
