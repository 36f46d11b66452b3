import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { claimPorts, freePorts } from './ports.ts';

describe('ports', () => {
  it('are claimed when they are free', async () => {
    await expect(claimPorts(await freePorts())).resolves.toBeUndefined();
  });

  it('that are busy are named, with who needs them', async () => {
    const ports = await freePorts();
    const server = createServer();
    await new Promise<void>(resolve => server.listen(ports.quote, '127.0.0.1', resolve));
    await expect(claimPorts(ports)).rejects.toThrow(`port ${ports.quote} is busy; quote needs it`);
    await new Promise(resolve => server.close(resolve));
  });
});
