import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createSection7Api, type Section7Api } from './section-7-api.ts';

const specification = readFileSync(new URL('../docs/specification.md', import.meta.url), 'utf8');
const [, calls = ''] = specification.split('## 7. Calls');

/** The names in the last cell of a row of section 7's tables, such as `id, name`. */
const namesOf = (row: string): string[] =>
  new RegExp(`^\\| \`${row}\`.*\`([^\`]+)\`[^|]*\\|$`, 'm').exec(calls)?.[1]?.split(', ') ?? [];

const send = async (api: Section7Api, call: string, body?: unknown) => {
  const [method, path] = call.split(' ');
  const init = { method, ...(body !== undefined && { body: JSON.stringify(body) }) };
  const response = await api(new Request(`https://api.example/api${path}`, init));
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : undefined };
};

const steps = {
  treatment: { treatment_id: 52, accommodation_duration: 15, variant: 'A' },
  destination: { source: 'UK', destination: 'India' },
  dates: { timeline: 'soon' },
  accommodation: { patient_count: 1, people_count: 2, accommodation_id: 2, accommodation_duration: 10 },
  food: { travel_support: true, visa_support: true, food_id: 1 },
};

async function startSession(api: Section7Api): Promise<number> {
  const { body } = await send(api, 'POST /journey/start/a-hash', { country: 'UK' });
  return body.session_id;
}

describe('the stand-in answers as section 7 says, and no more', () => {
  it.each([
    ['GET /masters/treatments'],
    ['POST /masters/treatment-countries'],
    ['POST /masters/treatment-benefits'],
    ['POST /masters/treatment-faqs'],
  ])('%s', async call => {
    const { status, body } = await send(
      createSection7Api(),
      call,
      call.startsWith('POST') ? { treatment_id: 52 } : undefined,
    );
    expect(status).toBe(200);
    expect(body.length).toBeGreaterThan(1);
    const fields = new Set(body.flatMap((row: object) => Object.keys(row)));
    expect([...fields].toSorted()).toEqual(namesOf(call).toSorted());
  });

  it('a session is its id: without a cookie, and found by address and country', async () => {
    const api = createSection7Api();
    expect((await send(api, 'GET /journey/by-ip/a-hash?country=UK')).status).toBe(404);
    const { body, headers } = await send(api, 'POST /journey/start/a-hash', { country: 'UK' });
    expect(Object.keys(body)).toEqual(['session_id']);
    expect(headers.has('set-cookie')).toBe(false);
    expect((await send(api, 'GET /journey/by-ip/a-hash?country=UK')).body).toEqual(body);
    expect((await send(api, 'GET /journey/by-ip/a-hash?country=Kenya')).status).toBe(404);
  });

  it.each(Object.entries(steps))('the step %s has its updates', (step, updates) => {
    expect(Object.keys(updates)).toEqual(namesOf(step));
  });

  it('costs come once all answers are there, and depend on them', async () => {
    const api = createSection7Api();
    const id = await startSession(api);
    const compute = () => send(api, 'POST /journey/compute-cost', { session_id: id });
    for (const [step, updates] of Object.entries(steps)) {
      expect((await compute()).status).toBe(409);
      expect((await send(api, `GET /journey/${id}/cost`)).status).toBe(409);
      const saved = await send(api, `PUT /journey/${id}`, { step, updates: { people_count: 9, ...updates } });
      expect(saved).toMatchObject({ status: 204, body: undefined });
    }
    expect(await compute()).toMatchObject({ status: 204, body: undefined });
    expect((await send(api, `GET /journey/${id}/cost`)).body).toEqual({
      treatment: 6200,
      travel: 1280,
      visa: 80,
      accommodation: 600,
      food: 240,
      total: 8400,
    });
    await send(api, `PUT /journey/${id}`, {
      step: 'food',
      updates: { ...steps.food, travel_support: false },
    });
    await compute();
    expect((await send(api, `GET /journey/${id}/cost`)).body).toMatchObject({ travel: 0, total: 7120 });
  });

  it.each([
    'GET /masters/options',
    'GET /masters/destinations',
    'GET /masters/trip-costs',
    'GET /masters/costs-by-source?treatment_id=52&destination=India',
    'GET /masters/price-book',
    'GET /journey/1001',
    'POST /journey/1001/submissions/CF-1/copy',
    'PUT /journey/7',
    'GET /journey/7/cost',
  ])('%s is 404', async call => {
    const api = createSection7Api();
    await startSession(api);
    const { status, headers } = await send(api, call, call.startsWith('GET') ? undefined : {});
    expect([status, headers.get('content-type')]).toEqual([404, 'application/json']);
  });

  it('refuses a step that section 7 does not name', async () => {
    const api = createSection7Api();
    const id = await startSession(api);
    const answer = await send(api, `PUT /journey/${id}`, { step: 'residence', updates: { source: 'UK' } });
    expect(answer.status).toBe(400);
  });
});
