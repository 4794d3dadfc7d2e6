// Screens for the articles of the help centre, in both languages, written to app/help/pictures/. Part of
// `npm run pictures`; alone with `npm run pictures -- help`.
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { langs } from '#/domain/text.ts'
import { desk, mainPart, type Made, opened, phone, type Taking, write, writeSizes } from './site-pictures.ts'

const folder = join(import.meta.dirname, '../app/help/pictures')

/** Pages by the name of their picture. */
const ofClient = {
  dashboard: '/client',
  programme: '/client/programme',
  actions: '/client/tasks',
  certificates: '/client/certificates',
  'daily-month': '/client/daily-operations-report',
  documents: '/client/document-monitoring',
  compliance: '/client/government-compliance-report',
  duties: '/client/admin-task-tracking',
  team: '/client/users',
  invoices: '/client/invoices',
} as const
const ofShopper = { offers: '/freelancer/secret-shopper?view=offered', payouts: '/freelancer/payouts' } as const

/** Takes all pictures of the help centre. */
export async function takeHelpPictures({ origin, signIn }: Taking): Promise<void> {
  const made: Made = {}
  rmSync(folder, { recursive: true, force: true })
  for (const lang of langs) {
    mkdirSync(join(folder, lang), { recursive: true })
    const keep = (name: string, shot: Buffer) => write(made, name, lang, shot, folder)
    const client = await signIn('client', lang, desk)
    for (const [name, path] of Object.entries(ofClient))
      await keep(name, await mainPart(await opened(client, origin + path)))
    const order = await opened(client, `${origin}/client/secret-shopper?new=1`)
    await keep('order', await mainPart(order))
    await client.close()

    const branch = await signIn('branchManager', lang, phone)
    const morning = await opened(branch, `${origin}/client`)
    await keep('morning', await morning.screenshot({ animations: 'disabled' }))
    await branch.close()

    const shopper = await signIn('shopper', lang, phone)
    for (const [name, path] of Object.entries(ofShopper)) {
      const page = await opened(shopper, origin + path)
      await keep(name, await page.screenshot({ animations: 'disabled' }))
    }
    await shopper.close()
  }
  writeSizes(made, folder, 'helpPictureSizes')
}
