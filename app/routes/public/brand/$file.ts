import type { LoaderFunctionArgs } from 'react-router'
import { sendBrandFile } from '#/features/core/branding/send-brand-file.server.ts'

/** Icons and web manifest of the company: `/brand/icon-192.png?v=3`; browsers also request /favicon.ico. */
export const loader = ({ params, request }: LoaderFunctionArgs) =>
  sendBrandFile(params['file'] ?? 'favicon.ico', new URL(request.url).searchParams.get('v'))
