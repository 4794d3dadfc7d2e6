import { describe, expect, test } from 'vitest'
import { sending } from '#/tests/sent-documents.ts'
import { world } from '#/tests/world.ts'
import { sendAllWaiting } from './send-again.server.ts'
import { submitDocuments } from './submit.server.ts'

const { admin, business, person, server, pass, issue, read, states, calls, short, notices } = await sending(
  await world(),
)

describe('a fault', () => {
  test.each([
    ['401', { status: 401, body: '' }, 'clear 401 fault'],
    ['413', { status: 413, body: '' }, 'clear 413 fault'],
    ['429', { status: 429, body: '' }, 'clear 429 fault'],
    ['500', { status: 500, body: '<html>' }, 'clear 500 fault'],
    ['an answer that is no answer', { status: 200, body: 'hello' }, 'clear 200 fault'],
    ['no answer', { status: 0, hangUp: true }, 'clear null fault'],
  ])('%s: it waits, those after it too, and longer each time', async (_, mood, written) => {
    const [first, second] = [await issue(business), await issue(person)]
    server().mood(mood)
    await submitDocuments({})
    expect(await states(first, second)).toEqual(['waiting', 'waiting'])
    expect(await short(first)).toEqual([written])
    await submitDocuments({})
    expect(server().seen).toHaveLength(1) // not before a minute has passed
    pass(1.1)
    server().mood(mood)
    await submitDocuments({})
    expect(server().seen).toHaveLength(2)
    pass(1.1)
    await submitDocuments({})
    expect(server().seen).toHaveLength(2) // now two minutes
    pass(1)
    await submitDocuments({})
    expect(await states(first, second)).toEqual(['cleared', 'reported'])
    expect(server().taken).toEqual([(await read(first)).uuid, (await read(second)).uuid])
  })

  test('the server took it and nobody heard, or heard half: the next answer says so, and it counts once', async () => {
    const [first, second] = [await issue(business), await issue(person)]
    server().mood({ status: 0, deafly: true })
    await submitDocuments({})
    expect(await states(first)).toEqual(['waiting'])
    pass(2)
    await submitDocuments({})
    expect(await states(first, second)).toEqual(['cleared', 'reported'])
    expect(await short(first)).toEqual(['clear null fault', 'clear 409 accepted'])
    const third = await issue(business)
    server().mood({ status: 0, half: true })
    await submitDocuments({})
    expect(await states(third)).toEqual(['waiting'])
    pass(2)
    await submitDocuments({})
    expect(await states(third)).toEqual(['cleared'])
    expect(server().taken).toHaveLength(3)
  })

  test('a cleared file that is another document, or none, is a fault', async () => {
    const id = await issue(business)
    const { xml } = await read(id)
    const answer = (file?: string) => ({
      status: 200,
      body: {
        validationResults: {},
        clearanceStatus: 'CLEARED',
        ...(file ? { clearedInvoice: Buffer.from(file).toString('base64') } : {}),
      },
    })
    for (const [file, code] of [
      [xml.replace('115.00', '116.00'), 'other-file'],
      ['<not xml', 'other-file'],
      [undefined, 'file-missing'],
    ] as const) {
      server().mood(answer(file))
      await submitDocuments({ atOnce: true })
      expect(await read(id)).toMatchObject({ authority: 'waiting', cleared_xml: null })
      expect((await calls(id)).at(-1)).toMatchObject({ outcome: 'fault', status: 200, messages: [{ code }] })
    }
    await submitDocuments({ atOnce: true })
    expect(await states(id)).toEqual(['cleared'])
  })

  test('that the authority meets in one document again and again no longer holds up the others', async () => {
    const [first, second] = [await issue(business), await issue(person)]
    for (let n = 0; n < 4; n++) {
      server().mood({ status: 500, body: '' })
      await submitDocuments({ atOnce: true })
      expect(await states(first, second)).toEqual(['waiting', 'waiting'])
    }
    server().mood({ status: 500, body: '' })
    await submitDocuments({ atOnce: true })
    expect(await states(first, second)).toEqual(['waiting', 'reported'])
    const third = await issue(person)
    await submitDocuments({}) // the wait of the first one is not over
    expect(await states(first, third)).toEqual(['waiting', 'reported'])
  })

  test('401 tells the office at once, and a person may send everything without waiting', async () => {
    const id = await issue(business)
    server().mood({ status: 401, body: '' })
    await submitDocuments({})
    expect(await notices('tax-unit.refused')).toBe(1)
    expect(await sendAllWaiting(admin)).toEqual({ waiting: 1 })
    await submitDocuments({ atOnce: true })
    expect(await states(id)).toEqual(['cleared'])
    await expect(sendAllWaiting(admin)).rejects.toMatchObject({ code: 'tax-unit.nothing-to-send' })
  })
})
