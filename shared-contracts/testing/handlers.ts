import { delay, HttpResponse, http, type RequestHandler } from 'msw';
import { type CostsByTreatmentRequest, wholeAnswer } from 'shared-contracts/wire';
import { countryWire, destinationWire, optionsWire, treatmentWire } from './builders.ts';
import { costsBySourceWire, priceBookWire, tripCostsWire } from './price-builders.ts';
import { costDetails, costWire, rangedCostWire, savedTripWire } from './worked-example.ts';

type Method = 'GET' | 'POST' | 'PUT';
const at = (path: string) => `*/api/${path}`;
const on = (method: Method) => ({ GET: http.get, POST: http.post, PUT: http.put })[method];

const treatments = [
  treatmentWire(),
  treatmentWire({ id: '51', name: 'Knee Replacement', order: 1, base_cost: 5500, image: null }),
  treatmentWire({
    id: '30',
    name: 'Rhinoplasty',
    category: 'Cosmetic',
    base_cost: 2200,
    basis: 'interpolated',
  }),
  treatmentWire({ id: '42', name: 'LASIK Eye Surgery', category: 'Opthalmology', base_cost: 900 }),
];

/** A healthy API: four treatments, two destinations, and always the cost of the worked example. */
export const apiHandlers: RequestHandler[] = [
  http.get(at('masters/treatments'), () => HttpResponse.json(treatments)),
  http.post(at('masters/treatment-countries'), () =>
    HttpResponse.json([
      countryWire({ country: 'Thailand', baseprice: 13500, price_low: 11500, price_high: 17000 }),
      countryWire(),
    ]),
  ),
  http.get(at('masters/travel-visa-costs'), ({ request }) => {
    const { source, destination } = Object.fromEntries(new URL(request.url).searchParams);
    return HttpResponse.json({ source, destination, travel_cost: 550, visa_cost: 100, as_of: '2026-11' });
  }),
  http.post(at('masters/treatment-benefits'), () =>
    HttpResponse.json(
      ['Implant included', 'Walking early', 'Nights included', 'Exercises'].map(title => ({ title })),
    ),
  ),
  http.post(at('masters/treatment-faqs'), () =>
    HttpResponse.json([{ question: 'How long is the trip?', answer: 'About fifteen days.' }]),
  ),
  http.get(at('masters/options'), () => HttpResponse.json(optionsWire)),
  http.get(at('masters/destinations'), () =>
    HttpResponse.json([destinationWire(), destinationWire({ country: 'Mexico', languages: ['English'] })]),
  ),
  http.get(at('masters/trip-costs'), ({ request }) =>
    HttpResponse.json(tripCostsWire({ travel_included: new URL(request.url).searchParams.has('source') })),
  ),
  http.get(at('masters/costs-by-source'), () => HttpResponse.json(costsBySourceWire())),
  http.get(at('masters/price-book'), () => HttpResponse.json(priceBookWire())),
  http.post(at('journey/start/*'), () => HttpResponse.json({ session_id: 8 }, { status: 201 })),
  http.get(at('journey/by-ip/*'), () => HttpResponse.json({}, { status: 404 })),
  http.post<never, CostsByTreatmentRequest>(at('journey/compute-cost-by-treatment'), async ({ request }) => {
    const about = { basis: 'found', note: null, home_price: null, as_of: null };
    const cost = { ...rangedCostWire, ...about, ...costDetails(await request.json()) };
    return HttpResponse.json(['India', 'Thailand'].map(country => Object.assign({ country }, cost)));
  }),
  http.post(at('journey/compute-cost'), () => HttpResponse.json(costWire)),
  http.get(at('journey/:id'), () => HttpResponse.json(savedTripWire())),
  http.get(at('journey/:id/cost'), () => HttpResponse.json(costWire)),
  http.post(at('journey/:id/submissions'), () =>
    HttpResponse.json({ reference: 'CF-TEST' }, { status: 201 }),
  ),
  http.put<{ id: string }, { step: string }>(at('journey/:id'), async ({ params, request }) =>
    HttpResponse.json({ session_id: Number(params.id), step: (await request.json()).step }),
  ),
];

/** Makes a call fail, e.g. `failing('PUT', 'journey/*')`. Paths are below `/api/`. 'network': no answer comes. */
export const failing = (method: Method, path: string, status: number | 'network' = 500): RequestHandler =>
  on(method)(at(path), () =>
    status === 'network'
      ? HttpResponse.error()
      : HttpResponse.json({ type: 'about:blank', title: 'Failed by a test', status }, { status }),
  );

/** Makes one call respond with this body, or with what the promise resolves to, whole as the shell's gateway makes it. */
export const answering = (
  method: Method,
  path: string,
  body: object | null | Promise<object>,
  init?: ResponseInit,
): RequestHandler =>
  on(method)(at(path), async () =>
    HttpResponse.json(wholeAnswer(`${method} ${path}`, await body) as object, init),
  );

/** What the shell's gateway answers for an API without the call, before it is made whole. */
const standIns: Readonly<Record<string, unknown>> = {
  'GET masters/options': {},
  'GET masters/destinations': [],
  'GET masters/trip-costs': { travel_included: false, treatments: [] },
  'GET masters/price-book': { treatments: [] },
  'GET masters/travel-visa-costs': null,
  'POST journey/compute-cost-by-treatment': [],
};

/** Has an API of section 7 answer every call, such as one that `createSection7Api` made, as behind the gateway. */
export const answeredBy = (api: (request: Request) => Promise<Response>): RequestHandler =>
  http.all(at('*'), async ({ request }) => {
    const call = `${request.method} ${new URL(request.url).pathname.replace(/^\/api\//, '')}`;
    const answer = await api(request);
    const text = await answer.clone().text();
    const isInForm = answer.ok && /"(?:travel_cost|total|accommodation|treatments|country)"/.test(text);
    const isReplaced = call in standIns && !isInForm && (answer.ok || answer.status === 404);
    if (!isReplaced && (!answer.ok || !/^\s*[{[]/.test(text))) return answer;
    const said: unknown = isReplaced ? standIns[call] : JSON.parse(text);
    return HttpResponse.json(wholeAnswer(call, said) as null, { status: isReplaced ? 200 : answer.status });
  });

/** Records the requests of one call. The handlers after this one answer them. */
export function recording(
  method: Method,
  path: string,
): { requests: { body: unknown; headers: Headers }[]; handler: RequestHandler } {
  const requests: { body: unknown; headers: Headers }[] = [];
  const handler = on(method)(at(path), async ({ request }) => {
    requests.push({ body: await request.clone().json(), headers: request.headers });
  });
  return { requests, handler };
}

/** Leaves a call without an answer. */
export const hanging = (method: Method, path: string): RequestHandler =>
  on(method)(at(path), async () => {
    await delay('infinite');
    return HttpResponse.error();
  });
