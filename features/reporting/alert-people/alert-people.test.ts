import { expect, test } from 'vitest'
import { world } from '#/tests/world.ts'
import { addAlertPerson, mostAlertPeople, readAlertPeople, removeAlertPerson } from './alert-people.server.ts'

const here = await world()
const huda = { name: 'Huda', email: 'huda@example.com', language: 'ar' } as const

test('somebody is added once, whatever the letters’ case, and can come back after being removed', async () => {
  const client = await here.client()
  await addAlertPerson(client, huda)
  const twice = addAlertPerson(client, { ...huda, email: 'Huda@Example.com' })
  await expect(twice).rejects.toMatchObject({ code: 'alert-person.exists', fields: { email: 'alert-exists' } })
  const [person] = await readAlertPeople(client)
  expect(person).toMatchObject(huda)
  await removeAlertPerson(client, person!.id)
  await removeAlertPerson(client, person!.id)
  expect(await readAlertPeople(client)).toEqual([])
  await addAlertPerson(client, huda)
  expect(await readAlertPeople(client)).toHaveLength(1)
})

test('two concurrent calls: the list contains the address once', async () => {
  const client = await here.client()
  const results = await Promise.allSettled([addAlertPerson(client, huda), addAlertPerson(client, huda)])
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await readAlertPeople(client)).toHaveLength(1)
})

test('the list has an end', async () => {
  const client = await here.client()
  for (let i = 0; i < mostAlertPeople; i += 1) await addAlertPerson(client, { ...huda, email: `p${i}@example.com` })
  await expect(addAlertPerson(client, huda)).rejects.toMatchObject({ code: 'alert-person.too-many' })
})

test('strangers find nothing', async () => {
  const client = await here.client()
  const other = await here.client()
  await addAlertPerson(client, huda)
  const [person] = await readAlertPeople(client)
  expect(await readAlertPeople(other)).toEqual([])
  await expect(removeAlertPerson(other, person!.id)).rejects.toMatchObject({ code: 'not-found' })
  for (const stranger of [await here.shopper(), await here.admin()])
    await expect(addAlertPerson(stranger, huda)).rejects.toMatchObject({ code: 'not-allowed' })
  await expect(readAlertPeople(await here.shopper())).rejects.toMatchObject({ code: 'not-allowed' })
})
