import { createContext } from 'react'

/** Company that the page shows, sent with its forms; null: the reader has no other one. */
export const CompanyMark = createContext<string | null>(null)
