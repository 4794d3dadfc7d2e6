import type { DemoArticle } from '#/content/articles/article-text.ts'

export const receipts: DemoArticle = {
  slug: 'receipts-photos-and-evidence',
  topic: 'visits',
  cover: 'receipt',
  daysAgo: 21,
  title: {
    en: 'Receipts, photos, notes: what makes a finding hold',
    ar: 'الفاتورة والصورة والملاحظة: ما الذي يجعل الملاحظة تصمد',
  },
  summary: {
    en: 'A finding that your team does not believe changes nothing. What makes a finding hold, and what never belongs in one.',
    ar: 'الملاحظة التي لا يصدقها فريقك لا تغيّر شيئًا. ما الذي يجب أن تتضمنه كي تصمد، وما الذي لا مكان له فيها أبدًا.',
  },
  body: {
    en: `“That cannot have been us.” Every manager who passes on a report has heard this sentence. Sometimes it is true. Good evidence ends the argument early, in either direction.
## The bill carries more than a total
The bill fixes the branch, the date, the time, the table and every line that was ordered. Held against the menu it shows whether something was added beyond the displayed prices. As a tax invoice it should name the seller with its VAT number and carry a QR code. When a shopper photographs a bill, it lies flat, is sharp from top to bottom, and card digits are covered.
If your team doubts a visit, begin here: the time on the bill leads to the shift, and the shift to the people who were there.
## A photo answers one question
A useful photo shows one thing that was asked about: the facade from across the street, the main dish before the first bite, the smear on the menu. It is taken where the thing is, without arranging anything, and close enough to see it.
What never belongs in one:
- restrooms, which are described in words only,
- faces of guests, and children above all,
- staff singled out for the camera, because the question is about the service and not about a person.
## A note describes the facts
Compare two sentences about the same table:
> The staff were unfriendly and slow.
> 20:42 asked for lemon; 20:51 asked again; 20:53 lemon came, without a word.
The first invites an argument about character. The second can be checked and practised. A good note has a time, an action and, where it matters, the words that were spoken. It leaves out guesses about reasons and everything that would identify another guest.
## Who checks the checker
A shopper can be mistaken. That is why no report goes straight to you: an editor compares answers, times, photos and bill, asks back where they do not fit together, and releases the report only then. You can object to a single answer within seven days after the release. If the objection is justified, the report changes and the earlier version stays readable.
## When you pass it on
1. Read it alone first, and sleep on it if it hurts.
2. Begin with one thing that went well, and name the question it belongs to.
3. Show the evidence for one lost point, then ask what happened in that hour, and listen.
4. Agree on one change, with a name and a date.
Evidence is there to shorten the discussion about what happened, so that time is left for the better one: how tomorrow will be different.`,
    ar: `«مستحيل أن يكون هذا عندنا.» كل مدير نقل تقريرًا إلى فريقه سمع هذه الجملة، وأحيانًا تكون صحيحة. والدليل الجيد يحسم الجدال مبكرًا في أي من الاتجاهين.
## في الفاتورة أكثر من المجموع
تثبت الفاتورة الفرع والتاريخ والوقت والطاولة وكل صنف طُلب. وبمقارنتها بالقائمة يظهر هل أضيف شيء على الأسعار المعلنة. وبوصفها فاتورة ضريبية يُفترض أن تحمل اسم البائع ورقمه الضريبي ورمز الاستجابة السريعة. وحين يصوّرها المتسوّق تكون مبسوطة وواضحة من أولها إلى آخرها، مع تغطية أرقام البطاقة.
فإن شكّ فريقك في زيارة فابدأ من هنا: وقت الفاتورة يدلّك على الوردية، والوردية على من كان فيها.
## الصورة تجيب عن سؤال واحد
الصورة النافعة تُظهر شيئًا واحدًا سُئل عنه: الواجهة من الجهة المقابلة، أو الطبق الرئيسي قبل أول لقمة، أو الأثر على القائمة. تُلتقط في مكانها دون ترتيب أي شيء، ومن قرب يكفي لرؤيته.
وما لا مكان له في الصور:
- دورات المياه، فهي توصف بالكلمات فقط،
- وجوه الضيوف، والأطفال قبل غيرهم،
- تركيز العدسة على موظف بعينه، فالسؤال عن الخدمة لا عن شخص.
## الملاحظة تقول ما شوهد
قارن بين جملتين عن الطاولة نفسها:
> الموظفون غير ودودين وبطيئون.
> 8:42 طلبتُ ليمونًا، 8:51 طلبته ثانية، 8:53 وصل الليمون دون كلمة.
الأولى تفتح جدالًا حول الطباع، والثانية يمكن التحقق منها والتدرب عليها. في الملاحظة الجيدة وقت وفعل، والكلمات التي قيلت حين تهم. وليس فيها تخمين للأسباب ولا ما يكشف هوية ضيف آخر.
## ومن يراجع المراجع؟
قد يخطئ المتسوّق. لذلك لا يصل إليك تقرير أحد مباشرة: يقارن المراجع بين الإجابات والأوقات والصور والفاتورة، ويستفسر عمّا لا يتسق منها، ولا ينشر التقرير إلا بعد ذلك. ولك أن تعترض على إجابة واحدة خلال سبعة أيام من النشر. فإن كان الاعتراض في محله تغيّر التقرير وبقيت نسخته السابقة مقروءة.
## حين تنقله إلى الفريق
1. اقرأه وحدك أولًا، وأجّله إلى الغد إن أزعجك.
2. ابدأ بأمر واحد سار على ما يرام، واذكر السؤال الذي يخصه.
3. اعرض دليل نقطة مفقودة واحدة، ثم اسأل ماذا جرى في تلك الساعة، وأنصت.
4. اتفقوا على تغيير واحد باسم صاحبه وموعده.
وظيفة الدليل أن يختصر النقاش حول ما حدث، ليبقى وقت للنقاش الأهم: ماذا نفعل غدًا.`,
  },
}
