import { createRequestHandler } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { httpApp } from './http.ts'

const handler = createRequestHandler(build, import.meta.env.MODE)

export default httpApp((request, context) => handler(request, context))
export * from './life.ts'
