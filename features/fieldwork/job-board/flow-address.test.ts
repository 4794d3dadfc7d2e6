import { expect, test } from 'vitest'
import { flowPath, formerTasksAddress } from './flow-address.ts'

test.each([
  ['', 'view=offered'],
  ['view=offers', 'view=offered'],
  ['view=mine&done=accepted', 'view=todo&done=accepted'],
  ['view=work', 'view=work'],
  ['view=board&q=MS-0012&page=2', 'view=board&q=MS-0012&page=2'],
  ['q=MS-0012', 'q=MS-0012&view=board'],
  ['view=constructor', 'view=offered'],
])('the former address with %j leads to %j', (former, now) =>
  expect(formerTasksAddress(new URLSearchParams(former))).toBe(`/freelancer/secret-shopper?${now}`),
)

test('a view has one address', () => expect(flowPath('todo')).toBe('/freelancer/secret-shopper?view=todo'))
