import { lost, type WrittenFailures } from './write-failures.ts'

/** Failure sentences and recommended actions of BOH-1, from cleaning to documents. */
export const boh1FailuresPremises: WrittenFailures = {
  F1: {
    failure: lost(
      'Pests, droppings or traces of pests were found',
      'وُجدت آفات أو فضلات أو آثار لها',
      'Call pest control today, clean and close the places of entry, discard touched food',
      'استدعاء مكافحة الآفات اليوم، وتنظيف المنافذ وسدها، وإتلاف ما لامسته',
    ),
  },
  F2: {
    failure: lost(
      'No record of a pest-control visit was found for this month',
      'لم يوجد ما يثبت زيارة مكافحة الآفات لهذا الشهر',
      'Book the visit and keep its report in the file of the branch',
      'حجز الزيارة وحفظ تقريرها في ملف الفرع',
    ),
  },
  F3: {
    failure: lost(
      'Floors, walls, drains or ceiling were dirty or damaged',
      'كانت أرضيات أو جدران أو فتحات تصريف أو أسقف متسخة أو تالفة',
      'Clean them today and repair broken tiles, joints and covers',
      'تنظيفها اليوم وإصلاح البلاط والفواصل والأغطية التالفة',
    ),
  },
  F4: {
    failure: lost(
      'Hood or filters were greasy, or the last cleaning had no date',
      'وُجدت دهون على الشفّاط أو الفلاتر أو لم يُدوَّن تاريخ آخر تنظيف',
      'Wash the filters, have the duct cleaned and write the date on the hood',
      'غسل الفلاتر، وتنظيف المجرى، وتدوين التاريخ على الشفّاط',
    ),
  },
  F5: {
    failure: lost(
      'The cleaning schedule was not followed or not signed',
      'لم يُطبَّق جدول التنظيف أو لم يُوقَّع',
      'Give each task a person and a time, and check the signatures every day',
      'تحديد موظف ووقت لكل مهمة، ومراجعة التواقيع يوميًا',
    ),
  },
  F6: {
    failure: lost(
      'Bins were open or full, or used oil was not given to a licensed firm',
      'كانت حاويات النفايات مكشوفة أو ممتلئة، أو لم يُسلَّم الزيت لجهة مرخّصة',
      'Cover and empty the bins each shift and keep the receipts for used oil',
      'تغطية الحاويات وتفريغها كل وردية، وحفظ إيصالات الزيت المستعمل',
    ),
  },
  F7: {
    failure: lost(
      'Cloth towels were used for hands, or paper was missing',
      'استُخدمت مناشف قماشية للأيدي أو لم تتوفر مناديل ورقية',
      'Remove cloth towels and keep paper at each basin',
      'إزالة المناشف القماشية وتوفير المناديل الورقية عند كل مغسلة',
    ),
  },
  G1: {
    failure: lost(
      'An extinguisher or the hood suppression was out of date or out of reach',
      'انتهت صلاحية طفاية أو نظام إطفاء الشفّاط أو تعذّر الوصول إليه',
      'Have them serviced this week and keep the way to them clear',
      'صيانتها هذا الأسبوع وإبقاء الطريق إليها خاليًا',
    ),
  },
  G2: {
    failure: lost(
      'The gas shut-off did not work or was unmarked, or gas was smelt',
      'تعطّل محبس الغاز أو خلا من العلامة أو شُمّت رائحة غاز',
      'Close the gas, air the room and call the gas technician now',
      'إغلاق الغاز، وتهوية المكان، واستدعاء فني الغاز فورًا',
    ),
  },
  G3: {
    failure: lost(
      'An exit or corridor was blocked',
      'كان مخرج أو ممر مسدودًا',
      'Clear exits and corridors now and mark them as no-storage areas',
      'إخلاء المخارج والممرات الآن ومنع التخزين فيها بعلامات',
    ),
  },
  G4: {
    failure: lost(
      'Equipment was damaged, or the first-aid box was incomplete',
      'وُجدت معدات تالفة أو صندوق إسعافات أولية ناقص',
      'Report the repair today and refill the first-aid box from its list',
      'طلب الإصلاح اليوم وإكمال صندوق الإسعافات حسب قائمته',
    ),
  },
  H1: {
    failure: lost(
      'The municipal licence or Civil Defence permit was expired or not shown',
      'انتهت الرخصة التجارية أو تصريح الدفاع المدني أو لم يُعرض',
      'Renew it and hang the current papers where guests and inspectors see them',
      'التجديد وتعليق المستندات السارية في مكان ظاهر',
    ),
  },
  H2: {
    failure: lost(
      'Calories, salt, caffeine or allergens did not match the menu in use',
      'لم تطابق السعرات أو الملح أو الكافيين أو مسببات الحساسية القائمة',
      'Update the figures with each recipe and on every menu, board and app',
      'تحديث البيانات مع كل وصفة وفي كل قائمة ولوحة وتطبيق',
    ),
  },
  H3: {
    failure: lost(
      'A camera was broken, the notice was missing, or a camera was in a private room',
      'تعطّلت كاميرا أو غابت اللوحة أو وُجدت كاميرا في مكان خاص',
      'Repair the cameras, post the notice and remove cameras from private rooms',
      'إصلاح الكاميرات، وتعليق اللوحة، وإزالتها من الأماكن الخاصة',
    ),
  },
}
