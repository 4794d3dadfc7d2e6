import type { Permission } from '../permissions.ts'
import type { Text } from '../text.ts'
import type { ApiScope } from './api-scopes.ts'
import { exchangeTypes, mostExchangeFile } from './exchange.ts'

export type Bucket = {
  about: Text
  /** Permission of its readers, and the scope that has it. */
  needs: Permission
  scope: ApiScope
  /** Types of its files, which are found by their content when they are stored. */
  types: readonly string[]
  /** Largest file in bytes. */
  mostBytes: number
  /** Permission of its writers; without one files come in with their record. */
  writes?: Permission
}

const megabyte = 1024 * 1024

/** Buckets of a company's files. Files come in with the record that they belong to; programs write to the exchange alone. */
export const buckets = {
  documents: {
    about: {
      en: 'Scans of documents and licences, without those of workers',
      ar: 'صور المستندات والرخص دون مستندات العاملين',
    },
    needs: 'documents.read',
    scope: 'documents:read',
    types: ['application/pdf', 'image/jpeg'],
    mostBytes: 9 * megabyte,
  },
  evidence: {
    about: { en: 'Photos of published reports', ar: 'صور التقارير المنشورة' },
    needs: 'reports.read',
    scope: 'reports:read',
    types: ['image/jpeg', 'image/webp'],
    mostBytes: 10 * megabyte,
  },
  actions: {
    about: { en: 'Photos and files of corrective actions', ar: 'صور الإجراءات التصحيحية وملفاتها' },
    needs: 'actions.read',
    scope: 'actions:read',
    types: ['application/pdf', 'image/jpeg', 'image/webp'],
    mostBytes: 10 * megabyte,
  },
  invoices: {
    about: { en: 'Tax documents as PDF', ar: 'المستندات الضريبية بصيغة PDF' },
    needs: 'invoices.read',
    scope: 'invoices:read',
    types: ['application/pdf'],
    mostBytes: 10 * megabyte,
  },
  exchange: {
    about: { en: 'Files that programs leave for one another', ar: 'ملفات تتبادلها البرامج' },
    needs: 'exchange.read',
    scope: 'exchange:read',
    types: exchangeTypes,
    mostBytes: mostExchangeFile,
    writes: 'exchange.write',
  },
} as const satisfies Record<string, Bucket>
export type BucketName = keyof typeof buckets
export const bucketNames = Object.keys(buckets) as [BucketName, ...BucketName[]]

/** Seconds for which a signed address may work. */
export const leastSignedSeconds = 60
export const mostSignedSeconds = 7 * 24 * 3600

const endings: Record<string, string> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/png': 'png',
  'text/csv': 'csv',
  'application/json': 'json',
  'text/plain': 'txt',
}

/** Name and type under which a file is sent: only types of the list keep theirs. */
export const sentAs = (bucket: BucketName, id: string, type: string): { name: string; type: string } => {
  const ending = endings[type]
  return ending
    ? { name: `${bucket}-${id}.${ending}`, type }
    : { name: `${bucket}-${id}.bin`, type: 'application/octet-stream' }
}
