import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  // whose page a write comes from is decided before any route (server/gate.ts); pages that tell their address to no one send 'null'
  allowedActionOrigins: ['null'],
} satisfies Config
