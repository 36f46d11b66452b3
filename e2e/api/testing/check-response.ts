import { ProblemSchema } from 'shared-contracts/wire';
import * as v from 'valibot';
import type { Endpoint } from '../src/http/endpoint.ts';

/** A check that each response parses with the contract: the schema of its endpoint, or a problem. */
export function createResponseCheck(endpoints: readonly Endpoint[]) {
  const calls = endpoints.map(({ method, path, answer, file }) => ({
    method: method.toUpperCase(),
    pattern: new RegExp(`^/api${path.replaceAll(/:\w+/g, '[^/]+')}$`),
    answer,
    file,
  }));
  return async (request: Request, response: Response): Promise<void> => {
    if (response.status >= 400) {
      v.parse(ProblemSchema, await response.json());
      return;
    }
    if (response.status === 304) return;
    const { pathname } = new URL(request.url);
    const call = calls.find(({ method, pattern }) => method === request.method && pattern.test(pathname));
    if (call) v.parse(call.answer, await (call.file ? response.text() : response.json()));
  };
}
