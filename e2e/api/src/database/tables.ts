import type { Generated } from 'kysely';
import { type ContactPayload, ContactSubmissionSchema } from 'shared-contracts/wire';
import type { AnswerColumns } from './answer-columns.ts';

/** Rows in both databases: times are ISO 8601 text in UTC, flags are 0 and 1, lists and objects are JSON text. */
export interface Tables {
  sessions: SessionTable;
  submissions: SubmissionTable;
  outbox: OutboxTable;
  migrations: { name: string; applied_at: string };
}

interface SessionTable extends AnswerColumns {
  id: Generated<number>;
  /** SHA-256 of the cookie's token, so that the database does not reveal any token. */
  token_hash: string;
  /** The shell's keyed hash of the visitor's address, or `unknown`. */
  address_hash: string;
  country: string;
  variant: string | null;
  timeline: string | null;
  /** ISO 4217. */
  currency: string | null;
  /** What the visitor was told at home, by treatment. */
  told_prices: string | null;
  /** Answers of trips for other treatments, the last first. */
  earlier_trips: string | null;
  cost: string | null;
  created_at: string;
  used_at: string;
}

/** The columns of a request that hold its answers, by section 7's names. */
export const answerColumns = Object.keys(
  ContactSubmissionSchema.entries.payload.entries,
) as (keyof ContactPayload)[];

interface SubmissionTable extends ContactPayload {
  id: Generated<number>;
  reference: string;
  session_id: number;
  idempotency_key: string;
  body_digest: string;
  consent_version: string;
  consent_at: string;
  /** What the request says besides section 7's answers, as JSON; null for nothing. */
  about: string | null;
  estimate: string | null;
  /** When a copy was e-mailed to the sender. */
  copied_at: string | null;
  /** When the last try to send one began; it counts for 10 s. */
  copy_claimed_at: string | null;
  created_at: string;
}

interface OutboxTable {
  id: Generated<number>;
  reference: string;
  attempts: number;
  next_at: string;
  delivered_at: string | null;
  created_at: string;
}
