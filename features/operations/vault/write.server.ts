import type { Actor } from '#/domain/actor.ts'
import { commitToVault, deleteCollection, settleDeparture } from './commit.server.ts'
import type { VaultWrite } from './form.ts'
import { noteOpening } from './openings.server.ts'
import { changeOwnLock, keepMemory, setUpOwnVault, startAnew } from './own-keys.server.ts'

/** Every change of the vault that a browser sends. */
export function writeVault(actor: Actor, write: VaultWrite): Promise<void> {
  switch (write.write) {
    case 'set-up':
      return setUpOwnVault(actor, write.lock, write.publicKeys)
    case 'lock':
      return changeOwnLock(actor, write.lock)
    case 'anew':
      return startAnew(actor)
    case 'remember':
      return keepMemory(actor, write.version, write.sealed)
    case 'commit':
      return commitToVault(actor, write.commit)
    case 'opened':
      return noteOpening(actor, write)
    case 'settle':
      return settleDeparture(actor, write.collection, write.entry)
    case 'delete':
      return deleteCollection(actor, write.collection, write.counter)
  }
}
