import { expect, test } from 'vitest'
import { fold } from './fold.ts'

test.each([
  ['أحمد', 'احمد'],
  ['إتقان', 'اتقان'],
  ['مقهى', 'مقهي'],
  ['جدة', 'جده'],
  ['مُكتمَل', 'مكتمل'],
  ['مـــقـهى', 'مقهي'],
  ['  Saffron House ', 'saffron house'],
])('%s is searched as %s', (text, expected) => expect(fold(text)).toBe(expected))
