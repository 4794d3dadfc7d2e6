import type { HelpSource } from './help-source.ts'

/** Certificates, and guests’ reviews on their pages. */
export const certificateArticles: readonly HelpSource[] = [
  {
    slug: 'get-a-certificate',
    role: 'owners',
    topic: 'certificates',
    audience: { right: 'certificates.apply' },
    page: '/client/certificates',
    changed: '2026-11-30',
    related: ['certificate-suspended', 'check-a-certificate', 'guest-reviews'],
    picture: 'certificate',
    words: {
      en: 'silver, gold, platinum, badge, QR, apply, renew, award, eligible, embed',
      ar: 'فضية، ذهبية، بلاتينية، شارة، رمز، تقديم، تجديد، منح، مؤهل، تضمين',
    },
    en: `
= How does a branch get a certificate?
~ By its visits. The average of the last {#certificate.visits} within {#certificate.within} decides: from {#certificate.silver} Silver, from {#certificate.gold} Gold, from {#certificate.platinum} Platinum. It cannot be bought.
1. Open {shell.certificates} in the menu. Each branch shows its average today and what is still missing.
2. When a branch is marked {certificates.situation_eligible}, choose {certificates.apply}.
3. Add a note if needed, for example how to write the name of the branch, and choose {certificates.send}.
4. Our team checks the criteria against the reports and issues the certificate.
5. Open the certificate for its files: {certificate.pdf}, {certificate.qrDownload}, {certificate.sharing} and {certificate.code} for your website.
> The certificate is valid for {#certificate.valid}. Its public page always shows the status of the moment.
> You decide whether the score band is shown and whether it is listed in the public register, under {certificate.present}.
! A branch is not eligible although its scores are good. | Look under {certificates.missingHeading}: more counted visits, a critical failure in the last {#certificate.critical}, or an overdue action on a critical failure.
! You cannot apply. | New certificates are part of the Professional and Enterprise plans. Certificates that you hold stay valid until their end.
! It ends soon. | Choose {certificates.renew} once the criteria are met. The renewed certificate has a number and a link of its own, and the earlier page points to it.
- A certificate belongs to one branch. It covers the guest’s experience and is not a health or municipal licence.
`,
    ar: `
= كيف يحصل الفرع على شهادة؟
~ بزياراته. يحدد المستوى متوسط آخر {#certificate.visits} خلال {#certificate.within}: من {#certificate.silver} فضية، ومن {#certificate.gold} ذهبية، ومن {#certificate.platinum} بلاتينية. ولا تُشترى الشهادة.
1. افتح {shell.certificates} من القائمة، فلكل فرع متوسطه اليوم وما ينقصه.
2. متى ظهرت للفرع حالة {certificates.situation_eligible} اضغط {certificates.apply}.
3. أضف ملاحظة إن لزم، كطريقة كتابة اسم الفرع، ثم اضغط {certificates.send}.
4. يطابق فريقنا الشروط مع التقارير ويصدر الشهادة.
5. افتح الشهادة لتحصل على ملفاتها: {certificate.pdf} و{certificate.qrDownload} و{certificate.sharing} و{certificate.code} لموقعك الإلكتروني.
> مدة الشهادة {#certificate.valid}، وصفحتها العامة تعرض حالتها في لحظتها دائمًا.
> تقرر أنت هل تظهر فئة الدرجة وهل تُدرج الشهادة في السجل العام، من {certificate.present}.
! الفرع غير مؤهل مع أن درجاته جيدة. | انظر إلى {certificates.missingHeading}: زيارات محتسبة أخرى، أو إخفاق حرج خلال آخر {#certificate.critical}، أو إجراء متأخر على إخفاق حرج.
! لا يمكنك التقديم. | الشهادات الجديدة ضمن الباقة الاحترافية وباقة المنشآت الكبرى، وما لديك من شهادات يبقى ساريًا حتى نهايته.
! توشك الشهادة على الانتهاء. | اضغط {certificates.renew} متى تحققت الشروط. للشهادة المجددة رقم ورابط خاصان بها، وتحيل إليها الصفحة السابقة.
- الشهادة لفرع واحد، وتغطي تجربة الضيف، وليست رخصة صحية أو بلدية.
`,
  },
  {
    slug: 'certificate-suspended',
    role: 'owners',
    topic: 'certificates',
    audience: { right: 'certificates.read' },
    page: '/client/certificates',
    changed: '2026-11-30',
    related: ['get-a-certificate', 'corrective-actions', 'dispute-an-answer'],
    words: {
      en: 'suspended, revoked, lost, expired, take away, reinstated, at risk',
      ar: 'موقوفة، إيقاف الشهادة، ملغاة، سحب الشهادة، منتهية، استئناف السريان',
    },
    en: `
= Why is my certificate suspended, and how is it restored?
~ A critical failure on a visit suspends the certificate of the branch automatically. It becomes valid again as soon as the correction of every critical failure of that visit is verified.
1. Open {shell.certificates} and select the certificate. The reason is shown at the top.
2. Open the report of the visit with {certificate.theReport}.
3. Open a corrective action on the critical finding, correct the cause and add photos as proof.
4. Choose {action.finish}. Our review desk then checks the proof, or the next visit confirms the correction.
5. Look at the certificate again: it is valid from the moment of the confirmation, and you are notified.
> While it is suspended, everyone who checks it sees that. Please do not display it during this time.
! Your own verification did not lift the suspension. | That check is a declaration. The review desk or the next visit confirms the correction.
! You think that the finding is wrong. | Dispute the answer within {#reports.dispute-days}. If the dispute is upheld, the certificate follows from the corrected report.
! Our team suspended it for another reason. | The reason is on the page. Write to us with {certificate.write}: you have the right to reply.
! It was revoked. | A revoked certificate does not become valid again. The branch can earn a new one.
- A falling average does not take a valid certificate away. It prevents the renewal.
`,
    ar: `
= لماذا أُوقفت شهادتي مؤقتًا وكيف يُستأنف سريانها؟
~ الإخفاق في معيار حرج خلال زيارة يوقف شهادة الفرع تلقائيًا، ويُستأنف سريانها فور التحقق من تصحيح كل إخفاق حرج في تلك الزيارة.
1. افتح {shell.certificates} واختر الشهادة، فالسبب في أعلى الصفحة.
2. افتح تقرير الزيارة من {certificate.theReport}.
3. أضف إجراءً تصحيحيًا على الملاحظة الحرجة، وعالج السبب، وأضف صورًا للإثبات.
4. اضغط {action.finish}، ثم يفحص مراجعونا الإثبات أو تؤكد الزيارة التالية التصحيح.
5. انظر إلى الشهادة مرة أخرى: تعود سارية لحظة التأكيد، ويصلك إشعار.
> ما دامت موقوفة فحالتها ظاهرة لكل من يتحقق منها، فنرجو عدم عرضها خلال هذه المدة.
! لم يرفع تحققك الإيقاف. | تحققك إفادة من منشأتك، ويؤكد التصحيح مراجعونا أو الزيارة التالية.
! ترى أن الملاحظة غير صحيحة. | اعترض على الإجابة خلال {#reports.dispute-days}. فإن قُبل الاعتراض تبعت الشهادة التقرير المصحّح.
! أوقفها فريقنا لسبب آخر. | السبب مذكور في الصفحة. راسلنا بزر {certificate.write}، فلك حق الرد.
! أُلغيت الشهادة. | الملغاة لا تعود سارية، ويمكن للفرع الحصول على شهادة جديدة.
- انخفاض المتوسط لا يُسقط شهادة سارية، لكنه يمنع تجديدها.
`,
  },
  {
    slug: 'guest-reviews',
    role: 'branch-managers',
    topic: 'certificates',
    audience: { right: 'guest-reviews.read' },
    page: '/client/certificates/reviews',
    changed: '2026-11-30',
    related: ['get-a-certificate', 'check-a-certificate', 'notifications'],
    words: {
      en: 'stars, rating, reply to guest, public review',
      ar: 'نجوم، تقييم الضيوف، الرد على الضيف، مراجعة عامة',
    },
    en: `
= How do I read and answer guests’ reviews?
~ Guests write on the public page of a certificate, which opens from its QR code. Our team checks each review before it appears. You may reply once to each.
1. Open {shell.certificates}, then {certificates.reviews}.
2. Filter by branch, stars or period, or by reviews without an answer.
3. Choose {guestReviews.answer}, write your reply and choose {guestReviews.publishReply}.
> The reply is public immediately, below the review. You can change it within a day.
! A review is not an experience of a guest, or it names people. | Choose {guestReviews.report} and say what is wrong. Our team reviews it again. A low rating alone is not a reason to remove it.
! No average is shown. | It appears from five reviews.
- Reviews never change a certificate. It rests on mystery visits alone.
- Owners, managers and branch managers reply. Viewers read.
`,
    ar: `
= كيف أقرأ تقييمات الضيوف وأرد عليها؟
~ يكتب الضيوف في الصفحة العامة للشهادة التي يفتحها رمزها. ويدقّق فريقنا كل تقييم قبل ظهوره، ولك رد واحد على كل تقييم.
1. افتح {shell.certificates} ثم {certificates.reviews}.
2. استخدم التصفية بحسب الفرع أو النجوم أو الفترة، أو ما لم يُرد عليه.
3. اضغط {guestReviews.answer} واكتب ردك ثم {guestReviews.publishReply}.
> يظهر الرد للجميع فورًا أسفل التقييم، ويمكنك تعديله خلال يوم.
! التقييم ليس تجربة ضيف، أو يذكر أسماء. | اضغط {guestReviews.report} واذكر المشكلة، فيراجعه فريقنا مرة أخرى. والتقييم المنخفض وحده ليس سببًا لإزالته.
! لا يظهر متوسط. | يظهر ابتداءً من خمسة تقييمات.
- التقييمات لا تغيّر الشهادة، فهي مبنية على زيارات المتسوّق السري وحدها.
- يرد المالك والمدير ومدير الفرع، وللمطّلع القراءة.
`,
  },
  {
    slug: 'check-a-certificate',
    role: 'everyone',
    topic: 'certificates',
    audience: 'all',
    page: '/get-certified',
    changed: '2026-11-30',
    related: ['get-a-certificate', 'certificate-suspended', 'guest-reviews'],
    words: {
      en: 'verify, QR code, genuine, fake, certificate number, valid, register of holders',
      ar: 'التحقق من الشهادة، رمز، أصلية، مزورة، رقم الشهادة، سارية، سجل الحاصلين',
    },
    en: `
= What does the check of a certificate tell me?
~ Its page shows whether the certificate is valid at this moment, for which branch, at which level and until when. You need no account.
1. Scan the code on the certificate, or enter its number under {certified.numberLabel} on the page {certified.shortName} and choose {certified.checkNumber}.
2. Check that the address in your browser is exactly the one stated under {verification.address}.
3. Read {verification.state}, then {verification.covers} and {verification.coversNot}.
4. Look at {verification.signature}: the details were signed when it was issued, and your browser checks the signature.
> Valid means that the branch met the published criteria on its mystery visits. It covers the guest’s experience, and it is not a health licence.
> Suspended means that a critical failure was found and its correction is not confirmed yet. The page names the kind of reason.
! The number is not found. | We did not issue that certificate. Please choose {verification.misuse} or write to us.
! The page shows expired or revoked. | The certificate says nothing about the branch today. If a newer one exists, the page links to it.
- Guests may write a review on the same page. Reviews do not change the certificate.
`,
    ar: `
= رأيت شهادة في مطعم، فماذا يخبرني التحقق منها؟
~ تعرض صفحتها هل الشهادة سارية الآن، ولأي فرع، وبأي مستوى، وحتى متى. ولا تحتاج إلى حساب.
1. امسح الرمز على الشهادة، أو أدخل رقمها في {certified.numberLabel} بصفحة {certified.shortName} واضغط {certified.checkNumber}.
2. تأكد من أن العنوان في متصفحك هو تمامًا المذكور في {verification.address}.
3. اقرأ {verification.state}، ثم {verification.covers} و{verification.coversNot}.
4. انظر إلى {verification.signature}: وُقّعت البيانات عند الإصدار، ويتحقق متصفحك من التوقيع.
> سارية تعني أن الفرع استوفى الشروط المعلنة في زيارات المتسوّق السري. وهي تغطي تجربة الضيف وليست رخصة صحية.
> موقوفة مؤقتًا تعني أن إخفاقًا حرجًا رُصد ولم يُؤكد تصحيحه بعد. وتذكر الصفحة نوع السبب.
! لا توجد شهادة بهذا الرقم. | لم نصدر تلك الشهادة. اضغط {verification.misuse} أو راسلنا.
! تظهر منتهية أو ملغاة. | لا تدل الشهادة على حال الفرع اليوم. وإن وُجدت أحدث منها أحالت إليها الصفحة.
- يمكن للضيوف كتابة تقييم في الصفحة نفسها، والتقييمات لا تغيّر الشهادة.
`,
  },
]
