import { reactRouter } from '@react-router/dev/vite'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

/** Reloads the page's data in the browser after an edit of server code. */
const revalidateAfterServerEdit: Plugin = {
  name: 'revalidate-after-server-edit',
  apply: 'serve',
  hotUpdate: {
    order: 'post',
    handler({ server, modules }) {
      if (this.environment.name !== 'ssr' || modules.length === 0) return
      setTimeout(() => server.environments.client.hot.send({ type: 'custom', event: 'app:revalidate' }), 60)
    },
  },
}

/**
 * Groups shared modules: few files compress better, and keep a page's list of files short (portal pages load thirty
 * to fifty, about a hundred without groups). A group includes the imports of its files unless a group above has them,
 * so modules of public pages belong to the upper groups; otherwise these pages fetch the whole portal.
 */
const sharedFiles = [
  // what every page has, in one file with the frame of the site, through which everybody comes to the portals
  {
    name: 'base',
    test: /node_modules[\\/](react|react-dom|scheduler|react-router|lucide-react)[\\/]|vite[\\/]preload-helper|platform[\\/]no-eval|app\/shell\/(feedback-provider|error-page|public-(header|footer)|skip-link|consent-bar|structured-data|page-title)\.tsx?|app\/home\/section\.tsx|ui\/(button|map-source|card|badge|meter|money|score|time)\.tsx|core\/branding\/look/,
    priority: 3,
  },
  { name: 'lists', test: /ui\/(data-table|facts|nav|pagination)\.tsx/, priority: 0.75 },
  {
    name: 'form',
    test: /ui\/(form|field|text-field|choice-field|password-field|feedback)\.tsx|app\/shell\/display-session\.ts/,
    priority: 0.7,
  },
  // the parts of marketing pages, whose first press should not ask for a file each
  {
    name: 'marketing',
    test: /app\/(home|site)\/(?!checklist-list|join-|mystery-shopping-parts)/,
    minShareCount: 1,
    priority: 0.65,
  },
  {
    name: 'portal',
    test: /app\/shell\/portal-frame\.tsx|ui\/(dialog|filter-bar|menu)\.tsx/,
    priority: 0.6,
  },
]

/** Packages of traces, which are loaded where they are sent only. */
const tracing = ['api', 'exporter-trace-otlp-http', 'resources', 'sdk-trace'].map((name) => `@opentelemetry/${name}`)

export default defineConfig(({ command }) => ({
  // several development servers may run side by side, each with its own port
  cacheDir: `node_modules/.vite-${process.env['PORT'] ?? '3000'}`,
  plugins: [
    tailwindcss(),
    reactRouter(),
    revalidateAfterServerEdit,
    { ...optimizeLocales.vite({ locales: ['en-US', 'ar-AE'] }), enforce: 'pre' },
  ],
  ssr:
    command === 'build'
      ? {
          noExternal: true,
          external: [
            'sharp',
            '@node-rs/argon2',
            'pg',
            'pg-boss',
            'better-auth',
            'nodemailer',
            'kysely',
            'prom-client',
            ...tracing,
          ],
        }
      : {},
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups: sharedFiles },
            // the names of all pages that share a file would make its name
            chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
          },
        },
      },
    },
    ssr: { build: { rolldownOptions: { input: './server/app.ts' } } },
  },
  build: { assetsInlineLimit: 0 },
}))
