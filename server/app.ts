import { createRequestHandler, type ServerBuild } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { httpApp } from './http.ts'
import { routesBelow } from './routes-below.ts'
import { publicAddresses } from './site-map.ts'

type Handler = ReturnType<typeof createRequestHandler>
const whole = build as ServerBuild
const handlerFor = (served: ServerBuild): Handler => createRequestHandler(served, import.meta.env.MODE)

/** The router tries its routes one by one, so each area is served with only its own: a click costs less the more pages there are. */
const areas = new Map(
  ['admin', 'client', 'freelancer'].map((area) => [
    area,
    handlerFor({ ...whole, routes: routesBelow(whole.routes, area) }),
  ]),
)
const everything = handlerFor(whole)

export default httpApp((request, context) => {
  const [, top = ''] = new URL(request.url).pathname.split('/', 2)
  return (areas.get(top) ?? everything)(request, context)
}, publicAddresses(whole.routes))
export * from './life.ts'
