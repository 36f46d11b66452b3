/** The message of an error, or of its cause if it has one: `fetch` itself only says "fetch failed", and Node of several addresses only a code. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause, message } = error;
  return (cause instanceof Error && (cause.message || (cause as NodeJS.ErrnoException).code)) || message;
}
