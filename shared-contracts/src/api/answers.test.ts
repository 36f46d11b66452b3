import { countryWire, treatmentWire, tripCostsWire } from '@carefare/testing';
import { describe, expect, it } from 'vitest';
import { wholeAnswer } from '../wire/whole-answer.ts';
import { testCalls } from './testing/api-calls.ts';
import { createTestClient, failureOf } from './testing/api-client.ts';

/** An answer to the site, of what an API said. */
const fromGateway = (said: unknown, call = 'GET masters/treatments'): Response =>
  Response.json(wholeAnswer(call, said));

const place = { ip: 'a hash', country: 'South Africa' };

describe('answers', () => {
  it('are mapped to the names that pages use; unknown fields are dropped', async () => {
    const wire = treatmentWire({ unit: { one: 'hip', many: 'hips', max: 2 }, typical_units: 2 });
    const { api } = createTestClient(() =>
      fromGateway([
        { ...wire, popularity: 5 },
        { ...wire, id: '53', base_cost: undefined, image: null, order: null, unit: undefined },
      ]),
    );
    const [treatment, sparse] = await api.treatments();
    expect(treatment).toEqual({
      id: '52',
      name: 'Hip Replacement',
      category: 'Orthopedic',
      estimatedCost: 6200,
      cheapestIn: 'India',
      basis: 'found',
      description: 'Hip replacement exchanges a damaged joint for an artificial one.',
      duration: 15,
      image: '/images/categories/orthopedic.svg',
      imageText: 'A hip joint with an implant',
      order: 2,
      priceUnit: 'one hip, implant included',
      typicalUnits: 2,
      typicalCost: null,
      unit: { one: 'hip', many: 'hips', max: 2 },
      visits: null,
      bodyLocation: 'Hip',
      asOf: '2026-11',
    });
    expect(sparse).toMatchObject({ estimatedCost: 0, image: null, order: 0, unit: null, visits: null });
  });

  it('of section 7 and no more are enough; ids may be numbers, amounts may have cents or be null', async () => {
    const treatment = {
      id: 52,
      name: 'Hip Replacement',
      category: 'Orthopedic',
      base_cost: 6200.4,
      description: 'A new joint.',
      min_treatement_days: 15,
    };
    const wires: Record<string, unknown> = {
      '/api/masters/treatments': [treatment, { ...treatment, id: '1000000', base_cost: null, image: null }],
      '/api/masters/treatment-countries': [{ country: 'India', baseprice: 6200.4 }],
    };
    const { api } = createTestClient(({ method, url }) => {
      const { pathname } = new URL(url);
      return fromGateway(wires[pathname], `${method} ${pathname.slice('/api/'.length)}`);
    });
    const [hip, other] = await api.treatments();
    expect(hip).toMatchObject({ id: '52', estimatedCost: 6200, priceUnit: '', typicalUnits: 1, asOf: null });
    expect(other).toMatchObject({ id: '1000000', estimatedCost: 0 });
    expect(await api.treatmentCountries('52')).toMatchObject([
      {
        country: 'India',
        basePrice: 6200,
        priceLow: 6200,
        priceHigh: 6200,
        stayDays: 0,
        asOf: null,
      },
    ]);
  });

  it('of an API that counts from 0, or has days that are none, keep their treatments', async () => {
    const wire = { category: 'A', base_cost: 5, description: '', min_treatement_days: 7 };
    const wires = [
      { ...wire, id: 1, name: 'One', order: 1, min_treatement_days: 3.5 },
      { ...wire, id: 2, name: 'Two', order: 0, min_treatement_days: -2 },
      { ...wire, id: 3, name: 'Three', order: -1, base_cost: 4389.5 },
      { ...wire, id: 4, name: 'Four', order: null },
    ];
    const { api } = createTestClient(() => fromGateway(wires));
    const list = await api.treatments();
    expect(list.map(({ duration, estimatedCost }) => [duration, estimatedCost])).toEqual([
      [4, 5],
      [0, 5],
      [7, 4390],
      [7, 5],
    ]);
    const sorted = list.toSorted((a, b) => (a.order || Infinity) - (b.order || Infinity));
    expect(sorted.map(({ id }) => id)).toEqual(['3', '2', '1', '4']);
  });

  it('of two rows for one treatment have the first, of two for one country the first with a price; names are trimmed', async () => {
    const row = { category: ' Dental ', base_cost: 5 };
    const wires: Record<string, unknown> = {
      '/api/masters/treatments': [
        { ...row, id: 1, name: ' One\n' },
        { ...row, id: '1', name: 'One again' },
        { ...row, id: 2, name: 'Two' },
      ],
      '/api/masters/treatment-countries': [
        { country: 'India' },
        { country: 'Peru' },
        { country: 'India', baseprice: 5 },
        { country: 'India', baseprice: 4 },
      ],
    };
    const { api } = createTestClient(({ method, url }) => {
      const { pathname } = new URL(url);
      return fromGateway(wires[pathname], `${method} ${pathname.slice('/api/'.length)}`);
    });
    const list = await api.treatments();
    expect(list.map(({ id, name, category }) => [id, name, category])).toEqual([
      ['1', 'One', 'Dental'],
      ['2', 'Two', 'Dental'],
    ]);
    const countries = await api.treatmentCountries('1');
    expect(countries.map(({ country, basePrice }) => [country, basePrice])).toEqual([
      ['Peru', 0],
      ['India', 5],
    ]);
  });

  it('to a step and to a submission may be empty', async () => {
    const empty = createTestClient(() => new Response(null, { status: 204 })).api;
    await empty.saveStep(7, { step: 'dates', updates: { timeline: 'soon' } });
    await empty.computeCost(7);
    const { run } = testCalls.submitContact;
    expect(await run(empty)).toEqual({ reference: '' });
    expect(await run(createTestClient(() => Response.json({ reference: 77 })).api)).toEqual({
      reference: '77',
    });
  });

  it('give destinations an id by treatment and index, and their languages', async () => {
    const { api } = createTestClient(() =>
      fromGateway(
        ['India', 'Thailand', 'Turkey'].map(country => countryWire({ country })),
        'POST masters/treatment-countries',
      ),
    );
    const options = await api.treatmentCountries('52');
    expect(options.map(({ id, name, language }) => [id, name, language])).toEqual([
      ['52-0', 'India', 'English, Hindi'],
      ['52-1', 'Thailand', 'English, Thai'],
      ['52-2', 'Turkey', 'English'],
    ]);
    expect(options[0]).toMatchObject({
      basePrice: 6200,
      treatmentQuality: 'High-quality',
    });
  });

  it('of trip costs are by treatment; without a known source none is sent', async () => {
    const answer = tripCostsWire({ travel_included: false });
    const { api, sent } = createTestClient(() => Response.json(answer));
    const costs = await api.tripCosts(null);
    expect(costs).toMatchObject({ travelIncluded: false, asOf: '2026-11' });
    const { treatment_id: _, public_care: publicCare, home_range, ...trip } = answer.treatments[0] ?? {};
    const homePrice = { typical: 17_500, ...home_range };
    expect(costs.treatments[0]).toEqual({ treatmentId: '52', publicCare, homePrice, ...trip });
    expect(sent).toEqual([expect.objectContaining({ path: '/api/masters/trip-costs' })]);
  });

  it('without a session of this browser are null; other failures reject', async () => {
    expect(
      await createTestClient(() => new Response(null, { status: 404 })).api.findSession(place),
    ).toBeNull();
    const down = createTestClient(() => new Response(null, { status: 503 }));
    expect(await failureOf(down.api.findSession(place))).toMatchObject({ status: 503 });
  });
});
