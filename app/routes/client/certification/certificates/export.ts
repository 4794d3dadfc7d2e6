import { ownCertificateList } from '#/features/certification/client-certificates/own-list.ts'
import { readListed } from '#/features/certification/client-certificates/read-list.server.ts'
import { exportRoute } from '#/features/core/lists/export-list.server.ts'

export const loader = exportRoute(ownCertificateList, { all: readListed })
