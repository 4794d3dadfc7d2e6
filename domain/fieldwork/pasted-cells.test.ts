import { expect, test } from 'vitest'
import { pastedCells } from './pasted-cells.ts'

test.each([
  ['one', [['one']]],
  ['a\tb', [['a', 'b']]],
  [
    'a\tb\nc\td\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['a\r\nb\r\n', [['a'], ['b']]],
  ['هل كان نظيفًا؟\tنعم', [['هل كان نظيفًا؟', 'نعم']]],
  ['"two\nlines"\tb', [['two\nlines', 'b']]],
  ['"say ""hello"""\tb', [['say "hello"', 'b']]],
  ['a\t\tc', [['a', '', 'c']]],
  ['5" pan\tb', [['5" pan', 'b']]],
  ['"quoted" word\tb', [['"quoted" word', 'b']]],
  ['', [['']]],
])('%j', (text, cells) => expect(pastedCells(text)).toEqual(cells))
