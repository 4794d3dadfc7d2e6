import { href, redirect } from 'react-router'

/** Address from before every kind of user had this page. */
export const loader = () => redirect(href('/account/data'))
