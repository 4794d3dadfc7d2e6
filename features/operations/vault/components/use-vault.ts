import { useCallback, useContext, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { CompanyMark } from '#/ui/company-mark.ts'
import type { Commit } from '../crypto/commit.ts'
import type { DeviceMemory, MemoryRow } from '../crypto/memory.ts'
import type { VaultView } from '../crypto/session.ts'
import type { VaultWrite } from '../form.ts'
import type { VaultData } from '../read-vault.server.ts'
import { keepDevice, readDevice } from '../worker/device-memory.ts'
import { useIdleLock } from './use-idle-lock.ts'
import { sendWrite, VaultClient, VaultRefusal } from '../worker/vault-client.ts'

export type Vault = {
  data: VaultData
  /** What is open; null: locked. */
  view: VaultView | null
  /** When this state was checked. */
  checkedAt: Date | null
  /** The worker; starts at its first use. */
  client: () => VaultClient
  /** Reasons why the vault as a whole cannot be read. */
  problem: VaultRefusal | null
  /** Reads the vault after the worker has its keys. */
  opened: () => Promise<void>
  lock: () => void
  secondsLeft: () => number
  send: (write: VaultWrite) => Promise<void>
  /** Sends a change that the worker made, and reads the vault again. */
  commit: (make: Promise<Commit>) => Promise<void>
  refresh: () => Promise<void>
  keepMemory: (memory: MemoryRow | null, device: DeviceMemory) => Promise<void>
}

/** The vault of the page: locked until a password opens it, and again after five idle minutes or when the page goes. */
export function useVault(data: VaultData): Vault {
  const company = useContext(CompanyMark) ?? null
  const { revalidate } = useRevalidator()
  const worker = useRef<VaultClient | null>(null)
  const memory = useRef<MemoryRow | null>(null)
  const isOpen = useRef(false)
  const [view, setView] = useState<VaultView | null>(null)
  const [checkedAt, setCheckedAt] = useState<Date | null>(null)
  const [problem, setProblem] = useState<VaultRefusal | null>(null)

  const client = useCallback(() => (worker.current ??= new VaultClient()), [])
  const send = (write: VaultWrite) => sendWrite(write, company)
  const lock = useCallback(() => {
    worker.current?.close()
    worker.current = null
    isOpen.current = false
    setView(null)
    setProblem(null)
  }, [])
  const secondsLeft = useIdleLock(view !== null, lock)

  const keepMemory = async (fresh: MemoryRow | null, device: DeviceMemory) => {
    keepDevice(data.own?.publicKeys, device)
    if (!fresh) return
    try {
      await send({ write: 'remember', ...fresh })
      memory.current = fresh
      keepDevice(data.own?.publicKeys, { ...device, version: fresh.version })
    } catch {
      // another tab was faster, or nothing may be written: the next reading tries again
    }
  }
  const load = async ({ snapshot, own }: VaultData) => {
    const stored = snapshot.memory
    const newest = memory.current && memory.current.version > (stored?.version ?? 0) ? memory.current : stored
    try {
      const read = await client().call('load', { ...snapshot, memory: newest }, readDevice(own?.publicKeys))
      if (!isOpen.current) return
      setView(read)
      setProblem(null)
      setCheckedAt(new Date())
      await keepMemory(read.memory, read.device)
    } catch (error) {
      if (error instanceof VaultRefusal && error.code !== 'locked') setProblem(error)
    }
  }
  const loadAgain = useEffectEvent((fresh: VaultData) => {
    if (isOpen.current) void load(fresh)
  })
  useEffect(() => loadAgain(data), [data])
  useEffect(() => lock, [lock])

  return {
    data,
    view,
    checkedAt,
    client,
    problem,
    lock,
    secondsLeft,
    send,
    keepMemory,
    refresh: revalidate,
    opened: async () => {
      isOpen.current = true
      const known = readDevice(data.own?.publicKeys)?.version ?? 0
      // why: another tab has read the vault since this page was loaded; what comes now is read by the effect
      if (known > (data.snapshot.memory?.version ?? 0)) await revalidate()
      else await load(data)
    },
    commit: async (make) => {
      try {
        await send({ write: 'commit', commit: await make })
      } finally {
        await revalidate()
      }
    },
  }
}
