/** A reason why the process cannot start, in one sentence with the remedy; printed without a stack trace. */
export class StartError extends Error {}
