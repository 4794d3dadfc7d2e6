export type DemoMenuDish = { en: string; riyals: string; textEn: string; textAr: string; tags?: readonly string[] }
export type DemoMenu = {
  en: string
  ar: string
  noteEn: string
  noteAr: string
  sections: readonly { en: string; ar: string; dishes: readonly DemoMenuDish[] }[]
}

/** Menus of the demo companies; dishes by the English names of their recipes. */
export const saffronMenu: DemoMenu = {
  en: 'Main menu',
  ar: 'القائمة الرئيسية',
  noteEn: 'Delivery from SAR 40 within the city.',
  noteAr: 'التوصيل داخل المدينة من 40 ريالًا.',
  sections: [
    {
      en: 'Rice and mandi',
      ar: 'رز ومندي',
      dishes: [
        {
          en: 'Chicken mandi',
          riyals: '39',
          textEn: 'Half a roasted chicken on saffron basmati',
          textAr: 'نصف دجاجة مشوية على أرز بسمتي بالزعفران',
          tags: ['signature'],
        },
        {
          en: 'Family mandi platter',
          riyals: '149',
          textEn: 'For four, with almonds and raisins',
          textAr: 'تكفي أربعة أشخاص، مع اللوز والزبيب',
          tags: ['sharing'],
        },
        { en: 'Lamb kabsa', riyals: '58', textEn: 'Slowly braised shoulder', textAr: 'كتف مطهو على نار هادئة' },
        { en: 'Chicken kabsa', riyals: '34', textEn: 'Rice with tomato and spices', textAr: 'أرز بالطماطم والبهارات' },
        { en: 'Saleeg', riyals: '36', textEn: 'Creamy rice of Taif', textAr: 'أرز طائفي بالحليب' },
        {
          en: 'Shrimp machboos',
          riyals: '62',
          textEn: 'Peeled shrimps and tomato sauce',
          textAr: 'روبيان مقشّر وصلصة طماطم',
          tags: ['spicy'],
        },
      ],
    },
    {
      en: 'From the grill',
      ar: 'مشويات',
      dishes: [
        { en: 'Mixed grill', riyals: '79', textEn: 'Three kinds from charcoal', textAr: 'ثلاثة أنواع على الفحم' },
        { en: 'Kofta plate', riyals: '38', textEn: 'With tahini and bread', textAr: 'مع الطحينة والخبز' },
        { en: 'Grilled hammour', riyals: '72', textEn: 'Fillet of the Gulf', textAr: 'فيليه هامور من الخليج' },
      ],
    },
    {
      en: 'Starters',
      ar: 'مقبلات',
      dishes: [
        {
          en: 'Hummus plate',
          riyals: '16',
          textEn: 'With olive oil and bread',
          textAr: 'بزيت الزيتون والخبز',
          tags: ['vegetarian'],
        },
        { en: 'Mutabbal', riyals: '17', textEn: 'Grilled aubergine', textAr: 'باذنجان مشوي', tags: ['vegetarian'] },
        { en: 'Fattoush', riyals: '19', textEn: 'With toasted bread', textAr: 'مع خبز محمّص', tags: ['vegetarian'] },
        {
          en: 'Tabbouleh',
          riyals: '18',
          textEn: 'Parsley, lemon, bulgur',
          textAr: 'بقدونس وليمون وبرغل',
          tags: ['vegetarian'],
        },
      ],
    },
    {
      en: 'Sweets',
      ar: 'حلويات',
      dishes: [{ en: 'Rice pudding', riyals: '15', textEn: 'With rose water', textAr: 'بماء الورد', tags: ['kids'] }],
    },
  ],
}

export const dallahMenu: DemoMenu = {
  en: 'Café menu',
  ar: 'قائمة المقهى',
  noteEn: 'Dates are served with every coffee.',
  noteAr: 'يُقدَّم التمر مع كل قهوة.',
  sections: [
    {
      en: 'Sweets',
      ar: 'حلويات',
      dishes: [
        {
          en: 'Maamoul',
          riyals: '12',
          textEn: 'Two pieces, filled with dates',
          textAr: 'قطعتان محشوّتان بالتمر',
          tags: ['signature'],
        },
      ],
    },
    {
      en: 'Drinks',
      ar: 'مشروبات',
      dishes: [
        {
          en: 'Saffron milk',
          riyals: '14',
          textEn: 'Warm, with saffron syrup',
          textAr: 'دافئ مع شراب الزعفران',
          tags: ['kids'],
        },
        {
          en: 'Mint lemonade',
          riyals: '16',
          textEn: 'Fresh lemons and mint',
          textAr: 'ليمون طازج ونعناع',
          tags: ['vegan'],
        },
      ],
    },
  ],
}
