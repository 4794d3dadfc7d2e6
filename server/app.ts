import { createRequestHandler, type ServerBuild } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { checklistPaths } from '#/app/site/checklist-list.ts'
import { industryReportPaths } from '#/features/site/public-benchmarks/industry-reports.ts'
import { servicePaths } from '#/app/site/service-list.ts'
import { builtScript } from '#/platform/built-script.server.ts'
import { answeredRoutes } from './answered-routes.ts'
import { assetServer } from './built-assets.ts'
import { httpApp } from './http.ts'
import { receiver } from './receive.ts'
import { routePatterns } from './route-patterns.ts'
import { answerAtOnce } from './serve-page.ts'
import { routesBelow } from './routes-below.ts'
import { publicAddresses } from './site-map.ts'

type Handler = ReturnType<typeof createRequestHandler>
const built = build as ServerBuild
const whole: ServerBuild = { ...built, routes: answeredRoutes(built.routes) }
const handlerFor = (served: ServerBuild): Handler => createRequestHandler(served, import.meta.env.MODE)

/**
 * Requests inside an area are matched against that area's routes only, and its pages are drawn with the list of these
 * (why: the router tries routes one by one, and React makes an element tree of all routes that it is given). The
 * browser has the list of all.
 */
const areas = new Map(
  ['admin', 'client', 'freelancer'].map((area) => {
    const routes = routesBelow(whole.routes, area)
    const listed = Object.entries(whole.assets.routes).filter(([id]) => id in routes)
    const assets = { ...whole.assets, routes: Object.fromEntries(listed) }
    return [area, handlerFor({ ...whole, routes, assets })]
  }),
)
const everything = handlerFor(whole)

const answerAsset = import.meta.env.PROD ? assetServer('build/client/assets') : () => false

/** Receives every request of the server; `listener` answers those that come through. */
export const receive = receiver({
  patternOf: routePatterns(whole.routes),
  answerAtOnce: (request, response) => answerAsset(request, response) || answerAtOnce(request, response),
})
export default httpApp({
  page: (request, context) => {
    const [, top = ''] = new URL(request.url).pathname.split('/', 2)
    return (areas.get(top) ?? everything)(request, context)
  },
  routes: whole.routes,
  publicPaths: [...publicAddresses(whole.routes), ...servicePaths, ...checklistPaths, ...industryReportPaths],
  visitWorker: builtScript('visit-worker.js'),
  menuWorker: builtScript('menu-worker.js'),
})
export * from './lifecycle.ts'
