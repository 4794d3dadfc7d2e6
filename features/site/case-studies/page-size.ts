/** Case studies per page of the staff's list. */
export const studiesAPage = 25
