/** Errors of the network, the API, a deadline, or a visitor who left. */
const NO_FAULT = /^(AbortError|TimeoutError|ApiError)$/;

/** Whether an error is a fault of the code that threw it. */
export const isFaultOfCode = (error: unknown): boolean =>
  !(error instanceof Error && NO_FAULT.test(error.name));
