/** Initial number of payers of a split. */
export const firstPayers = 2
