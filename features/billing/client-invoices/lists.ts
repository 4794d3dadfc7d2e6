/** So many payers a new split begins with. */
export const firstPayers = 2
