import { lost, type WrittenFailures } from './write-failures.ts'

/** Failure sentences and recommended actions of FSR-1, from arrival to order. */
export const fsr1FailuresArrivalToOrder: WrittenFailures = {
  A1: {
    failure: lost(
      'Opening hours or the map pin did not match the branch',
      'لم تتطابق أوقات العمل أو الموقع على الخريطة مع الواقع',
      'Correct the hours on the map and the door sign and move the pin to the entrance',
      'تصحيح أوقات العمل على الخريطة ولوحة الباب، وضبط الموقع على المدخل',
    ),
  },
  A2: {
    failure: lost(
      'The booking or call was answered late or without courtesy',
      'تأخر الرد على الاتصال أو الحجز، أو لم يكن الرد لبقًا',
      'Name who answers calls on each shift: six rings at most, bookings within 15 minutes',
      'تحديد المسؤول عن الرد في كل وردية: خلال 6 رنات، وتأكيد الحجز خلال 15 دقيقة',
    ),
  },
  A3: {
    failure: lost(
      'The facade, sign or lighting was dirty, broken or dark',
      'كانت الواجهة أو اللوحة أو الإضاءة متسخة أو تالفة أو مطفأة',
      'Clean the facade and entrance today and order the repair of the sign and lights',
      'تنظيف الواجهة والمدخل اليوم، وطلب إصلاح اللوحة والإضاءة',
    ),
    partly: lost(
      'The facade was tidy, with dust, stains or one defect seen from the pavement',
      'كانت الواجهة مرتبة، مع غبار أو بقع أو عطل واحد يُرى من الرصيف',
      'Correct the defect and add facade, sign and lights to the opening checklist',
      'إصلاح العطل، وإضافة الواجهة واللوحة والإضاءة إلى قائمة مهام الافتتاح',
    ),
  },
  A4: {
    failure: lost(
      'The entrance was blocked or could not be used with a wheelchair or pram',
      'كان المدخل مسدودًا أو غير مناسب لكرسي متحرك أو عربة أطفال',
      'Clear the entrance and provide a ramp or level way in, wide enough for a wheelchair',
      'إزالة العوائق من المدخل، وتوفير منحدر أو مدخل مستوٍ يتسع لكرسي متحرك',
    ),
  },
  B1: {
    failure: lost(
      'The first acknowledgement took {minutes} min; the limit is {limit} min',
      'طال الانتظار حتى أول ترحيب (بالدقائق): {minutes}، والحد {limit}',
      'Assign one person on each shift to watch the door and greet guests within a minute',
      'تكليف موظف في كل وردية بمتابعة الباب والترحيب بالضيوف خلال دقيقة',
    ),
  },
  B2: {
    failure: lost(
      'Guests were not greeted, or were greeted rudely or without eye contact',
      'لم يُرحَّب بالضيوف، أو كان الترحيب فظًا أو دون النظر إليهم',
      'Rehearse the greeting before each shift: look, smile, welcome, lead to the table',
      'التدريب على الترحيب قبل كل وردية: نظرة وابتسامة وعبارة ومرافقة إلى الطاولة',
    ),
    partly: lost(
      'The greeting was polite, with little eye contact and no smile',
      'كان الترحيب مهذبًا، مع تواصل بصري قليل وبلا ابتسامة',
      'Coach the host on eye contact and a personal word at the door',
      'تدريب موظفي الاستقبال على التواصل البصري وعبارة خاصة بالضيف',
    ),
  },
  B3: {
    failure: lost(
      'Guests were seated without being asked about their preference',
      'حُددت الطاولة دون سؤال الضيف عن تفضيله للجلوس',
      'Add “Where would you like to sit?” to the seating steps and train the hosts',
      'إضافة سؤال «أين تفضّلون الجلوس؟» إلى خطوات الاستقبال وتدريب الموظفين عليه',
    ),
  },
  B4: {
    failure: lost(
      'The table was dirty, wet or not fully set when the guest sat down',
      'كانت الطاولة متسخة أو مبللة أو غير مكتملة التجهيز عند جلوس الضيف',
      'Check every table before seating: surface, seats, cutlery, napkins, salt and pepper',
      'فحص كل طاولة قبل جلوس الضيوف: السطح والمقاعد والأدوات والمناديل والملح والفلفل',
    ),
  },
  B5: {
    failure: lost(
      'Guests were seated more than 5 minutes after the announced time',
      'تجاوز الانتظار الوقت المعلن للضيف بأكثر من 5 دقائق',
      'Base waiting times on the table plan and tell guests immediately when they change',
      'تقدير وقت الانتظار وفق حالة الطاولات، وإبلاغ الضيف فور تغيّره',
    ),
  },
  C1: {
    failure: lost(
      'A clean, complete menu was not available in both Arabic and English',
      'لم تتوفر قائمة نظيفة ومكتملة باللغتين العربية والإنجليزية',
      'Replace worn menus and test the digital menu’s code in both languages every day',
      'استبدال القوائم التالفة، واختبار رمز القائمة الرقمية باللغتين يوميًا',
    ),
  },
  C2: {
    failure: lost(
      'Dishes were described wrongly, or not beyond the text of the menu',
      'وُصفت الأطباق بشكل خاطئ، أو لم يتجاوز الوصف نص القائمة',
      'Hold a tasting and a menu test for all servers: ingredients, preparation, portion',
      'عقد جلسة تذوّق واختبار في القائمة لموظفي الصالة: المكونات والتحضير والكمية',
    ),
    partly: lost(
      'The main ingredients were named, but preparation or size was guessed',
      'ذُكرت المكونات الرئيسية، مع تخمين طريقة التحضير أو الحجم',
      'Give servers a fact sheet for each dish; when unsure, they ask the kitchen',
      'توفير بطاقة معلومات لكل طبق، والرجوع إلى المطبخ عند الشك',
    ),
  },
  C3: {
    failure: lost(
      'Allergies were not asked about, and the answer given was not certain',
      'لم يُسأل الضيف عن الحساسية، ولم تكن الإجابة عن سؤاله مؤكدة',
      'Train servers to ask about allergies and to check the allergen sheet before answering',
      'تدريب موظفي الصالة على السؤال عن الحساسية ومراجعة جدولها قبل الإجابة',
    ),
  },
  C4: {
    failure: lost(
      'No fitting suggestion was made, or it was pressed after a refusal',
      'لم يُقدَّم اقتراح مناسب، أو قُدّم بإلحاح بعد الاعتذار عنه',
      'Choose one suggestion per menu section and practise offering it once, without pressing',
      'تحديد اقتراح واحد لكل فئة من القائمة، والتدريب على عرضه مرة واحدة دون إلحاح',
    ),
  },
  C5: {
    failure: lost(
      'The order was not read back before the server left',
      'لم تُعَد قراءة الطلب على الضيف قبل مغادرة النادل',
      'Read back every order; observe five orders per shift for one week',
      'إعادة قراءة كل طلب على الضيف، ومراقبة 5 طلبات في كل وردية لمدة أسبوع',
    ),
  },
}
