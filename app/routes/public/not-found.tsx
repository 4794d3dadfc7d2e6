import { data } from 'react-router'

/** An unknown public address: the frame's error page says so and helps on. */
export function loader() {
  throw data({ code: 'not-found', details: {} }, { status: 404 })
}

export default function Page() {
  return null
}
