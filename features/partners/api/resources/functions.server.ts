import { z } from 'zod'
import {
  checkIbanFunction,
  convertQuantityFunction,
  formatHijriDateFunction,
  nextOfficialHolidaysFunction,
  officeHoursFunction,
  priceOfDishFunction,
  vatOfAmountFunction,
  zatcaQrReadFunction,
} from '../functions/computed.ts'
import {
  complianceScoreFunction,
  priceVisitFunction,
  verifyCertificateFunction,
} from '../functions/of-records.server.ts'
import { quotePlanFunction, recostRecipesFunction, scorePreviewFunction } from '../functions/what-if.server.ts'
import { about, type ApiOperation, getOperation } from '../operation.ts'

/** Functions of the server, in the order of the reference. */
export const namedFunctions: readonly ApiOperation[] = [
  priceVisitFunction,
  verifyCertificateFunction,
  complianceScoreFunction,
  scorePreviewFunction,
  quotePlanFunction,
  recostRecipesFunction,
  priceOfDishFunction,
  convertQuantityFunction,
  vatOfAmountFunction,
  zatcaQrReadFunction,
  checkIbanFunction,
  formatHijriDateFunction,
  nextOfficialHolidaysFunction,
  officeHoursFunction,
]

const jsonSchema = z.record(z.string(), z.unknown()).meta(about('A JSON schema.', 'مخطط JSON.'))
const named = z.object({
  name: z.string(),
  path: z.string(),
  scope: z.string(),
  about: z.string(),
  body: jsonSchema,
  answer: jsonSchema,
})

export const listFunctionsOperation = getOperation({
  id: 'listFunctions',
  path: '/functions',
  scope: 'functions:call',
  tag: 'functions',
  summary: { en: 'Functions that can be called by name', ar: 'الدوال التي تُستدعى بأسمائها' },
  schema: 'FunctionList',
  item: z.object({ functions: z.array(named) }),
  run: async ({ actor }) => ({
    functions: namedFunctions.map(({ path, scope, summary, body, answer }) => ({
      name: path.slice('/functions/'.length),
      path,
      scope,
      about: summary[actor.language],
      body: z.toJSONSchema(body!, { io: 'input' }),
      answer: z.toJSONSchema(answer, { io: 'output' }),
    })),
  }),
})
