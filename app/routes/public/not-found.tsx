import { data } from 'react-router'

/** Shows the frame's error page with help for unknown public addresses. */
export function loader() {
  throw data({ code: 'not-found', details: {} }, { status: 404 })
}

export default function Page() {
  return null
}
