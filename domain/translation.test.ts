import { describe, expect, it } from 'vitest'
import { checkTranslation, type KnownName } from './translation-check.ts'
import { langOfText, toldText, type Translation, translationOf, untranslated } from './translation.ts'

const names: KnownName[] = [
  { en: 'Saffron Table', ar: 'مائدة الزعفران' },
  { en: 'Tahlia branch', ar: 'فرع التحلية' },
  { en: null, ar: 'نورة' },
]

/** Original, translation, and what the editor is warned of; an empty list: nothing. */
type Case = [original: string, translation: string, warned: string[]]

const alike: Case[] = [
  ['We waited 12 minutes for the starters.', 'انتظرنا 12 دقيقة للمقبلات.', []],
  ['We waited 12 minutes for the starters.', 'انتظرنا ١٢ دقيقة للمقبلات.', []],
  ['We waited 12 minutes for the starters.', 'انتظرنا اثنتي عشرة دقيقة للمقبلات.', []],
  ['انتظرنا خمس عشرة دقيقة قبل أن يأتي النادل.', 'We waited fifteen minutes before the waiter came.', []],
  ['انتظرنا خمسًا وعشرين دقيقة.', 'We waited 25 minutes.', []],
  ['The bill was 186.50 SAR.', 'كانت الفاتورة 186,50 ريالًا.', []],
  ['The bill was 1,250 SAR for four guests.', 'بلغت الفاتورة ١٢٥٠ ريالًا لأربعة ضيوف.', []],
  ['The bill was 1,250.75 SAR.', 'بلغت الفاتورة ١٬٢٥٠٫٧٥ ريالًا.', []],
  ['They gave 15% off.', 'منحونا خصمًا قدره ١٥٪.', []],
  ['They gave 15 per cent off.', 'منحونا خصمًا قدره 15 بالمئة.', []],
  ['At 20:15 the lights were dimmed.', 'عند الساعة 8:15 مساءً خُفّت الإضاءة.', []],
  ['We came at 8 pm.', 'وصلنا الساعة الثامنة مساءً.', []],
  ['We came at 8:30 pm.', 'وصلنا الساعة ٨:٣٠ م.', []],
  ['Two waiters passed by.', 'مرّ نادلان.', []],
  ['He came twice.', 'جاء مرتين.', []],
  ['The third table was sticky.', 'كانت الطاولة الثالثة لزجة.', []],
  ['We waited half an hour.', 'انتظرنا نصف ساعة.', []],
  ['The 5th floor is closed.', 'الطابق الخامس مغلق لا يُفتح.', ['negation +لا']],
  ['Sara greeted us at the door.', 'استقبلتنا سارة عند الباب.', []],
  ['The waiter Ahmed knew the menu.', 'كان النادل أحمد يعرف القائمة.', []],
  ['Saffron Table was busy.', 'كان مائدة الزعفران مزدحمًا.', []],
  ['طلبنا Flat White وكان ساخنًا.', 'We ordered a Flat White and it was hot.', []],
  ['The Manager came to our table.', 'جاء المدير إلى طاولتنا.', []],
  ['Nobody greeted us.', 'لم يرحب بنا أحد.', []],
  ['He did not greet us and did not smile.', 'لم يرحب بنا ولم يبتسم.', []],
  ['He neither greeted us nor smiled.', 'لم يرحب بنا ولم يبتسم.', []],
  ['The floor was unclean.', 'كانت الأرضية غير نظيفة.', []],
  ['ما كان فيه أحد عند الباب.', 'There was nobody at the door.', []],
  ['ما زالت الطاولة متسخة.', 'The table was still dirty.', []],
  ['كل ما طلبناه وصل ساخنًا.', 'Everything we ordered came hot.', []],
  ['لم نحصل إلا على كوب واحد.', 'We got only one cup.', []],
  ['The soup came without bread.', 'جاءت الشوربة بدون خبز.', []],
  ['لا بأس بالقهوة.', 'The coffee was fine.', []],
  ['The salad lacked dressing.', 'لم يكن في السلطة صلصة.', []],
]

const different: Case[] = [
  ['We waited 12 minutes.', 'انتظرنا 21 دقيقة.', ['figures -12 +21']],
  ['We waited 12 minutes.', 'انتظرنا طويلًا.', ['figures -12']],
  ['انتظرنا طويلًا.', 'We waited 40 minutes.', ['figures +40']],
  ['انتظرنا سبع دقائق.', 'We waited nine minutes.', ['figures -7 +9']],
  ['The discount was 15%.', 'كان الخصم 15 ريالًا.', ['figures -15% +15']],
  ['The bill was 186.50 SAR.', 'كانت الفاتورة 186.05 ريالًا.', ['figures -186.5 +186.05']],
  ['We came at 8:15 pm.', 'وصلنا الساعة 8:15 صباحًا.', ['figures -8:15 pm +8:15 am']],
  ['At 20:15 the door was locked.', 'عند الساعة 20:45 كان الباب مقفلًا.', ['figures -8:15 pm +8:45 pm']],
  ['The waiter Ahmed was kind.', 'كان النادل محمد لطيفًا.', ['names -Ahmed']],
  ['كان النادل أحمد لطيفًا.', 'The waiter Khalid was kind.', ['names +Khalid']],
  ['Saffron Table was busy.', 'كان المطعم مزدحمًا.', ['names -Saffron Table']],
  ['كانت نورة لطيفة.', 'She was kind.', ['names -نورة']],
  ['طلبنا Flat White.', 'We ordered a coffee.', ['names -Flat,White']],
  ['We ordered a coffee.', 'طلبنا Flat White.', ['names +Flat,White']],
  ['He did not greet us.', 'رحب بنا.', ['negation -not']],
  ['رحب بنا النادل.', 'The waiter did not greet us.', ['negation +not']],
  ['لم يغسل يديه.', 'He washed his hands.', ['negation -لم']],
  ['كانت الأرضية غير نظيفة.', 'The floor was clean.', ['negation -غير']],
  ['ما رحب فينا أحد.', 'Someone greeted us.', ['negation -ما']],
  ['The soup came without bread.', 'جاءت الشوربة مع خبز.', ['negation -without']],
  ['He didn’t greet us. He didn’t smile.', 'رحب بنا ولم يبتسم.', ['negation -didn’t']],
  ['The waiter was kind.', 'The waiter was kind.', ['language']],
  ['كان النادل لطيفًا.', 'كان النادل لطيفًا جدًا.', ['language']],
]

const told = (original: string, text: string): string[] => {
  const lang = langOfText(original) === 'ar' ? 'en' : 'ar'
  return checkTranslation({ original, text, lang }, names).map(({ kind, missing, added }) =>
    [kind, missing.length > 0 && `-${missing.join()}`, added.length > 0 && `+${added.join()}`]
      .filter(Boolean)
      .join(' '),
  )
}

describe('a translation beside its original', () => {
  it.each(alike)('%s = %s', (original, text, warned) => {
    expect(told(original, text)).toEqual(warned)
  })
  it.each(different)('%s ≠ %s', (original, text, warned) => {
    expect(told(original, text)).toEqual(warned)
  })
  it.each([...alike, ...different].filter(([, , warned]) => warned.every((one) => one !== 'language')))(
    'finds the same the other way round: %s',
    (original, text) => {
      const turned = (list: string[]) =>
        list.map((one) => one.replaceAll(/[-+](?=\S)/g, (sign) => (sign === '-' ? '+' : '-')))
      const sorted = (list: string[]) => list.flatMap((one) => one.split(' ')).toSorted()
      expect(sorted(turned(told(text, original)))).toEqual(sorted(told(original, text)))
    },
  )
  it('says nothing about a field that is still empty', () => {
    expect(checkTranslation({ original: 'No bread.', text: ' ', lang: 'ar' })).toEqual([])
  })
})

describe('the language of a text', () => {
  it.each([
    ['The soup was cold.', 'en'],
    ['كانت الشوربة باردة.', 'ar'],
    ['طلبنا Flat White وقهوة عربية', 'ar'],
    ['We ordered كبسة with chicken', 'en'],
    ['186.50', null],
    ['', null],
    ['👍', null],
  ])('of %s is %s', (text, lang) => {
    expect(langOfText(text)).toBe(lang)
  })
})

describe('a translation and its original', () => {
  const stored: Translation = {
    questionKey: 'A3',
    field: 'comment',
    lang: 'ar',
    original: 'The soup was cold.',
    text: 'كانت الشوربة باردة.',
  }
  const place = { questionKey: 'A3', field: 'comment', text: 'The soup was cold.' } as const

  it('belongs to one field of one question', () => {
    expect(translationOf([stored], place)).toBe(stored)
    expect(translationOf([stored], { ...place, questionKey: 'A4' })).toBeUndefined()
    expect(translationOf([stored], { ...place, field: 'answer' })).toBeUndefined()
  })
  it('ends with a corrected original', () => {
    expect(translationOf([stored], { ...place, text: 'The soup was warm.' })).toBeUndefined()
    expect(untranslated([{ ...place, text: 'The soup was warm.', lang: 'en' }], [stored])).toHaveLength(1)
    expect(untranslated([{ ...place, lang: 'en' }], [stored])).toEqual([])
  })
  it('is shown to readers of its language; without it they are told of the original', () => {
    expect(toldText(place, [stored], 'ar')).toEqual({ lang: 'en', text: stored.text })
    expect(toldText(place, [], 'ar')).toEqual({ lang: 'en', text: null })
    expect(toldText(place, [stored], 'en')).toBeNull()
    expect(toldText({ ...place, text: '186.50' }, [stored], 'ar')).toBeNull()
  })
})
