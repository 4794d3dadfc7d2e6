import type { Remarks } from './remarks.ts'

export const remarksArrivalToOrder: Remarks = {
  A1: {
    low: [
      {
        en: 'The map says open until 1:00 AM; the sign on the door says midnight.',
        ar: 'الخريطة تذكر العمل حتى 1:00 صباحًا، ولوحة الباب تذكر منتصف الليل.',
      },
      {
        en: 'The pin leads to the car park behind the building, about 150 metres from the entrance.',
        ar: 'الموقع يقود إلى المواقف خلف المبنى، على بعد نحو 150 مترًا من المدخل.',
      },
    ],
  },
  A2: {
    low: [
      {
        en: 'Called twice at 5:10 PM and 5:25 PM; nobody answered and nobody called back.',
        ar: 'تم الاتصال مرتين، 5:10 م و5:25 م، دون رد ودون معاودة الاتصال.',
      },
    ],
    na: [
      { en: 'Walked in without calling or booking.', ar: 'حضرت مباشرة دون اتصال أو حجز.' },
      { en: 'No booking was made, as the visit brief asked.', ar: 'لم أحجز، وفق تعليمات الزيارة.' },
    ],
  },
  A3: {
    low: [
      {
        en: 'Three letters of the sign were dark and the glass door was covered in fingerprints.',
        ar: 'ثلاثة أحرف من اللوحة مطفأة، والباب الزجاجي مليء بآثار الأصابع.',
      },
    ],
    mid: [
      {
        en: 'Tidy, but one spotlight above the sign flickers and the mat was dusty.',
        ar: 'مرتبة، لكن كشافًا فوق اللوحة يومض والسجادة عليها غبار.',
      },
    ],
    high: [
      {
        en: 'Glass, sign and pavement spotless; a worker was wiping the door handle as I came.',
        ar: 'الزجاج واللوحة والرصيف بلا أي شائبة، وكان عامل يمسح مقبض الباب عند وصولي.',
      },
      {
        en: 'Every light worked and the planters at the door were fresh and clean.',
        ar: 'كل الأضواء تعمل، وأحواض الزرع عند الباب نضرة ونظيفة.',
      },
    ],
  },
  A4: {
    low: [
      {
        en: 'There is a ramp, but two delivery bikes were parked across it during the whole visit.',
        ar: 'يوجد منحدر، لكن دراجتي توصيل كانتا متوقفتين عليه طوال الزيارة.',
      },
      {
        en: 'Two steps at the entrance and no ramp; a mother had to lift her pram.',
        ar: 'درجتان عند المدخل دون منحدر، واضطرت إحدى الأمهات إلى حمل عربة طفلها.',
      },
    ],
    na: [{ en: 'The branch is inside a mall with its own entrances.', ar: 'الفرع داخل مجمع تجاري له مداخله.' }],
  },
  B1: {
    low: [
      {
        en: 'Two employees passed without a look before the host came to the desk.',
        ar: 'مرّ موظفان دون التفات قبل أن تحضر موظفة الاستقبال.',
      },
    ],
  },
  B2: {
    low: [
      {
        en: 'The host asked “How many?” while looking at the screen and pointed at a table.',
        ar: 'سأل موظف الاستقبال «كم شخصًا؟» وهو ينظر إلى الشاشة ثم أشار إلى طاولة.',
      },
      {
        en: 'No greeting: we were waved through while the host finished a private call.',
        ar: 'لا ترحيب، بل إشارة باليد بينما كان الموظف يكمل مكالمة شخصية.',
      },
    ],
    mid: [
      {
        en: '“Welcome, this way please”, correct but without a smile.',
        ar: '«حياكم الله، تفضلوا»، عبارة سليمة لكن دون ابتسامة.',
      },
    ],
    high: [
      {
        en: 'Smiled from the door, asked how our evening was and walked us to the table.',
        ar: 'ابتسم من عند الباب وسأل عن أمسيتنا ورافقنا إلى الطاولة.',
      },
      {
        en: 'Greeted us in Arabic, noticed the child with us and brought a high chair without being asked.',
        ar: 'رحّبت بنا ولاحظت الطفل معنا وأحضرت كرسيًا له دون أن نطلب.',
      },
      {
        en: 'A warm welcome with eye contact, and the host introduced the server by name.',
        ar: 'ترحيب دافئ مع تواصل بصري، وعرّفنا موظف الاستقبال بالنادل باسمه.',
      },
    ],
  },
  B3: {
    low: [
      {
        en: 'We were led to the table next to the kitchen door although eight others were free.',
        ar: 'أُجلسنا بجانب باب المطبخ مع أن ثماني طاولات أخرى كانت متاحة.',
      },
      {
        en: 'Nobody asked whether we wanted the family section or the open hall.',
        ar: 'لم يسألنا أحد هل نفضّل قسم العائلات أم الصالة المفتوحة.',
      },
    ],
    na: [{ en: 'Only one table was free at that time.', ar: 'لم تتوفر سوى طاولة واحدة في ذلك الوقت.' }],
  },
  B4: {
    low: [
      {
        en: 'The table was still wet from wiping and one setting had no fork; it came after I asked.',
        ar: 'كانت الطاولة مبللة بعد المسح، وينقص أحد المقاعد شوكة أُحضرت بعد الطلب.',
      },
      {
        en: 'Rice grains on the seat and a sticky edge of the table where the last guests had sat.',
        ar: 'حبات أرز على المقعد وحافة لزجة على الطاولة من الضيوف السابقين.',
      },
    ],
  },
  B5: {
    low: [
      {
        en: 'We were told ten minutes and waited twenty-two, without an update.',
        ar: 'قيل لنا عشر دقائق وانتظرنا اثنتين وعشرين دقيقة دون أي توضيح.',
      },
    ],
    na: [
      { en: 'There was no wait: tables were free.', ar: 'لم يكن هناك انتظار، فالطاولات متاحة.' },
      { en: 'We were seated at once.', ar: 'جلسنا مباشرة.' },
    ],
  },
  C1: {
    low: [
      {
        en: 'The digital menu opened in English only; the Arabic button led to an empty page.',
        ar: 'فُتحت القائمة الرقمية بالإنجليزية فقط، وزر العربية يقود إلى صفحة فارغة.',
      },
      {
        en: 'The printed menu had oil stains on both middle pages.',
        ar: 'القائمة المطبوعة عليها بقع زيت في صفحتيها الوسطيين.',
      },
    ],
  },
  C2: {
    low: [
      {
        en: 'Asked how the jareesh is made; the server read the menu line aloud and shrugged.',
        ar: 'سألت عن طريقة إعداد الجريش، فقرأ النادل سطر القائمة ولم يضف شيئًا.',
      },
      {
        en: 'Said the lamb is grilled; it came braised.',
        ar: 'قال إن اللحم مشوي، ووصل مطهوًا بالمرق.',
      },
    ],
    mid: [
      {
        en: 'Knew the ingredients of the kabsa but guessed at the size of the portion.',
        ar: 'عرف مكونات الكبسة لكنه خمّن حجم الكمية.',
      },
    ],
    high: [
      {
        en: 'Explained the difference between the two lamb dishes, cut, spices and cooking time, without hesitating.',
        ar: 'شرح الفرق بين طبقي اللحم من حيث القطعة والبهارات ومدة الطهي دون تردد.',
      },
      {
        en: 'Described the saffron chicken down to the marinade and told us how many it serves.',
        ar: 'وصف دجاج الزعفران حتى التتبيلة، وذكر عدد الأشخاص الذين يكفيهم.',
      },
    ],
  },
  C3: {
    low: [
      {
        en: 'Asked whether the dessert contains nuts; the answer was “I think not” and nobody checked.',
        ar: 'سألت هل تحتوي الحلوى على مكسرات، فكان الجواب «أظن لا» ولم يتحقق أحد.',
      },
      {
        en: 'Nobody asked about allergies; to my question the server said “normal, no problem”.',
        ar: 'لم يسأل أحد عن الحساسية، ولما سألت قال النادل «عادي، لا مشكلة».',
      },
    ],
  },
  C4: {
    low: [
      {
        en: 'No suggestion at all: the server wrote down what we said and left.',
        ar: 'لا اقتراح إطلاقًا، كتب النادل ما قلناه وانصرف.',
      },
      {
        en: 'The mixed grill was offered three times although we had said no.',
        ar: 'عُرضت المشاوي المشكلة ثلاث مرات رغم اعتذارنا.',
      },
      {
        en: 'Neither a starter nor a drink was suggested with the main courses.',
        ar: 'لم تُقترح مقبلات ولا مشروبات مع الأطباق الرئيسية.',
      },
    ],
  },
  C5: {
    low: [
      {
        en: 'The server left without reading the order back, although we had asked for two changes.',
        ar: 'غادر النادل دون إعادة قراءة الطلب مع أننا طلبنا تعديلين.',
      },
      {
        en: 'Said “OK, all clear” and went; nothing was repeated.',
        ar: 'قال «تمام، واضح» وذهب دون أن يعيد أي صنف.',
      },
    ],
  },
}
