import { expect, it, vi } from 'vitest';
import { json, onFailure, startGateway, wholeText } from '../testing/start-gateway.ts';

const india = { country: 'India', baseprice: 6200 };
const QUESTION = 'POST masters/treatment-countries';

it('rows that do not fit are left out, which the log says once, whatever treatment is asked about', async () => {
  const warn = vi.fn<(message: string) => void>();
  const rows = [india, { country: 5, baseprice: 6200 }, { baseprice: 5 }];
  const { ask, later } = await startGateway((_call, response) => json(response, 200, rows), { warn });
  for (const treatment_id of [52, 53, 52]) {
    expect((await ask(QUESTION, { treatment_id })).text).toBe(wholeText(QUESTION, [india]));
    later(11_000);
  }
  expect(warn.mock.calls).toEqual([
    [
      `The API call ${QUESTION}: 2 rows do not fit and are left out; the first is wrong at 1.country (Invalid type: Expected string but received 5)`,
    ],
  ]);
  expect(onFailure).not.toHaveBeenCalled();
});

it('a field that a row may lack counts as missing where it does not fit, which the log says once', async () => {
  const warn = vi.fn<(message: string) => void>();
  const rows = [{ country: 'Peru', baseprice: 'on request', stay_days: '5-7' }, india, { country: 5 }];
  const { ask } = await startGateway((_call, response) => json(response, 200, rows), { warn });
  const read = [{ country: 'Peru', baseprice: 0, stay_days: 0 }, india];
  const { text } = await ask(QUESTION, { treatment_id: 52 });
  expect(JSON.parse(text)).toEqual(JSON.parse(wholeText(QUESTION, read)));
  expect(warn.mock.calls).toEqual([
    [
      `The API call ${QUESTION}: 1 row does not fit and is left out, 1 row has a field that does not fit and counts as missing; the first is wrong at 0.baseprice (Invalid type: Expected number but received "on request")`,
    ],
  ]);
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
