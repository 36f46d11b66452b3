import { userEvent } from '@testing-library/user-event';
import { HttpResponse, http, type RequestHandler } from 'msw';
import { setupServer } from 'msw/node';
import { mountStandalone, type Standalone } from 'shared-contracts/standalone';
import { afterAll, afterEach, beforeAll } from 'vitest';
import * as contact from '../src/exposes/contact.tsx';

const wire = (country: string) => ({
  country,
  baseprice: 6200,
  price_low: 5000,
  price_high: 8000,
  price_unit: 'procedure',
  stay_days: 15,
  home_prices: {},
  includes: [],
  excludes: [],
  as_of: '2026-11',
});

const treatment = (id: string, name: string, category: string) => ({
  id,
  name,
  category,
  base_cost: 6200,
  description: name,
  min_treatement_days: 15,
  image: null,
  order: 1,
  price_unit: 'procedure',
  typical_units: 1,
  as_of: '2026-11',
});

/** What the API answers unless a test says otherwise. Rhinoplasty is offered in Turkey only. */
const answers = [
  http.get('*/api/masters/treatments', () =>
    HttpResponse.json([
      treatment('52', 'Hip Replacement', 'Orthopedic'),
      treatment('30', 'Rhinoplasty', 'Cosmetic'),
      treatment('42', 'LASIK Eye Surgery', 'Opthalmology'),
    ]),
  ),
  http.post<never, { treatment_id: number }>('*/api/masters/treatment-countries', async ({ request }) => {
    const { treatment_id } = await request.json();
    return HttpResponse.json((treatment_id === 30 ? ['Turkey'] : ['India', 'Thailand']).map(wire));
  }),
  http.post('*/api/journey/start/*', () => HttpResponse.json({ session_id: 8 }, { status: 201 })),
  http.get('*/api/journey/by-ip/*', () => HttpResponse.json({}, { status: 404 })),
];

const server = setupServer(...answers);
const mounted: Standalone[] = [];

beforeAll(() => {
  server.listen({ onUnhandledFrame: 'error' });
  // jsdom has no media queries; Mantine asks for reduced motion.
  window.matchMedia ??= query =>
    Object.assign(new EventTarget(), {
      matches: false,
      media: query,
      onchange: null,
      addListener() {},
      removeListener() {},
    });
});
afterEach(() => {
  for (const page of mounted.splice(0)) page.unmount();
  server.resetHandlers();
  localStorage.clear();
});
afterAll(() => server.close());

/** Opens /contact on the remote's own page, with the real client and a network of msw. */
export function openContact(
  handlers: RequestHandler[] = [],
  prepare?: (page: Standalone) => void,
  state?: unknown,
) {
  server.use(...handlers);
  history.replaceState({ usr: state, key: `visit-${Math.random()}`, idx: 0 }, '', '/contact');
  const page = mountStandalone({ remote: 'quote', exposed: { contact } });
  mounted.push(page);
  prepare?.(page);
  // Without a pause between two keys, which a busy machine stretches to seconds.
  return { user: userEvent.setup({ delay: null }), ...page };
}

/** Takes submissions and remembers them; `status` other than 201 refuses them. */
export function submissions(
  status = 201,
  answer: object = { reference: 'CF-TEST' },
  headers: HeadersInit = {},
) {
  const received: { body: unknown; key: string | null }[] = [];
  const handler = http.post('*/api/journey/*/submissions', async ({ request }) => {
    received.push({ body: await request.json(), key: request.headers.get('Idempotency-Key') });
    return HttpResponse.json(answer, { status, headers });
  });
  return { received, handler };
}
