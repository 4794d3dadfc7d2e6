import fc from 'fast-check'
import { expect, it } from 'vitest'
import { networkOf } from './network.ts'

it.each([
  ['203.0.113.7', '203.0.113.7'],
  [' 203.0.113.7 ', '203.0.113.7'],
  ['203.0.113.7:41234', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
  ['[::ffff:203.0.113.7]:443', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['[2001:db8:1:2::9]:51000', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['1:2:3:4:5:6:7:8:9', '1:2:3:4:5:6:7:8:9'],
  ['1::2::3', '1::2::3'],
  ['12345::1', '12345::1'],
  ['256.1.1.1', '256.1.1.1'],
  ['unknown', 'unknown'],
  ['', ''],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

it('counts every address of one /64 as one network, and another /64 as another', () => {
  fc.assert(
    fc.property(fc.ipV6(), (address) => {
      const network = networkOf(address)
      if (!network.endsWith('::/64')) return
      expect(networkOf(network.replace('::/64', ':1:2:3:4'))).toBe(network)
      const [g0, g1, g2, g3 = ''] = network.split(':')
      const next = ((Number.parseInt(g3, 16) + 1) % 65_536).toString(16)
      expect(networkOf(`${g0}:${g1}:${g2}:${next}::1`)).not.toBe(network)
    }),
  )
})

it('answers a short text for whatever a header holds', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), (text) => {
      expect(networkOf(text).length).toBeLessThanOrEqual(100)
    }),
  )
})
