import type { HelpSource } from './help-source.ts'

/** The password vault and its recovery. */
export const vaultArticles: readonly HelpSource[] = [
  {
    slug: 'password-vault',
    role: 'owners',
    topic: 'daily',
    audience: { right: 'vault.use' },
    page: '/client/secure-password-vault',
    changed: '2026-11-30',
    related: ['vault-recovery', 'team-and-roles', 'two-step-sign-in'],
    words: {
      en: 'shared passwords, logins, delivery apps, encrypted, collection, generator, import',
      ar: 'كلمات مرور مشتركة، تطبيقات التوصيل، تشفير، مجموعة، استيراد، خزنة',
    },
    en: `
= How does my team share passwords safely?
~ In the vault. Entries are encrypted in your browser before they are sent, so that not even our team can read them. Owners and managers create collections and share them.
1. Open {shell.passwordVault} in the menu. Your email address must be verified first.
2. Choose a vault password of at least 12 characters that you use nowhere else, confirm {vault.understood}, keep {vault.wantsKit} ticked and choose {vault.setUp}.
3. Print the recovery key that is shown once, and keep it on paper.
4. Owners and managers: add a collection with {vault.addCollection}, for example for delivery apps, and logins with {vault.newEntry}.
5. Open {vault.sharePeople} and choose a colleague and the rights. Compare the twelve words by phone or in person before you share.
6. To use a login, unlock the vault and choose {vault.copy_secret}. The clipboard is cleared after 30 seconds.
> The vault locks on its own. {vault.lockNow} locks it immediately.
> Showing and copying of a secret is listed with the entry, as reported by the browsers.
! A colleague leaves. | Remove the person in {vault.sharePeople}: the key changes. Then change the listed passwords at their services, because that person could read them.
! A colleague cannot be chosen. | That person has not set up an own vault yet. It takes two minutes on the same page.
! {vault.keyChanged} | The person has started a new vault. Compare the words again before you share. If they differ, do not confirm.
- {vault.import} reads files of other password managers in the browser, without uploading them.
`,
    ar: `
= كيف يتشارك فريقي كلمات المرور بأمان؟
~ في الخزنة. تُشفَّر البيانات في متصفحك قبل إرسالها، فلا يستطيع حتى فريقنا قراءتها. ينشئ المالك والمدير المجموعات ويشاركانها.
1. افتح {shell.passwordVault} من القائمة، على أن يكون بريدك الإلكتروني مؤكدًا.
2. اختر كلمة مرور للخزنة من 12 خانة فأكثر لا تستخدمها في مكان آخر، وأكّد {vault.understood} وأبقِ خيار {vault.wantsKit} محددًا ثم اضغط {vault.setUp}.
3. اطبع مفتاح الاسترداد الذي يظهر مرة واحدة واحفظه على الورق.
4. للمالك والمدير: أضف مجموعة بزر {vault.addCollection}، لتطبيقات التوصيل مثلًا، وأضف بيانات الدخول بزر {vault.newEntry}.
5. افتح {vault.sharePeople} واختر الزميل وصلاحيته، وقارن معه الكلمات الاثنتي عشرة بالجوال أو وجهًا لوجه قبل المشاركة.
6. لاستخدام بيانات دخول افتح الخزنة واضغط {vault.copy_secret}. تُمسح الحافظة بعد 30 ثانية.
> تُقفل الخزنة تلقائيًا، وزر {vault.lockNow} يقفلها فورًا.
> يُذكر عند كل بند من عرضه ومن نسخه كما أبلغت المتصفحات.
! غادر أحد الزملاء. | أزله من {vault.sharePeople} فيتغيّر المفتاح، ثم غيّر كلمات المرور المذكورة في مواقعها، لأنه كان يستطيع قراءتها.
! لا يظهر الزميل للاختيار. | لم ينشئ خزنته بعد، ويستغرق ذلك دقيقتين في الصفحة نفسها.
! {vault.keyChanged} | أنشأ الشخص خزنة جديدة. قارن معه الكلمات من جديد قبل المشاركة، وإن اختلفت فلا تؤكد.
- يقرأ {vault.import} ملفات برامج كلمات المرور الأخرى داخل المتصفح دون رفعها.
`,
  },
  {
    slug: 'vault-recovery',
    role: 'owners',
    topic: 'daily',
    audience: { right: 'vault.use' },
    page: '/client/secure-password-vault',
    changed: '2026-11-30',
    related: ['password-vault', 'sign-in'],
    words: {
      en: 'forgot vault password, lost, recovery kit, reset vault, new phone',
      ar: 'نسيت كلمة مرور الخزنة، مفتاح الاسترداد، إعادة تعيين، فقدت، جوال جديد',
    },
    en: `
= I have forgotten the password of the vault. What now?
~ We cannot reset it, because it never leaves your browser. Your printed recovery key opens the vault, or colleagues share the collections with you again.
1. Open {shell.passwordVault} and choose {vault.useKit}.
2. Enter the 26 letters and digits of the printed key under {vault.recoveryKey}.
3. Set a new vault password, keep {vault.wantsKit} ticked and choose {vault.recover}.
4. Print the recovery key that is shown now. The earlier one has stopped working.
> The entries are as before. Your account password is not affected.
! There is no recovery key. | Choose {vault.startAnew}. Collections that only you could open are deleted. Colleagues share the others with you again after comparing your new words.
! The key is refused. | A newer key or password may have replaced it. Check each character: it has letters and digits only.
! A message says that the vault cannot be verified. | Nothing was opened. Reload the page, and write to us if it happens again.
- Keep the key on paper, in a safe place. A photo or an email of it can be read by others.
`,
    ar: `
= نسيت كلمة مرور الخزنة، ماذا أفعل؟
~ لا يمكننا إعادة تعيينها لأنها لا تغادر متصفحك. يفتح الخزنةَ مفتاحُ الاسترداد المطبوع، أو يعيد زملاؤك مشاركة المجموعات معك.
1. افتح {shell.passwordVault} واضغط {vault.useKit}.
2. أدخل الأحرف والأرقام الستة والعشرين من المفتاح المطبوع في {vault.recoveryKey}.
3. حدّد كلمة مرور جديدة للخزنة وأبقِ خيار {vault.wantsKit} محددًا ثم اضغط {vault.recover}.
4. اطبع مفتاح الاسترداد الذي يظهر الآن، فقد توقف السابق.
> تبقى البنود كما كانت، ولا تتأثر كلمة مرور حسابك.
! لا يوجد مفتاح استرداد. | اضغط {vault.startAnew}. تُحذف المجموعات التي لا يفتحها غيرك، ويعيد زملاؤك مشاركة غيرها معك بعد مقارنة كلماتك الجديدة.
! رُفض المفتاح. | ربما حلّ محله مفتاح أو كلمة مرور أحدث. راجع كل خانة، فالمفتاح أحرف وأرقام فقط.
! ظهرت رسالة بأن الخزنة لا يمكن التحقق منها. | لم يُفتح شيء. أعد تحميل الصفحة وراسلنا إن تكررت.
- احفظ المفتاح على الورق في مكان آمن، فصورته أو رسالته قد يطّلع عليها غيرك.
`,
  },
]
