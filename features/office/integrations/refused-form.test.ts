import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { formAction } from '#/platform/form-action.server.ts'
import { requestInfo } from '#/platform/request-context.ts'
import { someInfo } from '#/tests/some-info.ts'
import { world } from '#/tests/world.ts'
import { integrationForm } from './form.ts'
import { saveIntegration } from './save.server.ts'

const w = await world()
const canary = 'canary-4f1e9a77c0ffee'

test('a refused form keeps what was typed, but never repeats a secret', async () => {
  const context = new RouterContextProvider()
  context.set(requestInfo, someInfo({ actor: await w.admin() }))
  const body = new URLSearchParams({
    intent: 'save',
    address: 'http://models.example',
    model: 'm',
    'sealed-key': canary,
  })
  const request = new Request('http://localhost/', { method: 'POST', body })
  const save = formAction(integrationForm, async (actor, input) => {
    if (input.intent === 'save') await saveIntegration(actor, 'model', input)
  })
  const answer = JSON.stringify(await save({ request, context, params: {} }))
  expect(answer).toContain('door-address')
  expect(answer).toContain('http://models.example')
  expect(answer).not.toContain(canary)
})
