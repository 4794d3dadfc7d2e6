import type { HelpSource } from './help-source.ts'
import { slackRelay } from './recipes/slack-relay.code.ts'
import { whatsappRelay } from './recipes/whatsapp-relay.code.ts'

/** Recipes that pass webhooks on to people: small programs that a company runs itself. */
export const relayArticles: readonly HelpSource[] = [
  {
    slug: 'connect-slack',
    role: 'owners',
    topic: 'connect',
    audience: { right: 'webhooks.write' },
    page: '/client/api/webhooks',
    changed: '2026-11-30',
    related: ['webhooks', 'api-keys', 'connect-whatsapp'],
    words: {
      en: 'Slack, channel, chat, message, relay, integration, recipe, Teams',
      ar: 'سلاك، قناة، محادثة، رسالة، ربط، تكامل',
    },
    code: slackRelay,
    en: `
= How do I get news of Itqan in Slack?
~ A small program takes the signed messages of Itqan and posts a line in your channel. It is a recipe that you run yourself, not a built-in connection. The Enterprise plan includes webhooks.
1. In Slack, add an app with an incoming webhook for the channel and copy its address.
2. Open {shell.apiKeys} in the menu and make a key with only the rights of the records that you want to post, such as {apiKeys.scope_reports:read}.
3. Put the lines below as slack-relay.mjs on a server with Node.js 22 and an https address.
4. In {webhooks.title} choose {webhooks.make}, enter that address, choose the events and copy the secret.
5. Set ITQAN_ORIGIN, ITQAN_API_KEY, ITQAN_WEBHOOK_SECRET and SLACK_WEBHOOK_URL, and start the program.
6. Choose {webhooks.test}: the line appears in the channel within a minute.
> The program posts only messages with a valid signature that are at most five minutes old, each of them once.
> When Slack does not answer, Itqan sends the message again for three days.
! The message shows the answer 401. | The secret of the endpoint differs from the one of the program, or the clock of the server is wrong by more than five minutes.
! The message shows the answer 502. | The program could not read the record or reach Slack. Its output names the reason.
! The line is empty or has the wrong words. | Change the texts under words. An event without a text is taken and posted nowhere.
- The ids of posted messages are kept in memory. After a restart, a message that is sent again can be posted a second time.
- The program does nothing with your data but post it in your channel. Choose a private channel for scores.
`,
    ar: `
= كيف تصلني مستجدات إتقان في Slack؟
~ يتلقى برنامج صغير رسائل إتقان الموقّعة وينشر سطرًا في قناتك. هذه وصفة تشغّلها بنفسك وليست ربطًا جاهزًا، وإشعارات Webhooks مشمولة في باقة المنشآت الكبرى.
1. في Slack أضف تطبيقًا له عنوان استقبال وارد للقناة وانسخ عنوانه.
2. افتح {shell.apiKeys} من القائمة وأنشئ مفتاحًا بصلاحيات السجلات التي تريد نشرها فقط، مثل {apiKeys.scope_reports:read}.
3. ضع الأسطر أدناه في ملف slack-relay.mjs على خادم فيه Node.js 22 وله عنوان https.
4. في {webhooks.title} اضغط {webhooks.make} وأدخل ذلك العنوان واختر الأحداث وانسخ المفتاح السري.
5. اضبط ITQAN_ORIGIN وITQAN_API_KEY وITQAN_WEBHOOK_SECRET وSLACK_WEBHOOK_URL ثم شغّل البرنامج.
6. اضغط {webhooks.test}، فيظهر السطر في القناة خلال دقيقة.
> لا ينشر البرنامج إلا رسائل توقيعها صحيح ولم يمض عليها أكثر من خمس دقائق، وكل رسالة مرة واحدة.
> إن لم يُجب Slack أعاد إتقان إرسال الرسالة مدة ثلاثة أيام.
! تظهر للرسالة الإجابة 401. | المفتاح السري لعنوان الاستقبال يختلف عن الذي في البرنامج، أو ساعة الخادم متأخرة أو متقدمة أكثر من خمس دقائق.
! تظهر للرسالة الإجابة 502. | تعذّر على البرنامج قراءة السجل أو الوصول إلى Slack، ويذكر السبب في مخرجاته.
! السطر فارغ أو صياغته غير مناسبة. | غيّر النصوص تحت كلمة words. والحدث الذي لا نص له يُستقبل ولا يُنشر.
- تُحفظ معرّفات الرسائل المنشورة في الذاكرة. بعد إعادة التشغيل قد تُنشر رسالة مرة ثانية إن أُعيد إرسالها.
- لا يفعل البرنامج ببياناتك سوى نشرها في قناتك. اختر قناة خاصة للدرجات.
`,
  },
  {
    slug: 'connect-whatsapp',
    role: 'owners',
    topic: 'connect',
    audience: { right: 'webhooks.write' },
    page: '/client/api/webhooks',
    changed: '2026-11-30',
    related: ['webhooks', 'api-keys', 'connect-slack'],
    words: {
      en: 'WhatsApp, gateway, template, message, phone, relay, integration, recipe',
      ar: 'واتساب، بوابة رسائل، قالب، رسالة، جوال، ربط، تكامل',
    },
    code: whatsappRelay,
    en: `
= How do I get news of Itqan on WhatsApp?
~ A small program takes the signed messages of Itqan and sends a template through your WhatsApp gateway. It is a recipe that you run yourself, not a built-in connection. The Enterprise plan includes webhooks.
1. With your gateway, have a template approved that holds one variable, for example “News from Itqan: {{1}}”.
2. Open {shell.apiKeys} in the menu and make a key with only the rights of the records that you want to send, such as {apiKeys.scope_actions:read}.
3. Put the lines below as whatsapp-relay.mjs on a server with Node.js 22 and an https address.
4. In {webhooks.title} choose {webhooks.make}, enter that address, choose the events and copy the secret.
5. Set the values that the first lines name, with the address and the token of the gateway and the numbers of the recipients, and start the program.
6. Open a corrective action in a branch: each recipient gets the template within a minute.
> Each recipient gets a message once, also when the gateway fails for one of them and Itqan sends it again.
> The program uses the request of the WhatsApp Cloud API, which most gateways accept.
! The message shows the answer 401. | The secret of the endpoint differs from the one of the program, or the clock of the server is wrong by more than five minutes.
! The message shows the answer 502. | The gateway refused the template or a number. The output of the program names the status.
! A recipient gets nothing. | The number needs its country code without plus, as in 966500000000, and the person must not have blocked your number.
- Send to your own staff only, and with their consent. A gateway bills each message.
- The ids of sent messages are kept in memory. After a restart, a message that is sent again can arrive a second time.
`,
    ar: `
= كيف تصلني مستجدات إتقان على واتساب؟
~ يتلقى برنامج صغير رسائل إتقان الموقّعة ويرسل قالبًا عبر بوابة واتساب لديك. هذه وصفة تشغّلها بنفسك وليست ربطًا جاهزًا، وإشعارات Webhooks مشمولة في باقة المنشآت الكبرى.
1. لدى مزوّد البوابة اعتمد قالبًا فيه متغيّر واحد، مثل «مستجدات إتقان: {{1}}».
2. افتح {shell.apiKeys} من القائمة وأنشئ مفتاحًا بصلاحيات السجلات التي تريد إرسالها فقط، مثل {apiKeys.scope_actions:read}.
3. ضع الأسطر أدناه في ملف whatsapp-relay.mjs على خادم فيه Node.js 22 وله عنوان https.
4. في {webhooks.title} اضغط {webhooks.make} وأدخل ذلك العنوان واختر الأحداث وانسخ المفتاح السري.
5. اضبط القيم المذكورة في أول الأسطر، ومنها عنوان البوابة ورمزها وأرقام المستلمين، ثم شغّل البرنامج.
6. افتح إجراءً تصحيحيًا في أحد الفروع، فيصل القالب إلى كل مستلم خلال دقيقة.
> يستلم كل شخص الرسالة مرة واحدة، حتى إن تعذّر الإرسال إلى أحدهم وأعاد إتقان المحاولة.
> يستخدم البرنامج صيغة واتساب السحابية، وتقبلها معظم البوابات.
! تظهر للرسالة الإجابة 401. | المفتاح السري لعنوان الاستقبال يختلف عن الذي في البرنامج، أو ساعة الخادم متأخرة أو متقدمة أكثر من خمس دقائق.
! تظهر للرسالة الإجابة 502. | رفضت البوابة القالب أو أحد الأرقام، ويذكر البرنامج رمز الإجابة في مخرجاته.
! لم يصل شيء إلى أحد المستلمين. | اكتب الرقم مع رمز الدولة ودون علامة الجمع مثل 966500000000، وتأكد أن صاحبه لم يحظر رقمك.
- أرسل إلى موظفيك فقط وبموافقتهم. وتحتسب البوابة كل رسالة.
- تُحفظ معرّفات الرسائل المرسلة في الذاكرة. بعد إعادة التشغيل قد تصل رسالة مرة ثانية إن أُعيد إرسالها.
`,
  },
]
