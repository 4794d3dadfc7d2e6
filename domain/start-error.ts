/** A reason why a process cannot start, said in one sentence that names what to do: the start prints it, without a stack trace. */
export class StartError extends Error {}
