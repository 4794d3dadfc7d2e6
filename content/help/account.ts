import type { HelpSource } from './help-source.ts'

/** Signing in, protecting and ending an account: for all people. */
export const accountArticles: readonly HelpSource[] = [
  {
    slug: 'sign-in',
    role: 'everyone',
    topic: 'account',
    audience: 'all',
    page: '/account/sessions',
    changed: '2026-11-30',
    related: ['two-step-sign-in', 'language-and-theme', 'change-email'],
    words: {
      en: 'login, forgot password, cannot sign in, magic link, code by email, text message, locked, devices',
      ar: 'تسجيل الدخول، نسيت كلمة المرور، لا أستطيع الدخول، رابط بالبريد، رسالة نصية، أجهزة',
    },
    en: `
= How do I sign in, and what if I have forgotten my password?
~ With email and password, with a passkey, or by a link and a code that we send to your email.
1. Choose {shell.signIn} at the top of the site.
2. Enter email and password and choose {account.signIn}, or {passkeys.signIn}.
3. Without your password, choose {mailSignIn.open}. Open the link within 15 minutes, or enter the code within 10.
4. For a new password, choose {account.forgotLink}, then {account.sendLink}, and open the link within 30 minutes.
> After a new password you are signed out on all devices.
> Under {ownAccount.sectionSessions} in your account, you see where you are signed in and can sign out single devices or all others.
! Nothing arrives by email. | Look in the spam folder and check the spelling of the address. For your safety, the page never says whether an address has an account.
! Too many attempts. | Wait for the time shown, or set a new password.
! You see no branch after signing in. | Your account works, but no role is assigned to it. The page names the owners of the company: request a role from one of them.
- If a device is not yours, sign it out and change your password.
`,
    ar: `
= كيف أسجّل الدخول، وماذا لو نسيت كلمة المرور؟
~ بالبريد الإلكتروني وكلمة المرور، أو بمفتاح مرور، أو برابط ورمز نرسلهما إلى بريدك.
1. اضغط {shell.signIn} أعلى الموقع.
2. أدخل البريد وكلمة المرور واضغط {account.signIn}، أو {passkeys.signIn}.
3. دون كلمة مرور اضغط {mailSignIn.open}، وافتح الرابط خلال 15 دقيقة أو أدخل الرمز خلال 10 دقائق.
4. لكلمة مرور جديدة اضغط {account.forgotLink} ثم {account.sendLink}، وافتح الرابط خلال 30 دقيقة.
> بعد تغيير كلمة المرور يُسجَّل خروجك من جميع الأجهزة.
> في {ownAccount.sectionSessions} من حسابك ترى أجهزة الدخول، ويمكنك تسجيل الخروج من جهاز أو من البقية كلها.
! لا يصل شيء بالبريد. | ابحث في مجلد الرسائل غير المرغوبة وتحقق من كتابة العنوان. ولحمايتك لا تذكر الصفحة أبدًا هل للعنوان حساب.
! محاولات كثيرة. | انتظر المدة المعروضة أو حدّد كلمة مرور جديدة.
! لا يظهر لك أي فرع بعد الدخول. | حسابك يعمل لكن لا دور له. تذكر الصفحة مُلّاك المنشأة، فاطلب دورًا من أحدهم.
- إن ظهر جهاز لا تعرفه فسجّل خروجه وغيّر كلمة المرور.
`,
  },
  {
    slug: 'two-step-sign-in',
    role: 'everyone',
    topic: 'account',
    audience: 'all',
    page: '/account/security',
    changed: '2026-11-30',
    related: ['sign-in', 'team-and-roles', 'privacy-and-own-data'],
    words: {
      en: '2FA, second factor, authenticator, passkey, fingerprint, recovery codes, lost phone, security',
      ar: 'التحقق بخطوتين، المصادقة، مفتاح مرور، بصمة، رموز الاسترداد، فقدت جوالي، الأمان',
    },
    en: `
= How do I protect my account with a second step or a passkey?
~ A password can be guessed or stolen. With two-step sign-in you also enter a code from your phone. A passkey, by fingerprint, face or PIN of your device, counts as both steps.
1. Open your account from the menu and choose {shell.signInSecurity}.
2. Choose {secondFactor.start} and confirm that it is you.
3. Scan the picture with an authenticator app, or type the key into it.
4. Enter the six digits and choose {secondFactor.confirm}.
5. Print or write down the recovery codes now. They are not shown again. Choose {secondFactor.kept}.
6. For a passkey, open {passkeys.title}, choose {passkeys.add} and follow your device.
> From now, signing in asks for the code, and all other devices are signed out.
! You have lost the phone. | Enter a recovery code in place of the code. Each works once. Then set up the new phone.
! The code is not accepted. | Check that the phone sets its time automatically, and use the code of the right account.
! Your company requires two steps. | You have {#accounts.second-factor-days} to set them up. After that, only your own account opens until you have.
- Owners choose in the team, under {teamSecurity.title}, who needs two steps in their company.
`,
    ar: `
= كيف أحمي حسابي بخطوة ثانية أو بمفتاح مرور؟
~ قد تُخمَّن كلمة المرور أو تُسرق. ومع الدخول بخطوتين تُدخل أيضًا رمزًا من جوالك. أما مفتاح المرور، ببصمة الإصبع أو الوجه أو رمز الجهاز، فيُحتسب خطوتين معًا.
1. افتح حسابك من القائمة واضغط {shell.signInSecurity}.
2. اضغط {secondFactor.start} وأكّد هويتك.
3. امسح الصورة بتطبيق المصادقة أو اكتب المفتاح فيه.
4. أدخل الأرقام الستة واضغط {secondFactor.confirm}.
5. اطبع رموز الاسترداد أو اكتبها الآن، فلن تظهر مرة أخرى، ثم اضغط {secondFactor.kept}.
6. لمفتاح المرور افتح {passkeys.title} واضغط {passkeys.add} واتبع خطوات جهازك.
> من الآن يُطلب الرمز عند تسجيل الدخول، ويُسجَّل الخروج من الأجهزة الأخرى.
! فقدت الجوال. | أدخل رمز استرداد بدل الرمز، وكل رمز يعمل مرة واحدة، ثم فعّل الجوال الجديد.
! لا يُقبل الرمز. | تأكد من ضبط وقت الجوال تلقائيًا، ومن أن الرمز لهذا الحساب.
! تشترط منشأتك الدخول بخطوتين. | لديك {#accounts.second-factor-days} لتفعيله، وبعدها لا يفتح إلا حسابك الشخصي حتى تفعّله.
- يحدد المُلّاك في صفحة الفريق، من {teamSecurity.title}، من يلزمه الدخول بخطوتين في منشأتهم.
`,
  },
  {
    slug: 'change-email',
    role: 'everyone',
    topic: 'account',
    audience: 'all',
    page: '/account/email',
    changed: '2026-11-30',
    related: ['sign-in', 'two-step-sign-in', 'notifications'],
    words: {
      en: 'new address, verify email, change password, mobile number, name',
      ar: 'تغيير البريد، تأكيد البريد، تغيير كلمة المرور، الجوال، الاسم',
    },
    en: `
= How do I change my email, name or password?
~ All of it is in your account, which opens from the menu with your name.
1. Open the menu and choose {shell.ownAccount}.
2. Under {ownAccount.sectionProfile}, change your name and the language of emails, and choose {ownProfile.save}.
3. Under {ownAccount.sectionEmail}, enter the new address and choose {email.change}. Open the link that arrives there.
4. Under {ownAccount.sectionPassword}, set a new password.
> Until you open the link, you sign in with the present address. Afterwards, the previous address is notified and can reverse the change for 7 days.
> After a new password, all other devices are signed out.
! The link has expired. | Request it again on the same page.
! You did not make the change. | Open the link in the notice to the previous address: it returns the account to that address. Then set a new password.
- Documents that were already issued keep the earlier name.
`,
    ar: `
= كيف أغيّر بريدي أو اسمي أو كلمة المرور؟
~ كل ذلك في حسابك الذي تفتحه من القائمة التي تحمل اسمك.
1. افتح القائمة واضغط {shell.ownAccount}.
2. في {ownAccount.sectionProfile} غيّر الاسم ولغة الرسائل ثم اضغط {ownProfile.save}.
3. في {ownAccount.sectionEmail} أدخل العنوان الجديد واضغط {email.change}، ثم افتح الرابط الذي يصل إليه.
4. في {ownAccount.sectionPassword} حدّد كلمة مرور جديدة.
> إلى أن تفتح الرابط تسجّل الدخول بالعنوان الحالي. وبعدها يُبلَّغ العنوان السابق ويمكنه التراجع عن التغيير خلال 7 أيام.
> بعد تغيير كلمة المرور يُسجَّل الخروج من الأجهزة الأخرى.
! انتهت صلاحية الرابط. | اطلبه مرة أخرى من الصفحة نفسها.
! لم تطلب التغيير بنفسك. | افتح الرابط في الإشعار المرسل إلى العنوان السابق ليعود الحساب إليه، ثم حدّد كلمة مرور جديدة.
- المستندات الصادرة تحتفظ بالاسم السابق.
`,
  },
  {
    slug: 'language-and-theme',
    role: 'everyone',
    topic: 'account',
    audience: 'all',
    page: '/account',
    changed: '2026-11-30',
    related: ['sign-in', 'find-things-fast', 'notifications'],
    words: {
      en: 'Arabic, English, dark mode, light, switch language',
      ar: 'العربية، الإنجليزية، الوضع الداكن، فاتح، تغيير اللغة',
    },
    en: `
= How do I change the language or switch to dark mode?
~ Every page exists in English and Arabic. The switch at the top changes the page you are on. Emails have a setting of their own.
1. Choose {shell.switchLanguage} at the top of the page.
2. For emails and notifications, open {shell.ownAccount} and choose the language under {ownAccount.sectionProfile}.
3. For the look, open the menu with your name and choose {shell.theme_light}, {shell.theme_dark} or {shell.theme_system} under {shell.theme}.
> Names of branches and comments appear in your language where they exist in it. Translated text is marked, and the original is one press away.
! A report has text in the other language. | It was written so. Its questions, findings and summary exist in both languages, and the PDF is available in either.
! Emails come in the wrong language. | The switch at the top does not change them. Change the language in your account.
`,
    ar: `
= كيف أغيّر اللغة أو أستخدم الوضع الداكن؟
~ كل صفحة متاحة بالعربية والإنجليزية. يغيّر المفتاح في الأعلى لغة الصفحة الحالية، وللرسائل إعداد خاص بها.
1. اضغط {shell.switchLanguage} أعلى الصفحة.
2. للرسائل والإشعارات افتح {shell.ownAccount} واختر اللغة من {ownAccount.sectionProfile}.
3. للمظهر افتح القائمة التي تحمل اسمك واختر {shell.theme_light} أو {shell.theme_dark} أو {shell.theme_system} من {shell.theme}.
> تظهر أسماء الفروع والتعليقات بلغتك متى توفرت بها. والنص المترجم موسوم، والأصل متاح بضغطة.
! في التقرير نص باللغة الأخرى. | كُتب كذلك. أما الأسئلة والملاحظات والملخص فبالعربية والإنجليزية، وملف PDF متاح بأي منهما.
! تصلك الرسائل بلغة غير مناسبة. | المفتاح في الأعلى لا يغيّرها. غيّر اللغة من حسابك.
`,
  },
  {
    slug: 'find-things-fast',
    role: 'everyone',
    topic: 'account',
    audience: 'all',
    page: '/account',
    changed: '2026-11-30',
    related: ['language-and-theme', 'read-a-report'],
    words: {
      en: 'search, command palette, shortcut, keyboard, number of a report, saved view, export',
      ar: 'بحث، اختصارات، لوحة المفاتيح، رقم التقرير، عرض محفوظ، تصدير',
    },
    en: `
= How do I find a page, a branch or a report quickly?
~ By the search of the portal. It finds records by number or name, in English or Arabic, and pages by what you want to do.
1. In the portal, choose {shell.searchShort} in the side bar or at the top of a phone’s page, or press Ctrl K.
2. Type a number such as MS-0032, a name, or what you want to do, such as: new branch.
3. Press Enter to open the first result.
4. In a list, use search, filters and sorting, and save the view for later. Export gives the list with your filters as Excel or CSV.
> The search shows only what your role may see.
! Nothing is found. | Try one word, or the name in the other language.
- Keyboard users open the keys of a page from the menu with their name, under {shell.shortcuts}.
`,
    ar: `
= كيف أجد صفحة أو فرعًا أو تقريرًا بسرعة؟
~ من بحث البوابة. يجد السجلات بالرقم أو الاسم، بالعربية أو الإنجليزية، والصفحات بما تريد فعله.
1. في البوابة اضغط {shell.searchShort} في الشريط الجانبي أو أعلى صفحة الجوال، أو اضغط Ctrl K.
2. اكتب رقمًا مثل MS-0032 أو اسمًا أو ما تريد فعله، مثل: فرع جديد.
3. اضغط Enter لفتح النتيجة الأولى.
4. في القوائم استخدم البحث والتصفية والترتيب، واحفظ العرض لوقت لاحق. ويعطيك التصدير القائمة بتصفيتها بصيغة Excel أو CSV.
> لا يعرض البحث إلا ما يتيحه دورك.
! لا توجد نتيجة. | جرّب كلمة واحدة، أو الاسم باللغة الأخرى.
- لاختصارات لوحة المفاتيح افتح القائمة التي تحمل اسمك ثم {shell.shortcuts}.
`,
  },
]
