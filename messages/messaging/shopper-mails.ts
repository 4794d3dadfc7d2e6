import { defineMessages } from '#/domain/text.ts'

/** Mails to shoppers about their account, level and payouts. */
export const shopperMails = defineMessages({
  'shopper.approved.subject': {
    en: 'Your account is approved for visits',
    ar: 'اعتُمد حسابك لتنفيذ الزيارات',
  },
  'shopper.approved.body': {
    en: 'Hello {name},\n\nYour account is approved, and you can now carry out visits.\n\nView open visits and offers:\n{link}',
    ar: 'مرحبًا {name}،\n\nاعتُمد حسابك، ويمكنك الآن تنفيذ الزيارات.\n\nعرض الزيارات المتاحة والعروض:\n{link}',
  },
  'shopper.rejected.subject': {
    en: 'Your account was not approved for visits',
    ar: 'لم يُعتمد حسابك لتنفيذ الزيارات',
  },
  'shopper.rejected.body': {
    en: 'Hello {name},\n\nWe could not approve your account for visits for this reason:\n\n{reason}\n\nReply to this email once the matter is resolved, and we will review your account again. Your account stays open.\n\nView your profile:\n{link}',
    ar: 'مرحبًا {name}،\n\nتعذّر اعتماد حسابك لتنفيذ الزيارات للسبب التالي:\n\n{reason}\n\nبعد معالجة السبب، يكفي الرد على هذه الرسالة لنراجع الحساب مرة أخرى. يبقى حسابك مفتوحًا.\n\nعرض ملفك الشخصي:\n{link}',
  },
  'shopper.blocked.subject': { en: 'Your account is suspended', ar: 'أُوقف حسابك' },
  'shopper.blocked.body': {
    en: 'Hello {name},\n\nYour account is suspended, and you were signed out on all devices. Visits that you had not started are assigned to other shoppers. The reason:\n\n{reason}\n\nIf you disagree, reply to this email.',
    ar: 'مرحبًا {name}،\n\nأُوقف حسابك وسُجّل خروجك من جميع الأجهزة، وتُسند الزيارات التي لم تبدأها إلى متسوّقين آخرين. السبب:\n\n{reason}\n\nإن كان لديك اعتراض فيكفي الرد على هذه الرسالة.',
  },
  'shopper.unblocked.subject': { en: 'Your account is active again', ar: 'أُعيد تفعيل حسابك' },
  'shopper.unblocked.body': {
    en: 'Hello {name},\n\nYour account is active again. You can sign in and carry out visits.\n\nOpen your profile:\n{link}',
    ar: 'مرحبًا {name}،\n\nأُعيد تفعيل حسابك، ويمكنك تسجيل الدخول وتنفيذ الزيارات.\n\nفتح ملفك الشخصي:\n{link}',
  },
  'message.from-office.subject': { en: 'Message from {company}: {subject}', ar: 'رسالة من {company}: {subject}' },
  'message.from-office.body': {
    en: 'Hello {name},\n\n{text}\n\nOpen your portal:\n{link}',
    ar: 'مرحبًا {name}،\n\n{text}\n\nفتح حسابك:\n{link}',
  },
  'auditor.qualified.subject': { en: 'You are now an auditor', ar: 'اعتُمدت مدققًا' },
  'auditor.qualified.body': {
    en: 'Hello {name},\n\nOur team has qualified you as an auditor. You can now carry out kitchen audits as well as mystery visits. An audit is announced: you introduce yourself, check the kitchen with a calibrated thermometer, and the manager on duty signs at the end.\n\nA company that you have shopped within 24 months is not offered to you for an audit, nor the reverse.\n\nView open visits and audits:\n{link}',
    ar: 'مرحبًا {name}،\n\nاعتمدك فريقنا مدققًا، ويمكنك الآن تنفيذ عمليات تدقيق المطابخ إلى جانب زيارات المتسوق السري. التدقيق معلن: تعرّف بنفسك، وتفحص المطبخ بمقياس حرارة معايَر، ويوقّع المدير المناوب في النهاية.\n\nالمنشأة التي زرتها متسوقًا خلال 24 شهرًا لا يُعرض عليك تدقيقها، وكذلك العكس.\n\nعرض الزيارات وعمليات التدقيق المتاحة:\n{link}',
  },
  'auditor.withdrawn.subject': {
    en: 'You no longer receive new kitchen audits',
    ar: 'لن تُعرض عليك عمليات تدقيق جديدة للمطابخ',
  },
  'auditor.withdrawn.body': {
    en: 'Hello {name},\n\nOur team no longer offers you kitchen audits. Audits that you already have stay with you, and mystery visits are offered to you as before. Reply to this message if you have a question.\n\nView your profile:\n{link}',
    ar: 'مرحبًا {name}،\n\nلن يعرض عليك فريقنا عمليات تدقيق المطابخ. تبقى لك عمليات التدقيق المسندة إليك، وتُعرض عليك زيارات المتسوق السري كالمعتاد. إذا كان لديك سؤال فردّ على هذه الرسالة.\n\nعرض ملفك:\n{link}',
  },
  'level.rose.subject': { en: 'Your new level: {level}', ar: 'مستواك الجديد: {level}' },
  'level.rose.body': {
    en: 'Hello {name},\n\nCongratulations. Based on your reports, your level is now {level}.\n\nView the benefits of your level:\n{link}',
    ar: 'مرحبًا {name}،\n\nأحسنت. ارتفع مستواك بناءً على تقاريرك، وهو الآن: {level}.\n\nعرض مزايا مستواك:\n{link}',
  },
  'level.warned.subject': { en: 'Your level may fall on {date}', ar: 'قد ينخفض مستواك بتاريخ {date}' },
  'level.warned.body': {
    en: 'Hello {name},\n\nYour recent reports are below the standard for your level ({level}):\n\n{reasons}\n\nYou have until {date} to improve. Otherwise you move to {lower}; you can regain your level by meeting the same criteria.\n\nView your level:\n{link}',
    ar: 'مرحبًا {name}،\n\nتقاريرك الأخيرة دون ما يتطلبه مستواك ({level}):\n\n{reasons}\n\nلديك مهلة للتحسّن حتى {date}، وبعدها تنتقل إلى مستوى {lower}. يمكنك استعادة مستواك باستيفاء الشروط نفسها.\n\nعرض مستواك:\n{link}',
  },
  'level.fell.subject': { en: 'Your level is now {level}', ar: 'أصبح مستواك: {level}' },
  'level.fell.body': {
    en: 'Hello {name},\n\nThe 30 days are over, and your reports are still below the standard for your level. You are now {level}. You keep the visits that you already have, and three good reports will restore your level.\n\nView your level:\n{link}',
    ar: 'مرحبًا {name}،\n\nانقضت المهلة (30 يومًا) ولا تزال تقاريرك دون ما يتطلبه مستواك، فأصبح مستواك: {level}. تبقى زياراتك الحالية لك، ويمكنك استعادة مستواك بثلاثة تقارير جيدة.\n\nعرض مستواك:\n{link}',
  },
  'payout.paid.subject': { en: 'Paid to your bank account: {amount}', ar: 'حُوّل {amount} إلى حسابك البنكي' },
  'payout.paid.body': {
    en: 'Hello {name},\n\nWe have transferred {amount} to your account {account}. Depending on your bank, it may take one working day to arrive.\n\nVisits paid: {visits}\nBank reference: {reference}\n\nView the payout:\n{link}',
    ar: 'مرحبًا {name}،\n\nحوّلنا {amount} إلى حسابك {account}. قد يستغرق وصول المبلغ يوم عمل بحسب البنك.\n\nعدد الزيارات المدفوعة: {visits}\nمرجع البنك: {reference}\n\nعرض تفاصيل المستحقات:\n{link}',
  },
  'payout.failed.subject': { en: 'A transfer to you failed', ar: 'تعذّر تحويل مبلغ إليك' },
  'payout.failed.body': {
    en: 'Hello {name},\n\nYour bank did not accept our transfer of {amount} to your account {account}. The reason: {reason}\n\nYou will not lose the money. Check your bank account, and we will transfer it again.\n\nCheck your bank account:\n{link}',
    ar: 'مرحبًا {name}،\n\nلم يقبل البنك تحويل {amount} إلى حسابك {account}. السبب: {reason}\n\nمستحقاتك محفوظة. تحقق من بيانات حسابك البنكي لنعيد التحويل.\n\nالتحقق من الحساب البنكي:\n{link}',
  },
  'payout.answered.subject': { en: 'Answer to your question about a payout', ar: 'الرد على استفسارك عن المستحقات' },
  'payout.answered.body': {
    en: 'Hello {name},\n\nHere is our answer to your question about a payout:\n\n{answer}\n\nView the payout:\n{link}',
    ar: 'مرحبًا {name}،\n\nإليك ردّنا على استفسارك عن المستحقات:\n\n{answer}\n\nعرض المستحقات:\n{link}',
  },
})
