import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { DatabaseError, Pool, type PoolConfig } from 'pg';
import { Backoff, StoreUnavailableError } from './store-unavailable.ts';

/**
 * SQLSTATE classes and codes that concern the server and not the statement: connection, read-only (a standby), idle
 * transaction, rollback by conflict, resources, locks, shutdown, system. All others are faults of this program.
 */
const UNAVAILABLE = /^(08|25006|25P03|40|53|55|57|58)/;

/** Errors without SQLSTATE are those of the connection. */
const isUnavailable = (error: unknown) =>
  !(error instanceof DatabaseError && error.code && !UNAVAILABLE.test(error.code));

/** pg's pool, which reconnects with pauses, drops connections that failed, and says when the server is unavailable. */
export function createPostgresPool(config: PoolConfig): PostgresPool {
  const pool = new Pool(config);
  const backoff = new Backoff();
  // Without a listener an error event ends the process: of idle clients on the pool, of those in use on the client.
  pool.on('error', () => undefined);
  pool.on('connect', client => client.on('error', () => undefined));

  const connect = async () => {
    if (backoff.remainingMs > 0) throw new StoreUnavailableError('no connection');
    try {
      const client = await pool.connect();
      backoff.succeeded();
      return client;
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      backoff.failed();
      throw new StoreUnavailableError(error);
    }
  };

  return {
    async connect() {
      const client = await connect();
      let hasFailed = false;
      const guarded = {
        query: async (sql: string, parameters: readonly unknown[]) => {
          try {
            return await client.query(sql, [...parameters]);
          } catch (error) {
            if (!isUnavailable(error)) throw error;
            hasFailed = true;
            throw new StoreUnavailableError(error);
          }
        },
        release: () => client.release(hasFailed),
      };
      // Kysely's type includes cursors, which are not used here.
      return guarded as unknown as PostgresPoolClient;
    },
    end: () => pool.end(),
    options: config,
  };
}
