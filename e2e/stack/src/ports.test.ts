import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { checkPortsFree, findFreePorts } from './ports.ts';

it('accepts ports that are free', async () => {
  await expect(checkPortsFree(await findFreePorts())).resolves.toBeUndefined();
});

it('names a busy port and the service that needs it', async () => {
  const ports = await findFreePorts();
  const server = createServer();
  await new Promise<void>(resolve => server.listen(ports.quote, '127.0.0.1', resolve));
  await expect(checkPortsFree(ports)).rejects.toThrow(`port ${ports.quote} is busy; quote needs it`);
  await new Promise(resolve => server.close(resolve));
});
