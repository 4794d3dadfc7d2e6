import { type Actor, companyOf } from '#/domain/actor.ts'
import { setUpVault } from '#/features/operations/vault/crypto/lock.ts'
import type { Sodium } from '#/features/operations/vault/crypto/primitives.ts'
import type { Commit } from '#/features/operations/vault/crypto/commit.ts'
import { VaultSession, type VaultView } from '#/features/operations/vault/crypto/session.ts'
import { vaultForm, type VaultWrite } from '#/features/operations/vault/form.ts'
import { readVault } from '#/features/operations/vault/read-vault.server.ts'
import { writeVault } from '#/features/operations/vault/write.server.ts'

/** A browser in Node: the same crypto, and what it sends goes through the schema of the form. */
export class VaultBrowser {
  readonly actor: Actor
  readonly session: VaultSession
  constructor(actor: Actor, session: VaultSession) {
    this.actor = actor
    this.session = session
  }

  static async setUp(sodium: Sodium, actor: Actor): Promise<VaultBrowser> {
    const owner = { company: companyOf(actor), person: actor.id }
    const { lock, publicKeys, keys } = await setUpVault(sodium, owner, {
      password: `vault password of ${actor.id}`,
      withKit: false,
    })
    const browser = new VaultBrowser(actor, new VaultSession(sodium, owner, keys))
    await browser.send({ write: 'set-up', lock, publicKeys })
    await browser.load()
    return browser
  }

  async send(write: VaultWrite): Promise<void> {
    await writeVault(this.actor, vaultForm.parse({ data: JSON.stringify(write) }).data)
  }

  async load(): Promise<VaultView> {
    const view = this.session.load((await readVault(this.actor)).snapshot, null)
    if (view.memory) await this.send({ write: 'remember', ...view.memory })
    return view
  }

  async commit(commit: Commit): Promise<void> {
    await this.send({ write: 'commit', commit })
    await this.load()
  }
}
