import { data } from 'react-router'

/** Shows the frame's error page for unknown addresses inside the portal. */
export function loader() {
  throw data({ code: 'not-found', details: {} }, { status: 404 })
}

export default function Page() {
  return null
}
