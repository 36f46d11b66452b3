import { createTestContext, failing, hanging, network, useFakeNetwork } from '@carefare/testing';
import { queries } from 'shared-contracts';
import { describe, expect, it } from 'vitest';
import { widget } from './calculator.tsx';

useFakeNetwork();

const load = async (server: boolean) => {
  const { context } = createTestContext({ server });
  const result = await widget.load?.(context);
  return {
    status: result?.status,
    treatments: context.queryClient.getQueryData(queries.treatments(context.api).queryKey),
  };
};

describe('loading the calculator', () => {
  it('waits in the browser for what the first step shows, and not for later steps', async () => {
    network.use(hanging('GET', 'masters/options'));
    expect(await load(false)).toEqual({ status: 200, treatments: expect.any(Array) });
  });

  it.each(['masters/treatments', 'masters/options'])(
    'answers 503 on the server without %s; the browser goes on',
    async path => {
      network.use(failing('GET', path));
      expect((await load(true)).status).toBe(503);
      expect((await load(false)).status).toBe(200);
    },
  );
});
