import type { DemoArticle } from '#/content/articles/article-text.ts'

export const whatAVisitMeasures: DemoArticle = {
  slug: 'what-a-mystery-visit-measures',
  topic: 'visits',
  cover: 'visit',
  daysAgo: 62,
  title: {
    en: 'What a mystery visit measures, and what it does not',
    ar: 'ما الذي تقيسه زيارة المتسوّق السري، وما الذي لا تقيسه',
  },
  summary: {
    en: 'A visit follows the guest from the map pin to the farewell. Here are the notes taken at each step, and the limits of a single visit.',
    ar: 'تتبع الزيارة رحلة الضيف من موقع الفرع على الخريطة حتى التوديع. هنا ما يُدوَّن في كل خطوة، وحدود ما تكشفه زيارة واحدة.',
  },
  body: {
    en: `A mystery visit is an ordinary meal, paid for and eaten by a guest who knows beforehand which points to check. The shopper books, arrives, orders, eats, pays and leaves like any guest. What makes it useful is that the same things are looked at every time, in the same order, and written down the same day.
## Eight parts of one visit
Our full visit for restaurants with table service has 40 scored questions in eight sections. Each section has a weight, and the weights add up to 100:
- **Before arrival and exterior (8):** do the opening hours and the map pin match reality, is the entrance clean, lit and passable with a pram?
- **Welcome and seating (12):** how many minutes until a member of staff greets the guest, and how warm is the first sentence?
- **Menu and ordering (14):** is the menu clean and in both languages, does the server know the dishes, is the order read back?
- **Food and drinks (22):** times, temperature, taste, and whether the plate matches the menu.
- **Care during the meal (14):** is satisfaction checked, are small requests met, is a manager on the floor?
- **Cleanliness and visible food safety (16):** floors, tables, restroom, and how food is handled in sight of the guests.
- **Bill and farewell (8):** the time to the bill, a correct tax invoice, payment without conditions, thanks.
- **Guest rights and local rules (6):** calories and allergens shown, nothing added to the displayed prices, respect for everyone.
## Facts before opinions
Most questions ask for something two people would answer alike: yes or no, or minutes on a clock. Where a judgement is needed, such as taste, each of the five grades is described in a sentence. “Polite, with little eye contact and no smile” is a grade; “it was fine” is not.
Some answers need a photo or the bill. A few questions are critical: an insect in the dining room, for example. If one of those fails, the calculated score stays visible, but the final score is capped at 59, because a good dessert does not make up for it.
## Outside the scope of a visit
- **Your kitchen behind the door.** The shopper is a guest and sees what guests see. Storage temperatures and licences belong to an operations audit.
- **People’s private sphere.** No photos in restrooms, and no faces of guests.
- **Guilt.** A report describes what happened between 20:10 and 21:30 on one evening. It does not say why. Finding out why is your work with your team.
## What to do with the first report
Read the lost points, not the score. Choose two that a shift manager can change within a week without a budget, such as greeting within a minute and reading the order back. Then order the next visit for the same branch at a similar hour, and see whether exactly those two have moved.
You can [look through a sample questionnaire](/mystery-shopping) and watch the score change as you answer it.`,
    ar: `زيارة المتسوّق السري وجبة عادية، يدفع ثمنها ويتناولها شخص يعرف مسبقًا ما الذي ينظر إليه. يحجز المتسوّق ويصل ويطلب ويأكل ويدفع وينصرف كأي ضيف. وما يجعلها مفيدة أن الأمور نفسها تُلاحظ في كل مرة وبالترتيب نفسه، وتُدوَّن في اليوم ذاته.
## ثمانية محاور في زيارة واحدة
تضم زيارتنا الكاملة للمطاعم ذات خدمة الطاولات 40 سؤالًا محتسبًا في ثمانية محاور. لكل محور وزن، ومجموع الأوزان 100:
- **قبل الوصول والمظهر الخارجي (8):** هل تطابق ساعات العمل والموقع على الخريطة الواقع؟ وهل المدخل نظيف ومضاء ويتسع لعربة أطفال؟
- **الاستقبال والجلوس (12):** كم دقيقة تمر قبل أن ينتبه أحد للضيف؟ وكم في أول جملة من ترحيب؟
- **القائمة وأخذ الطلب (14):** هل القائمة نظيفة وباللغتين؟ وهل يعرف النادل أطباقه ويعيد قراءة الطلب؟
- **الطعام والمشروبات (22):** الأوقات ودرجة الحرارة والمذاق، ومطابقة الطبق لما في القائمة.
- **العناية أثناء الوجبة (14):** هل سُئل الضيف عن رضاه؟ وهل لُبّيت الطلبات الصغيرة؟ وهل يوجد مدير في الصالة؟
- **النظافة وسلامة الغذاء الظاهرة (16):** الأرضيات والطاولات ودورة المياه، وطريقة التعامل مع الطعام أمام الضيوف.
- **الفاتورة والتوديع (8):** الوقت حتى الفاتورة، وفاتورة ضريبية صحيحة، ودفع بلا شروط، وكلمة شكر.
- **حقوق الضيف والاشتراطات المحلية (6):** عرض السعرات ومسببات الحساسية، وعدم إضافة شيء على الأسعار المعلنة، واحترام الجميع.
## الوقائع قبل الآراء
تسأل معظم الأسئلة عمّا يتفق عليه شخصان: نعم أو لا، أو دقائق على ساعة. وحين يلزم الحكم، كما في المذاق، توصف كل درجة من الدرجات الخمس بجملة. «مهذب مع تواصل بصري قليل وبلا ابتسامة» درجة، أما «كان جيدًا» فليست درجة.
تحتاج بعض الإجابات إلى صورة أو إلى الفاتورة. وبعض الأسئلة حرجة، مثل وجود حشرة في الصالة. إن أخفق الفرع في أحدها بقيت الدرجة المحتسبة ظاهرة، لكن الدرجة النهائية لا تتجاوز 59، لأن التحلية الجيدة لا تعوّض عن ذلك.
## ما لا تقيسه الزيارة
- **مطبخك خلف الباب.** المتسوّق ضيف يرى ما يراه الضيوف. أما حرارة التخزين والتراخيص فمكانها تدقيق العمليات التشغيلية.
- **خصوصية الناس.** لا صور في دورات المياه، ولا وجوه ضيوف.
- **اللوم.** يصف التقرير ما حدث بين 8:10 و9:30 في مساء واحد، ولا يقول لماذا. معرفة السبب عملك مع فريقك.
## ماذا تفعل بأول تقرير
اقرأ النقاط المفقودة لا الدرجة. اختر نقطتين يستطيع مدير الوردية تغييرهما خلال أسبوع دون ميزانية، مثل الترحيب خلال دقيقة وإعادة قراءة الطلب. ثم اطلب الزيارة التالية للفرع نفسه في وقت مشابه، وانظر هل تحركت هاتان النقطتان بالذات.
يمكنك [تصفّح نموذج تقييم](/mystery-shopping) ومشاهدة الدرجة تتغير مع كل إجابة.`,
  },
}
