import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openDatabase } from './database.ts';
import { StoreUnavailableError } from './store-unavailable.ts';

describe('the pool', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('tries to reconnect after pauses that double', async () => {
    let attempts = 0;
    const server = createServer(socket => {
      attempts += 1;
      socket.destroy();
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
    await db.destroy();
    server.close();
  });
});
