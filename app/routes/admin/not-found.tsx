import { data } from 'react-router'

/** An unknown address inside the portal: the frame's error page says so. */
export function loader() {
  throw data({ code: 'not-found', details: {} }, { status: 404 })
}

export default function Page() {
  return null
}
