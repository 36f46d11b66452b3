import { expect, it, vi } from 'vitest';
import { json, onFailure, startGateway, wholeText } from '../testing/start-gateway.ts';

const india = { country: 'India', baseprice: 6200 };
const QUESTION = 'POST masters/treatment-countries';

it('rows that do not fit are left out, which the log says once, whatever treatment is asked about', async () => {
  const warn = vi.fn<(message: string) => void>();
  const rows = [india, { country: 'Peru', baseprice: 'much' }, { baseprice: 5 }];
  const { ask, later } = await startGateway((_call, response) => json(response, 200, rows), { warn });
  for (const treatment_id of [52, 53, 52]) {
    expect((await ask(QUESTION, { treatment_id })).text).toBe(wholeText(QUESTION, [india]));
    later(11_000);
  }
  expect(warn.mock.calls).toEqual([
    [
      `The API call ${QUESTION}: 2 rows do not fit and are left out; the first is wrong at 1.baseprice (Invalid type: Expected number but received "much")`,
    ],
  ]);
  expect(onFailure).not.toHaveBeenCalled();
});

it('an answer that is the same again is not checked again', async () => {
  const { ask, received, later } = await startGateway((_call, response) =>
    json(response, 200, [india, null]),
  );
  await ask(QUESTION, { treatment_id: 52 });
  later(11_000);
  const parse = vi.spyOn(JSON, 'parse');
  expect((await ask(QUESTION, { treatment_id: 52 })).text).toBe(wholeText(QUESTION, [india]));
  expect(parse).not.toHaveBeenCalled();
  expect(received).toHaveLength(2);
});

it('an answer of which nothing fits is a failure with its reason', async () => {
  const { ask } = await startGateway((_call, response) => json(response, 200, [{ name: 'India' }]));
  expect((await ask(QUESTION, { treatment_id: 52 })).status).toBe(502);
  expect(onFailure).toHaveBeenCalledExactlyOnceWith({
    call: QUESTION,
    reason: 'invalid-answer',
    detail: 'its answer is not used: 0.country: Invalid key: Expected "country" but received undefined',
  });
});
