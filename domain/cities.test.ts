import { expect, test } from 'vitest'
import { cities, cityBeside, cityIn, cityKeys } from './cities.ts'
import { cuisineIn } from './cuisines.ts'

test.each([
  ['Olaya Street, Riyadh', 'riyadh'],
  ['طريق أنس بن مالك، الرياض', 'riyadh'],
  ['Corniche Road, Jeddah', 'jeddah'],
  ['شارع الأمير سلطان، جده', 'jeddah'],
  ['Prince Turkey Street, Al Khobar', 'khobar'],
  ['Al-Khobar 34423', 'khobar'],
  ['Makkah Road, Riyadh', 'riyadh'],
  ['طريق مكة المكرمة، الرياض', 'riyadh'],
  ['Riyadh, Makkah Road', 'riyadh'],
  ['طريق المدينة المنورة، جدة', 'jeddah'],
  ['المدينة المنورة، حي العزيزية', 'madinah'],
  ['Makkah al-Mukarramah', 'makkah'],
  ['Dhahran Street, Dammam', 'dammam'],
  ['الهُفوف، شارع الجامعة', 'ahsa'],
  ['أبها، طريق الملك فهد', 'abha'],
  ['Khamis Mushait', 'khamis_mushait'],
  ['وسط المدينة', null],
  ['King Fahd Road', null],
  ['Taifoor Street', null],
  ['Hailstone Avenue', null],
  ['', null],
])('%s is in %s', (location, city) => expect(cityIn(location)).toBe(city))

test('every city is found by both of its own names', () => {
  for (const key of cityKeys) {
    expect(cityIn(cities[key].name.en)).toBe(key)
    expect(cityIn(`شارع العام، ${cities[key].name.ar}`)).toBe(key)
  }
})

test.each([
  ['Casual dining', 'restaurant', 'dining'],
  ['مقاهٍ مختصة', 'cafe', 'cafe'],
  ['مطاعم شعبية', 'restaurant', 'saudi'],
  ['Seafood restaurant and café', 'restaurant', 'seafood'],
  ['Burgers', 'restaurant', 'fast_food'],
  ['مأكولات بحرية', 'restaurant', 'seafood'],
  ['المشويات', 'restaurant', 'steak'],
  ['حلويات شرقية', 'other', 'dessert'],
  ['Food and beverage', 'restaurant', null],
  ['', 'cafe', 'cafe'],
  [null, null, null],
])('%s (%s) serves %s', (industry, type, cuisine) => expect(cuisineIn(industry, type)).toBe(cuisine))

test.each<[string, string | null, string]>([
  ['Olaya', 'riyadh', 'Riyadh'],
  ['فرع العليا', 'riyadh', 'الرياض'],
  ['Riyadh, Olaya', 'riyadh', ''],
  ['فرع الرياض', 'riyadh', ''],
  ['Makkah Road', 'riyadh', 'Riyadh'],
  ['Old Village', 'some village', 'some village'],
  ['Some Village branch', 'some village', ''],
  ['Olaya', null, ''],
])('the city beside %s in %s is "%s"', (name, city, said) => {
  expect(cityBeside(name, city)).toBe(said)
})

test('beside a name, a city is said in a language that is asked for', () => {
  expect(cityBeside('Olaya', 'riyadh', 'ar')).toBe('الرياض')
})
