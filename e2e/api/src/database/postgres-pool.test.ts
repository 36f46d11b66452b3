import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openDatabase } from './database.ts';
import { StoreUnavailableError } from './store-unavailable.ts';

/** Answers the start of a connection, and every query, with no rows: as little of PostgreSQL as the client needs. */
function acceptConnection(socket: Socket): void {
  const message = (type: string, body: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeInt32BE(body.length + 4);
    return Buffer.concat([Buffer.from(type), length, body]);
  };
  const ready = message('Z', Buffer.from('I'));
  const noRows = Buffer.concat([message('C', Buffer.from('SELECT 0\0')), ready]);
  const signedIn = Buffer.concat([message('R', Buffer.alloc(4)), ready]);
  socket.once('data', () => {
    socket.write(signedIn);
    socket.on('data', data => void (data.toString('latin1', 0, 1) === 'Q' && socket.write(noRows)));
  });
}

describe('the pool', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('tries to reconnect after pauses that double, until the server is back', async () => {
    let attempts = 0;
    let isBack = false;
    const server = createServer(socket => {
      attempts += 1;
      if (isBack) acceptConnection(socket);
      else socket.destroy();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const bound = server.address();
    const port = typeof bound === 'object' ? bound?.port : undefined;
    const { db } = openDatabase({ DATABASE_FILE: '', DATABASE_URL: `postgres://127.0.0.1:${port}/any` });
    vi.useFakeTimers({ toFake: ['performance'] });
    const attemptsAfter = async (ms: number) => {
      vi.advanceTimersByTime(ms);
      for (let count = 0; count < 3; count += 1)
        await expect(db.selectFrom('sessions').select('id').execute()).rejects.toThrow(StoreUnavailableError);
      return attempts;
    };
    expect(await attemptsAfter(0)).toBe(1);
    expect(await attemptsAfter(100)).toBe(2);
    expect(await attemptsAfter(100)).toBe(2);
    expect(await attemptsAfter(100)).toBe(3);
    isBack = true;
    vi.advanceTimersByTime(400);
    expect(await db.selectFrom('sessions').select('id').execute()).toEqual([]);
    await db.destroy();
    server.close();
  });
});
