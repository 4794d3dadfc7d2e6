import {
  Activity,
  ChartColumn,
  CalendarDays,
  CloudUpload,
  Code,
  CreditCard,
  Database,
  FileText,
  Landmark,
  Languages,
  type LucideIcon,
  Mail,
  Map,
  MessageCircle,
  MessageSquareText,
  ReceiptText,
  Rss,
  Sheet,
  Store,
  Hash,
} from 'lucide-react'
import { type DoorName, doorNames } from '#/domain/doors.ts'

type DoorKey = 'mail' | 'payments' | 'invoicing' | 'texts' | 'model' | 'maps'
export type LiveKey =
  | DoorKey
  | 'bank'
  | 'calendar'
  | 'sheets'
  | 'papers'
  | 'feed'
  | 'programming'
  | 'database'
  | 'storage'
  | 'monitoring'
export type Live = { key: LiveKey; icon: LucideIcon; settings?: readonly string[]; to?: string; file?: boolean }

/** A card for each door of the product: a new door does not compile without one. */
const ofDoors: Record<DoorName, Live & { key: DoorKey }> = {
  mail: { key: 'mail', icon: Mail, settings: ['SMTP_URL', 'MAIL_FROM', 'COMPANY_EMAIL'], to: '/functional-test' },
  payment: { key: 'payments', icon: CreditCard, settings: ['MOYASAR_SECRET_KEY', 'MOYASAR_WEBHOOK_SECRET'] },
  zatca: { key: 'invoicing', icon: ReceiptText },
  phone: { key: 'texts', icon: MessageSquareText },
  model: { key: 'model', icon: Languages },
  tiles: { key: 'maps', icon: Map },
}

/** Integrations that work today. Add a new one when it works, not before. */
export const liveIntegrations: readonly Live[] = [
  ...doorNames.map((door) => ofDoors[door]),
  { key: 'bank', icon: Landmark },
  { key: 'calendar', icon: CalendarDays },
  { key: 'sheets', icon: Sheet },
  { key: 'papers', icon: FileText, to: '/reports' },
  { key: 'feed', icon: Rss, to: '/blog/feed.xml', file: true },
  { key: 'programming', icon: Code, to: '/docs/api' },
  { key: 'database', icon: Database, settings: ['DATABASE_URL', 'DATABASE_POOL'] },
  { key: 'storage', icon: CloudUpload, settings: ['FILES_STORE', 'S3_ENDPOINT', 'S3_BUCKET'] },
  { key: 'monitoring', icon: Activity, to: '/functional-test' },
]

type RecipeKey = 'foodics' | 'powerBi' | 'googleSheets' | 'slack' | 'whatsapp'
/** Programs of the help that companies run themselves. `article`: below /docs/owners. */
export const recipes: readonly { key: RecipeKey; icon: LucideIcon; article: string }[] = [
  { key: 'foodics', icon: Store, article: 'connect-foodics' },
  { key: 'powerBi', icon: ChartColumn, article: 'connect-power-bi' },
  { key: 'googleSheets', icon: Sheet, article: 'connect-google-sheets' },
  { key: 'slack', icon: Hash, article: 'connect-slack' },
  { key: 'whatsapp', icon: MessageCircle, article: 'connect-whatsapp' },
]
