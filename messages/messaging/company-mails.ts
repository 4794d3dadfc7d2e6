import { defineMessages } from '#/domain/text.ts'

/** Mails about the approval of a client's account. */
export const companyMails = defineMessages({
  'client.imported.subject': { en: 'Your company account is ready', ar: 'حساب منشأتك جاهز' },
  'client.imported.body': {
    en: 'Hello {name},\n\nOur team has created an account for your company with this email address. {source}\n\nRequest a link to set your password here:\n{link}\n\nThen you can sign in, request visits and read reports.',
    ar: 'مرحبًا {name}،\n\nأنشأ فريقنا حسابًا لمنشأتك بهذا البريد الإلكتروني. {source}\n\nاطلب رابط تعيين كلمة المرور من هنا:\n{link}\n\nبعدها يمكنك تسجيل الدخول وطلب الزيارات والاطلاع على التقارير.',
  },
  'client.viewed.subject': { en: 'Our team viewed your pages', ar: 'اطّلع فريقنا على صفحات حسابك' },
  'client.viewed.body': {
    en: 'Hello {name},\n\nOur team opened the pages of your company account, read-only, for this reason:\n\n{reason}\n\nNothing can be changed in such a view. All views are listed here:\n{link}',
    ar: 'مرحبًا {name}،\n\nاطّلع فريقنا على صفحات حساب منشأتك، دون إمكانية التعديل، للسبب التالي:\n\n{reason}\n\nلا يمكن تعديل أي شيء أثناء الاطلاع. تجد كل مرات الاطلاع هنا:\n{link}',
  },
  'client.asked.subject': { en: 'We need one more thing for your account', ar: 'نحتاج إلى معلومة أخرى عن حساب منشأتك' },
  'client.asked.body': {
    en: 'Hello {name},\n\nBefore we can approve your company account, we need:\n\n{reason}\n\nAnswer and send documents here:\n{link}',
    ar: 'مرحبًا {name}،\n\nقبل اعتماد حساب منشأتك، نحتاج إلى ما يلي:\n\n{reason}\n\nالرد وإرسال المستندات من هنا:\n{link}',
  },
  'ownership.step.subject': { en: 'Transfer of ownership: {outcome}', ar: 'نقل الملكية: {outcome}' },
  'ownership.step.body': {
    en: 'Hello {name},\n\nThis is about the transfer of ownership of a company.\n\nCompany: {called}\nFrom: {giver}\nTo: {receiver}\nStatus: {outcome}\nEnd of the waiting time: {until}\n\nUntil then any owner can withdraw it, and the new owner can accept or decline it:\n{link}',
    ar: 'مرحبًا {name}،\n\nتخص هذه الرسالة نقل ملكية منشأة.\n\nالمنشأة: {called}\nمن: {giver}\nإلى: {receiver}\nالحالة: {outcome}\nنهاية المهلة: {until}\n\nحتى ذلك الموعد يمكن لأي مالك سحب النقل، وللمالك الجديد قبوله أو رفضه:\n{link}',
  },
  'ownership.given.subject': { en: 'New owner of your company: {outcome}', ar: 'مالك جديد لمنشأتك: {outcome}' },
  'ownership.given.body': {
    en: 'Hello {name},\n\nOn a signed letter and an extract of the commercial registration, our team gives a company a new owner, because its owner could not be reached.\n\nCompany: {called}\nNew owner: {receiver}\nStatus: {outcome}\nEnd of the notice: {until}\nReason: {reason}\n\nUntil then any owner can object, which stops it immediately. Present owners keep their role. Sign in here to object:\n{link}',
    ar: 'مرحبًا {name}،\n\nبناءً على خطاب موقّع ومستخرج من السجل التجاري يعيّن فريقنا مالكًا جديدًا لمنشأة تعذّر الوصول إلى مالكها.\n\nالمنشأة: {called}\nالمالك الجديد: {receiver}\nالحالة: {outcome}\nنهاية المهلة: {until}\nالسبب: {reason}\n\nحتى ذلك الموعد يمكن لأي مالك الاعتراض، فيتوقف التعيين فورًا. يحتفظ المُلّاك الحاليون بدورهم. للاعتراض يكفي الدخول من هنا:\n{link}',
  },
  'company.closing.subject': { en: '{called} is being closed', ar: '{called}: حساب المنشأة قيد الإغلاق' },
  'company.closing.body': {
    en: 'Hello {name},\n\nYour company is being closed.\n\nCompany: {called}\nClosed by: {by}\nErased on: {until}\n\nUntil then your team can read and export everything, and any owner can keep the company here:\n{link}',
    ar: 'مرحبًا {name}،\n\nبدأ إغلاق حساب منشأتك.\n\nالمنشأة: {called}\nصاحب الطلب: {by}\nموعد المحو: {until}\n\nحتى ذلك اليوم يستطيع فريقك الاطلاع على كل شيء وتصديره، ويستطيع أي مالك الإبقاء على الحساب من هنا:\n{link}',
  },
  'company.closing-soon.subject': {
    en: '{called} will be erased on {until}',
    ar: '{called}: يُمحى الحساب بتاريخ {until}',
  },
  'company.closing-soon.body': {
    en: 'Hello {name},\n\nThe data of your company will be erased soon. It cannot be brought back afterwards.\n\nCompany: {called}\nErased on: {until}\n\nExport what you need, or keep the company here:\n{link}',
    ar: 'مرحبًا {name}،\n\nستُمحى بيانات منشأتك قريبًا، ولا يمكن استعادتها بعد ذلك.\n\nالمنشأة: {called}\nموعد المحو: {until}\n\nصدّر ما تحتاج إليه، أو أبقِ على الحساب من هنا:\n{link}',
  },
  'company.kept.subject': { en: '{called} stays', ar: '{called}: بقي حساب المنشأة' },
  'company.kept.body': {
    en: 'Hello {name},\n\n{by} has stopped the closing of your company. Your team can work again.\n\nCompany: {called}\n\nVisit programmes are paused until you resume them. Cancelled requests and invitations have to be made again.\n\nOpen your company:\n{link}',
    ar: 'مرحبًا {name}،\n\nأوقف {by} إغلاق حساب منشأتك، ويستطيع فريقك العمل من جديد.\n\nالمنشأة: {called}\n\nبرامج الزيارات متوقفة إلى أن تستأنفها، ويلزم تقديم الطلبات الملغاة والدعوات من جديد.\n\nفتح حساب المنشأة:\n{link}',
  },
  'company.closed.subject': { en: '{called} is closed', ar: '{called}: أُغلق حساب المنشأة' },
  'company.closed.body': {
    en: 'Hello {name},\n\nThe 30 days are over. The company {called} is closed and its data is erased. Invoices and payments are kept, as the law requires.\n\nYour own account stays. Sign in here to use it or to end it:\n{link}',
    ar: 'مرحبًا {name}،\n\nانتهت مهلة 30 يومًا، فأُغلق حساب المنشأة {called} ومُحيت بياناتها. تُحفظ الفواتير والمدفوعات وفق ما يشترطه النظام.\n\nيبقى حسابك الشخصي. للدخول إليه أو إنهائه:\n{link}',
  },
  'team.second-factor.subject': {
    en: 'The two-step sign-in rule of your company changed',
    ar: 'تغيّر شرط الدخول بخطوتين في منشأتك',
  },
  'team.second-factor.body': {
    en: 'Hello {name},\n\nThe rule for two-step sign-in in your company has changed.\n\nChanged by: {by}\nRequired for: {chosen}\n\nIf you did not expect this, check the rule and your team here:\n{link}',
    ar: 'مرحبًا {name}،\n\nتغيّر شرط الدخول بخطوتين في منشأتك.\n\nصاحب التغيير: {by}\nمطلوب من: {chosen}\n\nإن لم تكن على علم بذلك فراجع الشرط وفريقك من هنا:\n{link}',
  },
  'api.webhook.subject': {
    en: 'Webhook endpoint “{endpoint}” of your company: {step}',
    ar: 'عنوان استقبال Webhooks «{endpoint}»: {step}',
  },
  'api.webhook.body': {
    en: 'Hello {name},\n\nAn endpoint that receives events of your company has changed.\n\nEndpoint: {endpoint}\nChange: {step}\nChanged by: {by}\n\nIf you did not expect this, check the endpoints here:\n{link}',
    ar: 'مرحبًا {name}،\n\nتغيّر عنوان يستقبل أحداث منشأتك.\n\nالعنوان: {endpoint}\nالتغيير: {step}\nصاحب التغيير: {by}\n\nإن لم تكن على علم بذلك فراجع العناوين من هنا:\n{link}',
  },
  'api.webhook-off.subject': {
    en: 'Webhook endpoint “{endpoint}” is disabled',
    ar: 'عُطّل عنوان استقبال Webhooks «{endpoint}»',
  },
  'api.webhook-off.body': {
    en: 'Hello {name},\n\nAn endpoint of your company receives no more messages.\n\nEndpoint: {endpoint}\nReason: {why}\n\nCheck the receiver, switch the endpoint on and send the failed messages again:\n{link}',
    ar: 'مرحبًا {name}،\n\nتوقف إرسال الرسائل إلى عنوان استقبال في منشأتك.\n\nالعنوان: {endpoint}\nالسبب: {why}\n\nراجع البرنامج المستقبِل ثم شغّل العنوان وأعد إرسال الرسائل المتعذّرة من هنا:\n{link}',
  },
  'api.key.subject': { en: 'API key “{key}” of your company: {step}', ar: 'مفتاح الواجهة البرمجية «{key}»: {step}' },
  'api.key.body': {
    en: 'Hello {name},\n\nA key of your company’s API has changed.\n\nKey: {key}\nChange: {step}\nChanged by: {by}\n\nIf you did not expect this, revoke the key here:\n{link}',
    ar: 'مرحبًا {name}،\n\nتغيّر أحد مفاتيح الواجهة البرمجية لمنشأتك.\n\nالمفتاح: {key}\nالتغيير: {step}\nصاحب التغيير: {by}\n\nإن لم تكن على علم بذلك فألغِ المفتاح من هنا:\n{link}',
  },
  'client.approved.subject': { en: 'Your company account is approved', ar: 'اعتُمد حساب منشأتك' },
  'client.approved.body': {
    en: 'Hello {name},\n\nYour company account is approved. We can now carry out the visits that you request.\n\nOpen your dashboard:\n{link}',
    ar: 'مرحبًا {name}،\n\nاعتُمد حساب منشأتك، ويمكننا الآن تنفيذ الزيارات التي تطلبها.\n\nفتح لوحة التحكم:\n{link}',
  },
  'client.rejected.subject': { en: 'Your company account was not approved', ar: 'لم يُعتمد حساب منشأتك' },
  'client.rejected.body': {
    en: 'Hello {name},\n\nWe could not approve your company account for this reason:\n\n{reason}\n\nReply to this email once the matter is resolved, and we will review your account again.',
    ar: 'مرحبًا {name}،\n\nتعذّر اعتماد حساب منشأتك للسبب التالي:\n\n{reason}\n\nبعد معالجة السبب، يكفي الرد على هذه الرسالة لنراجع الحساب مرة أخرى.',
  },
  'client.suspended.subject': { en: 'Your company account is suspended', ar: 'أُوقف حساب منشأتك' },
  'client.suspended.body': {
    en: 'Hello {name},\n\nYour company account is suspended, so you cannot place new requests. Your reports remain available. The reason:\n\n{reason}\n\nReply to this email to resolve the matter.',
    ar: 'مرحبًا {name}،\n\nأُوقف حساب منشأتك، فلا يمكن إرسال طلبات جديدة، وتبقى تقاريرك متاحة. السبب:\n\n{reason}\n\nيكفي الرد على هذه الرسالة لمعالجة الأمر.',
  },
  'node.moved.subject': { en: 'Moved: {what}', ar: 'نقل: {what}' },
  'node.moved.body': {
    en: 'Hello {name},\n\nThe structure of your company has changed.\n\nMoved: {what}\nFrom: {from}\nTo: {to}\n\nWhat you see now follows the new structure. Reports released so far keep their place.\n\nOpen the structure:\n{link}',
    ar: 'مرحبًا {name}،\n\nتغيّر الهيكل التنظيمي لمنشأتك.\n\nالمنقول: {what}\nمن: {from}\nإلى: {to}\n\nتتبع صلاحيات الاطلاع الهيكل الجديد من الآن، وتبقى التقارير الصادرة على تبعيتها السابقة.\n\nعرض الهيكل التنظيمي:\n{link}',
  },
  'node.merged.subject': { en: 'Merged: {what}', ar: 'دمج: {what}' },
  'node.merged.body': {
    en: 'Hello {name},\n\nTwo groups of your company were merged.\n\nClosed: {what}\nIts branches and groups are now in: {into}\n\nWhat you see now follows the new structure. Reports released so far keep their place.\n\nOpen the structure:\n{link}',
    ar: 'مرحبًا {name}،\n\nدُمجت مجموعتان في منشأتك.\n\nالمجموعة المغلقة: {what}\nفروعها ومجموعاتها الآن ضمن: {into}\n\nتتبع صلاحيات الاطلاع الهيكل الجديد من الآن، وتبقى التقارير الصادرة على تبعيتها السابقة.\n\nعرض الهيكل التنظيمي:\n{link}',
  },
  'client.reinstated.subject': { en: 'Your company account is active again', ar: 'أُعيد تفعيل حساب منشأتك' },
  'client.reinstated.body': {
    en: 'Hello {name},\n\nYour company account is active again, and you can request visits.\n\nOpen your dashboard:\n{link}',
    ar: 'مرحبًا {name}،\n\nأُعيد تفعيل حساب منشأتك، ويمكنك طلب الزيارات.\n\nفتح لوحة التحكم:\n{link}',
  },
  'team.invited.subject': { en: 'Join the team of {called}', ar: 'دعوة للانضمام إلى فريق {called}' },
  'team.invited.body': {
    en: 'Hello,\n\n{inviter} invites you to the team of {called}.\n\nYour role: {offer}\n\nAnswer the invitation here within 7 days:\n{link}\n\nIf you did not expect it, you can ignore this email.',
    ar: 'مرحبًا،\n\nيدعوك {inviter} للانضمام إلى فريق {called}.\n\nدورك: {offer}\n\nيمكنك الرد على الدعوة خلال 7 أيام من هنا:\n{link}\n\nإن لم تكن تتوقع هذه الدعوة فتجاهل الرسالة.',
  },
  'team.joined.subject': { en: '{address} joined your team', ar: 'انضم {address} إلى فريقك' },
  'team.joined.body': {
    en: 'Hello {name},\n\n{address} accepted your invitation and is now in the team of {called}.\n\nOpen the team:\n{link}',
    ar: 'مرحبًا {name}،\n\nقبل {address} دعوتك وأصبح من فريق {called}.\n\nفتح صفحة الفريق:\n{link}',
  },
  'team.declined.subject': { en: '{address} declined your invitation', ar: 'اعتذر {address} عن دعوتك' },
  'team.declined.body': {
    en: 'Hello {name},\n\n{address} declined your invitation to the team of {called}.\n\nOpen the team:\n{link}',
    ar: 'مرحبًا {name}،\n\nاعتذر {address} عن دعوتك إلى فريق {called}.\n\nفتح صفحة الفريق:\n{link}',
  },
  'team.grants.subject': { en: 'Your roles at {called} have changed', ar: 'تغيّرت أدوارك في {called}' },
  'team.grants.body': {
    en: 'Hello {name},\n\nYour roles at {called} have changed. The menu shows what you can open now:\n{link}',
    ar: 'مرحبًا {name}،\n\nتغيّرت أدوارك في {called}. تعرض القائمة ما يمكنك فتحه الآن:\n{link}',
  },
  'team.reactivated.subject': { en: 'Your access to {called} is active again', ar: 'عادت صلاحيتك في {called}' },
  'team.reactivated.body': {
    en: 'Hello {name},\n\nYour access to {called} is active again.\n\nOpen the dashboard:\n{link}',
    ar: 'مرحبًا {name}،\n\nعادت صلاحيتك في {called}.\n\nفتح لوحة التحكم:\n{link}',
  },
  'team.suspended.subject': { en: 'Your access to {called} is suspended', ar: 'أُوقفت صلاحيتك في {called} مؤقتًا' },
  'team.suspended.body': {
    en: 'Hello {name},\n\nYour access to {called} is suspended for now. Ask an owner of the company why. Your own account stays:\n{link}',
    ar: 'مرحبًا {name}،\n\nأُوقفت صلاحيتك في {called} مؤقتًا. يمكنك سؤال مالك حساب المنشأة عن السبب. يبقى حسابك الشخصي:\n{link}',
  },
  'team.removed.subject': { en: 'You are no longer in the team of {called}', ar: 'لم تعد ضمن فريق {called}' },
  'team.removed.body': {
    en: 'Hello {name},\n\nYour membership at {called} has ended. Your own account stays:\n{link}',
    ar: 'مرحبًا {name}،\n\nانتهت عضويتك في {called}. يبقى حسابك الشخصي:\n{link}',
  },
})
