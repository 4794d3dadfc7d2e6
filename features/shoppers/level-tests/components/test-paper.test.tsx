// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { testedLevels } from '#/domain/shoppers/level-test.ts'
import { LanguageProvider } from '#/ui/language.tsx'
import type { TestPaper } from '../read-tests.server.ts'
import { OpenTest } from './test-paper.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

let root: Root
let place: HTMLElement
beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
})
afterEach(async () => {
  await act(async () => root.unmount())
  place.remove()
})

const question = (key: string) => ({ key, text: `Question ${key}`, options: ['No', 'Yes'], chosen: null })
const paper: TestPaper = { id: '1', level: testedLevels[0], questions: [question('a'), question('b')] }

test('two answers chosen at once are both kept', async () => {
  const kept: Record<string, FormDataEntryValue>[] = []
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <LanguageProvider lang="en">
          <OpenTest paper={paper} result={undefined} />
        </LanguageProvider>
      ),
      action: async ({ request }) => {
        kept.push(Object.fromEntries(await request.formData()))
        return null
      },
    },
  ])
  await act(async () => root.render(<Stub />))
  await act(async () => {
    for (const name of ['q-a', 'q-b'])
      place.querySelector<HTMLInputElement>(`input[name="${name}"][value="1"]`)!.click()
  })
  expect(kept.at(-1)).toEqual({ intent: 'keep', testId: '1', 'q-a': '1', 'q-b': '1' })
})
