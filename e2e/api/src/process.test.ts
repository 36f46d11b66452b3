import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApiProcess, startApiSession } from '../testing/api-process.ts';
import { aSubmission } from '../testing/builders.ts';

describe('the API as a process', () => {
  let dir: string;
  let DATABASE_FILE: string;
  beforeAll(() => {
    dir = mkdtempSync(join(tmpdir(), 'carefare-process-'));
    DATABASE_FILE = join(dir, 'api.sqlite');
  });
  afterAll(() => rmSync(dir, { recursive: true }));

  it('calls the webhook soon after the request, finishes requests in flight on SIGTERM, and ends with 0', async () => {
    const call = Promise.withResolvers<{ body: string; signature: unknown }>();
    const receiver = createServer((request, response) => {
      response.writeHead(204).end();
      const signature = request.headers['x-carefare-signature'];
      text(request).then(body => call.resolve({ body, signature }), call.reject);
    });
    receiver.listen(0, '127.0.0.1');
    await once(receiver, 'listening');
    const bound = receiver.address();
    const port = typeof bound === 'object' ? bound?.port : undefined;
    const hook = { WEBHOOK_URL: `http://127.0.0.1:${port}/hook`, WEBHOOK_SECRET: 'a-secret-of-length' };
    const server = await startApiProcess({ DATABASE_FILE, ...hook });
    const { api, id } = await startApiSession(server.address);
    const rest = Promise.withResolvers<void>();
    const encoder = new TextEncoder();
    const body = new ReadableStream<Uint8Array>({
      async start(controller) {
        controller.enqueue(encoder.encode('{"treatment_id"'));
        await rest.promise;
        controller.enqueue(encoder.encode(':52}'));
        controller.close();
      },
    });
    // The DOM types do not include `duplex`.
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body, duplex: 'half' };
    const response = fetch(`${server.address}/api/masters/treatment-faqs`, init);
    // By the time this second request is answered, the server has received the first half of the other.
    const { reference } = await api.submitContact(id, aSubmission(), { idempotencyKey: 'attempt-1' });
    expect(await call.promise).toEqual({
      body: JSON.stringify({ reference }),
      signature: expect.stringMatching(/^t=\d+,v1=[0-9a-f]{64}$/),
    });
    receiver.close();
    const stopped = server.stop('SIGTERM');
    rest.resolve();
    expect((await response).status).toBe(200);
    expect(await stopped).toBe(0);
  });

  it.each(['127.0.0.1', '::ffff:127.0.0.1'])(
    'answers at %s checks of health that name no host, and keeps connections longer than balancers',
    async HOST => {
      const server = await startApiProcess({ DATABASE_FILE, HOST });
      for (const version of ['HTTP/1.0', 'HTTP/1.1\r\nConnection: close']) {
        const socket = connect(Number(new URL(server.address).port), '127.0.0.1');
        socket.end(`GET /health/ready ${version}\r\n\r\n`);
        expect(await text(socket), version).toMatch(/^HTTP\/1\.1 200 [^]*"ready"/);
      }
      const kept = await fetch(`${server.address}/health/ready`);
      expect(kept.headers.get('keep-alive')).toBe('timeout=65');
      expect(await server.stop('SIGTERM')).toBe(0);
    },
  );

  it("the operator's commands make no database", () => {
    const none = join(dir, 'none/api.sqlite');
    const cli = join(import.meta.dirname, 'operator/operator.cli.ts');
    const { PATH } = process.env;
    const { status, stderr } = spawnSync(process.execPath, [cli, 'list'], {
      encoding: 'utf8',
      env: { PATH, DATABASE_FILE: none },
    });
    const said = `There is no database at ${none}: name it with DATABASE_FILE or DATABASE_URL\n`;
    expect([status, stderr, existsSync(none)]).toEqual([1, said, false]);
  });

  it("the operator's commands end as they should when who reads them has enough, as head has", async () => {
    const cli = join(import.meta.dirname, 'operator/operator.cli.ts');
    const child = spawn(process.execPath, [cli, '--help']);
    child.stdout.destroy();
    const [said, [exitCode]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    expect([exitCode, said]).toEqual([0, '']);
  });

  it('exits with the name of a used port or an invalid variable', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const bound = taken.address();
    const PORT = String(typeof bound === 'object' ? bound?.port : undefined);
    const inUse = `exit 1: The API did not start: port ${PORT} on 127.0.0.1 is already in use`;
    await Promise.all([
      expect(startApiProcess({ DATABASE_FILE, PORT })).rejects.toThrow(inUse),
      expect(startApiProcess({ DATABASE_FILE, METRICS_PORT: PORT })).rejects.toThrow(inUse),
      expect(startApiProcess({ PORT: 'http' })).rejects.toThrow(/^exit 1: .*PORT is invalid/),
    ]);
    taken.close();
  });
});
