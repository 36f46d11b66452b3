import type { Problem } from 'shared-contracts';

export const PROBLEM_TYPE = 'application/problem+json';

/** A problem document (RFC 9457). */
export const describeProblem = (status: number, title: string, id: string = crypto.randomUUID()): string =>
  JSON.stringify({ type: 'about:blank', title, status, request_id: id } satisfies Problem);

/** An answer that says so. */
export const problemOf = (status: number, title: string, headers: Record<string, string> = {}): Response =>
  new Response(describeProblem(status, title), {
    status,
    headers: { ...headers, 'Content-Type': PROBLEM_TYPE, 'Cache-Control': 'no-store' },
  });
