import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import type { AnswerDraft, AnswerSave, SavedAnswer, SaveOutcome } from '../answer.ts'
import { sameDraft } from '../answer.ts'
import type { Device } from './device.ts'
import type { Arrival } from './outbox.ts'
import { syncOf } from './sync-state.ts'
import { createVisitStore, type Surroundings, type VisitStore } from './visit-store.ts'

type Fault = 'fine' | 'lost' | 'answer lost' | 'busy'

/** Server with the contract of the verbs: named saves once, moments once, one report per visit, one submission. */
function serverOf() {
  const answers = new Map<string, SavedAnswer & { saveId: string }>()
  const photos = new Map<string, string>()
  const moments: string[] = []
  const submissions: { key: string; answers: number; photos: number }[] = []
  const begun: string[] = []
  return {
    answers,
    photos,
    moments,
    submissions,
    begun,
    checkIn(arrival: Arrival) {
      if (begun.length === 0) begun.push(arrival.reportId)
      return { reportId: begun[0]! }
    },
    save(save: AnswerSave): SaveOutcome {
      if (begun.length === 0) throw new Error('answers before the check-in')
      if (submissions.length > 0) throw new Error('answers after the submission')
      const { saveId, questionKey, baseVersion } = save
      const before = answers.get(questionKey)
      if (before && (before.saveId === saveId || sameDraft(before, save)))
        return { saveId, outcome: 'saved', version: before.version }
      if ((before?.version ?? 0) !== baseVersion) return { saveId, outcome: 'stale', current: before! }
      answers.set(questionKey, { ...save, version: baseVersion + 1 })
      return { saveId, outcome: 'saved', version: baseVersion + 1 }
    },
    handIn(key: string) {
      if (!submissions.some((each) => each.key === key))
        submissions.push({ key, answers: answers.size, photos: photos.size })
      return { receiptNumber: 7 }
    },
  }
}

/** Device with delayed writes: a crash loses unfinished ones, as on a phone. */
function deviceOf() {
  const disk = { text: null as string | null, pictures: new Map<string, Blob>() }
  const open = (): Device & { crash(): void } => {
    let dead = false
    let writing = Promise.resolve()
    const later = <T>(work: () => T): Promise<T> =>
      new Promise((resolve) => {
        setTimeout(() => {
          if (!dead) resolve(work())
        }, 3)
      })
    return {
      text: disk.text,
      write(text) {
        writing = writing.then(() => later(() => void (disk.text = text)))
      },
      written: () => writing.then(() => true),
      putPicture: (id, picture) => later(() => disk.pictures.set(id, picture)).then(() => true),
      picture: (id) => later(() => disk.pictures.get(id) ?? null),
      removePicture: (id) => void later(() => disk.pictures.delete(id)),
      clear: () =>
        later(() => {
          disk.text = null
          disk.pictures.clear()
        }),
      crash: () => {
        dead = true
      },
    }
  }
  return { disk, open }
}

const fault = fc.constantFrom<Fault>('fine', 'fine', 'lost', 'answer lost', 'busy')
const step = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('type' as const),
      key: fc.integer({ min: 1, max: 5 }),
      text: fc.string({ minLength: 1, maxLength: 5 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('photo' as const), key: fc.integer({ min: 1, max: 3 }) }) },
  { weight: 3, arbitrary: fc.constant({ kind: 'stamp' as const }) },
  { weight: 3, arbitrary: fc.constant({ kind: 'crash' as const }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: 4000 }) }) },
)

test('whatever is lost, late or broken off: the server ends with what was typed last, every photo once, one submission', async () => {
  vi.useFakeTimers()
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 40 }),
      fc.array(fault, { minLength: 1, maxLength: 60 }),
      async (steps, faults) => {
        const server = serverOf()
        const { disk, open } = deviceOf()
        let turn = 0
        let stable = false
        let life = 0
        /** One request: it may be lost, or its response may be; a dead tab sends and receives nothing. */
        const requestOf = async <T>(
          mine: number,
          work: () => T,
        ): Promise<{ ok: true; value: T } | { ok: false; failure: 'offline' | 'busy' }> => {
          if (mine !== life) await new Promise(() => {})
          const now = stable ? 'fine' : faults[turn++ % faults.length]!
          await new Promise((resolve) => setTimeout(resolve, 1 + (turn % 7) * 40))
          if (now === 'lost') return { ok: false, failure: 'offline' }
          if (now === 'busy') return { ok: false, failure: 'busy' }
          // why: a dead tab's request may arrive after everything else; the server refuses it then
          if (mine !== life && server.submissions.length > 0) await new Promise(() => {})
          const value = work()
          if (mine !== life) await new Promise(() => {})
          return now === 'answer lost' ? { ok: false, failure: 'offline' } : { ok: true, value }
        }
        const surroundingsOf = (mine: number): Surroundings => {
          const request = <T>(work: () => T) => requestOf(mine, work)
          return {
            checkIn: (arrival) => request(() => server.checkIn(arrival)),
            async send(_report, saves) {
              const result = await request(() => saves.map((save) => server.save(save)))
              return result.ok ? { ok: true, outcomes: result.value } : result
            },
            async sendPhoto(_report, photo) {
              const result = await request(() => server.photos.set(photo.id, photo.questionKey))
              const { id, questionKey } = photo
              return result.ok
                ? { ok: true, photo: { id, questionKey, fileId: id, kind: 'photo', seconds: null } }
                : result
            },
            removePhoto: async (_report, id) => (await request(() => server.photos.delete(id))).ok,
            async sendMoments(_report, moments) {
              const result = await request(() => {
                for (const { id } of moments) if (!server.moments.includes(id)) server.moments.push(id)
                return null
              })
              return result
            },
            handIn: (_report, key) => request(() => server.handIn(key)),
            shrink: async (picture) => ({ picture, hint: null }),
            addressOf: () => 'blob:',
          }
        }
        let store: VisitStore
        let device: ReturnType<typeof open>
        const typed = new Map<string, AnswerDraft['value']>()
        const taken: string[] = []
        /** "Saved" requires that the server has everything, so never while the device's storage is still being read. */
        const untrue: string[] = []
        const checkClaim = () => {
          if (syncOf(store.state()).shown !== 'saved') return
          for (const [key, value] of typed) if (server.answers.get(key)?.value !== value) untrue.push(key)
          for (const id of taken) if (!server.photos.has(id)) untrue.push(id)
        }
        const begin = async () => {
          device = open()
          store = createVisitStore({ reportId: null, answers: [], photos: [] }, surroundingsOf(life))
          checkClaim()
          store.subscribe(checkClaim)
          await store.restore(device)
        }
        const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
        void begin()
        await pass(50)
        store!.arrive({
          requestId: 'q',
          reportId: 'r',
          deviceTime: '',
          latitude: null,
          longitude: null,
          accuracy: null,
          note: '',
        })
        await pass(50)
        let stamps = 0
        for (const each of steps) {
          if (each.kind === 'type') {
            store!.answer(`Q${each.key}`, { value: each.text })
            typed.set(`Q${each.key}`, each.text)
            await pass(20)
          } else if (each.kind === 'photo') {
            store!.addPhotos(`Q${each.key}`, [{ file: new Blob(['x']) }])
            await pass(30)
            taken.push(store!.state().photos.at(-1)!.id)
          } else if (each.kind === 'stamp') {
            store!.note('stamp', `s${stamps++}`)
            await pass(20)
          } else if (each.kind === 'wait') await pass(each.ms)
          else {
            life += 1
            device!.crash()
            store!.leave()
            void begin()
            await pass(400)
          }
        }
        store!.submit()
        await pass(30)
        life += 1
        device!.crash()
        store!.leave()
        void begin()
        await pass(400)
        stable = true
        store!.retry()
        await pass(200_000)
        expect(Object.fromEntries([...server.answers].map(([key, { value }]) => [key, value]))).toEqual(
          Object.fromEntries(typed),
        )
        expect([...server.photos.keys()].sort()).toEqual([...taken].sort())
        expect(server.begun).toEqual(['r'])
        expect(server.submissions.map(({ answers, photos }) => ({ answers, photos }))).toEqual([
          { answers: typed.size, photos: taken.length },
        ])
        expect(untrue).toEqual([])
        expect(store!.state().conflicts.size).toBe(0)
        expect(store!.unsent()).toBe(0)
        expect(disk.text).toBeNull()
        store!.leave()
      },
    ),
    {
      numRuns: 150,
      examples: [
        // the receipt arrives just as the tab dies: the next page must not keep an empty visit
        [
          [
            { kind: 'type', key: 1, text: ' ' },
            { kind: 'photo', key: 1 },
            { kind: 'photo', key: 1 },
            { kind: 'wait', ms: 36 },
            { kind: 'crash' },
          ],
          ['fine'],
        ],
      ],
    },
  )
  vi.useRealTimers()
}, 120_000)
