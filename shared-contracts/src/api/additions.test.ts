import { describe, expect, it } from 'vitest';
import { type ApiAddition, apiAdditions } from '../site/api-additions.ts';
import { createApi } from './api.ts';
import { createTestClient, failureOf } from './api-test-client.ts';

const lacking = (status: number) => createTestClient(() => Response.json({}, { status })).api;

describe('a call beyond section 7', () => {
  it.each([404, 405, 501])('that an API answers with %d resolves to nothing', async status => {
    const api = lacking(status);
    expect(await api.destinations()).toEqual([]);
    expect(await api.tripCosts(null)).toMatchObject({ treatments: [] });
    expect(await api.priceBook()).toMatchObject({ treatments: [] });
    expect(await failureOf(api.treatments())).toMatchObject({ status });
  });

  it("has the site's own choices where the API lists none", async () => {
    const empty = createTestClient(() => Response.json({ accommodation: [], exchange_rates: { GBP: 0.8 } }));
    for (const api of [lacking(404), empty.api]) {
      const { accommodation, food } = await api.options();
      expect(accommodation[1]).toMatchObject({
        id: 2,
        name: 'Standard hotel (3 to 4 star)',
        usdPerNight: {},
      });
      expect(food.length).toBeGreaterThan(1);
    }
  });

  it('still fails while the API does', async () => {
    expect(await failureOf(lacking(503).options())).toMatchObject({ status: 503 });
  });

  it('is not sent to an API that is known to lack it', async () => {
    const lacks: readonly ApiAddition[] = apiAdditions;
    const fetch = () => Promise.reject(new Error('was sent'));
    const api = createApi({ baseUrl: 'http://api.test', fetch, lacks });
    expect(await api.destinations()).toEqual([]);
    expect(await failureOf(api.treatments())).toMatchObject({ code: 'network' });
  });
});
