import { describe, expect, it } from 'vitest';
import { json, onFailure, startGateway } from '../testing/start-gateway.ts';
import { createApiState, UNASKED } from './api-state.ts';

describe('what the API says of itself', () => {
  it('is learnt at the start and again, with the countries of the API', async () => {
    let status = 404;
    const { gateway, later } = await startGateway(({ line }, response) =>
      line.includes('/treatments')
        ? json(
            response,
            200,
            Array.from({ length: 101 }, (_row, id) => ({ id: id + 1, name: `T${id}`, category: 'Bones' })),
          )
        : line.includes('options')
          ? json(response, 200, { sources: [{ name: 'Peru', currency: 'PEN' }] })
          : line.includes('destinations')
            ? json(response, 200, [{ country: 'Peru' }])
            : json(response, line.includes('price-book') ? status : 422, {}),
    );
    expect(await gateway.learn()).toBe(true);
    expect(gateway.state.read()).toEqual({
      ...UNASKED,
      unmet: ['price-book'],
      masterData: { sources: ['Peru'], destinations: ['Peru'], hasManyTreatments: true },
    });
    status = 422;
    later(61_000);
    await gateway.learnAgain(4);
    expect(gateway.state.read().unmet).toEqual([]);
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('is not what a call says of a treatment without a price', async () => {
    const { ask, gateway } = await startGateway(({ line }, response) =>
      line.endsWith('destinations')
        ? json(response, 200, [])
        : json(response, line.includes('treatment_id=7') ? 404 : line.includes('?') ? 422 : 200, {}),
    );
    await gateway.learn();
    await ask('GET masters/costs-by-source?treatment_id=7&destination=India');
    expect(gateway.state.read().unmet).not.toContain('countries');
  });

  it.each([
    [503, false],
    [429, true],
    [408, true],
  ])('is not known while it fails: %i', async (status, isAnswer) => {
    const { gateway } = await startGateway((_call, response) => json(response, status, {}));
    expect(await gateway.learn()).toBe(isAnswer);
    expect(gateway.state.read()).toEqual(UNASKED);
  });

  it('has the addresses that lead to no treatment, once it has listed any', () => {
    const links = ['/treatments/hair-transplant', '/treatments/teeth', '/treatments?q=Hair'];
    const { noteTreatments, read } = createApiState(links);
    expect(read().nowhere).toEqual([]);
    noteTreatments([{ name: 'Hair Transplant', category: 'Hair' }]);
    expect(read().nowhere).toEqual(['/treatments/teeth']);
    noteTreatments([{ name: 'Dental Crown', aliases: ['teeth'], category: 'Dental' }]);
    expect(read().nowhere).toEqual(['/treatments/hair-transplant', '/treatments?q=Hair']);
  });
});
