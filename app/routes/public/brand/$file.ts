import type { LoaderFunctionArgs } from 'react-router'
import { sendBrandFile } from '#/features/brand/branding/send-brand-file.server.ts'

/** The company's icons and web manifest: `/brand/icon-192.png?v=3`; browsers also ask for /favicon.ico by themselves. */
export const loader = ({ params, request }: LoaderFunctionArgs) =>
  sendBrandFile(params['file'] ?? 'favicon.ico', new URL(request.url).searchParams.get('v'))
