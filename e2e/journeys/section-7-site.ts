import { listen } from '@carefare/release/listen';
import { createSection7Api, type Section7Options } from '@carefare/testing/section-7-api';
import type { StackOptions } from 'e2e-stack';
import { startIsolatedStack } from '../support/isolated-stack.ts';

/** A site whose API has the calls and fields of section 7 and no others, but for what the options change. */
export async function startSection7Site(options: Section7Options = {}, stack: Partial<StackOptions> = {}) {
  const api = createSection7Api(options);
  const server = await listen(api);
  const site = await startIsolatedStack({ ...stack, apiUrl: server.url });
  return {
    ...site,
    /** What visitors sent with the contact form. */
    submissions: api.submissions,
    async remove() {
      await site.remove();
      server.close();
    },
  };
}
