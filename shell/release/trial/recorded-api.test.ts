import { createJoinedApi } from 'shared-contracts/host';
import { expect, it } from 'vitest';
import { recordedFetch } from './recorded-api.ts';

it('answers several calls in one, as each alone', async () => {
  const api = createJoinedApi(
    { baseUrl: 'http://trial', fetch: recordedFetch },
    new AbortController().signal,
  );
  const [treatments, faqs] = await Promise.all([api.treatments(), api.treatmentFaqs('52')]);
  expect(treatments.map(({ name }) => name)).toContain('Hip Replacement');
  expect(faqs.length).toBeGreaterThan(0);
});
