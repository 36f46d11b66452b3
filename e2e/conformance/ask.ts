import { messageOf } from 'e2e-stack';

const DEADLINE_MS = 10_000;

/** The query or the body of a call, and its path where that has parameters. */
export interface Question {
  path?: string;
  search?: Record<string, string>;
  json?: unknown;
}

export interface Reply {
  /** 0 if none came. */
  status: number;
  /** What its JSON says; undefined if it has none. */
  body?: unknown;
  /** Why there is nothing to read, in words: the status is not 2xx, or no reply came. */
  failure?: string;
}

/** Makes a call, such as `GET /masters/options`, below `/api`. */
export async function ask(origin: string, call: string, question: Question = {}): Promise<Reply> {
  const [method, path = ''] = call.split(' ');
  const url = new URL(`/api${question.path ?? path}`, origin);
  url.search = new URLSearchParams(question.search).toString();
  const { json } = question;
  try {
    const response = await fetch(url, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(DEADLINE_MS),
      ...(json !== undefined && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(json),
      }),
    });
    const body = jsonOf(await response.text());
    return { status: response.status, body, ...(!response.ok && { failure: `answers ${response.status}` }) };
  } catch (error) {
    const { cause } = error as Error;
    return { status: 0, failure: `does not answer: ${messageOf(cause ?? error)}` };
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
