import answers from './recorded-answers.json' with { type: 'json' };

type Fetch = typeof globalThis.fetch;

const recorded: Readonly<Record<string, unknown>> = answers;

const problem = (status: number, title: string): Response =>
  Response.json(
    { type: 'about:blank', title, status },
    { status, headers: { 'Content-Type': 'application/problem+json' } },
  );

/** The same answers for every visitor; nothing is saved. */
const session = { session_id: 1 };

/**
 * Answers as the reference API did when it was recorded (`e2e/support/record-answers.ts`). The file is part of this package,
 * since a team's own repository has no API to try a release with.
 */
export const recordedFetch: Fetch = (input, init) => {
  const { method, url } = new Request(input, init);
  const { pathname } = new URL(url);
  const call = `${method} ${pathname.replace('/api/', '')}`;
  const answer = call.startsWith('POST journey/start/') ? session : recorded[call];
  return Promise.resolve(answer ? Response.json(answer) : problem(404, 'Not recorded'));
};
