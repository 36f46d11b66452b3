import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import { answerColumns, type Tables } from '../database/tables.ts';

type Row = Selectable<Tables['submissions']>;

/**
 * The columns that hold what was received. The time of consent is left out: when a form is posted twice without
 * JavaScript, the server sets that time on each post.
 */
const columns = ['session_id', 'idempotency_key', ...answerColumns, 'consent_version'] as const;

/** Equal for equal requests, whatever their prices are by now. @param estimate as received, without computed costs */
export function digestOf(request: Pick<Row, (typeof columns)[number] | 'about'>, estimate: unknown): string {
  const received = [...columns.map(name => request[name]), estimate ?? null];
  // Requests of before have none, and keep their digest.
  if (request.about !== null) received.push(request.about);
  return createHash('sha256').update(JSON.stringify(received)).digest('base64url');
}
