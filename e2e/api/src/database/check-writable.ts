import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** No visitor's: sessions are numbered from 1. */
const rehearsal = {
  reference: 'readiness',
  session_id: 0,
  idempotency_key: 'readiness',
  body_digest: '',
  treatment_id: 0,
  source: '',
  destination: '',
  contact_name: '',
  contact_email: '',
  contact_phone: '',
  timeline: '',
  notes: ' '.repeat(2_000),
  consent_version: '',
  consent_at: '',
  created_at: '',
};

/**
 * Stores a quote request and removes it in the same transaction: on a full disk less than that may succeed while visitors'
 * requests fail. @throws StoreUnavailableError
 */
export function checkWritable(db: Kysely<Tables>): Promise<void> {
  return db.transaction().execute(async tx => {
    await tx.insertInto('submissions').values(rehearsal).execute();
    await tx.deleteFrom('submissions').where('reference', '=', rehearsal.reference).execute();
  });
}
