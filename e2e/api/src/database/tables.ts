import type { Generated } from 'kysely';

/** Rows in both databases: times are ISO 8601 text in UTC, flags are 0 and 1, lists and objects are JSON text. */
export interface Tables {
  treatments: {
    id: number;
    slug: string;
    name: string;
    category: string;
    sort_order: number;
    base_cost: number;
    price_unit: string;
    typical_units: number;
    unit: string | null;
    body_location: string | null;
    stay_days: number;
    description: string;
    image: string;
  };
  treatment_prices: {
    treatment_id: number;
    country: string;
    position: number;
    usd: number;
    low: number;
    high: number;
  };
  home_prices: { treatment_id: number; source: string; usd: number };
  treatment_benefits: { treatment_id: number; position: number; title: string };
  treatment_faqs: {
    treatment_id: number;
    position: number;
    question: string;
    answer: string;
    topic: string | null;
  };
  countries: { name: string; position: number; languages: string; medical_visa_days: number | null };
  sources: { name: string; position: number; currency: string };
  exchange_rates: { currency: string; position: number; per_usd: number };
  routes: { source: string; destination: string; fare: number; visa: number; flight_hours: number };
  accommodation: { id: number; name: string; description: string; usd_per_night: string };
  food: { id: number; name: string; usd_per_day: string };
  reference_facts: { name: string; value: string };
  sessions: SessionTable;
  submissions: SubmissionTable;
  outbox: OutboxTable;
  /** Empty: what `/health/ready` writes, it removes. */
  readiness: { filler: string };
  migrations: { name: string; applied_at: string };
}

interface SessionTable {
  id: Generated<number>;
  /** SHA-256 of the cookie's token, so that the database does not reveal any token. */
  token_hash: string;
  /** The shell's keyed hash of the visitor's address, or `unknown`. */
  address_hash: string;
  country: string;
  treatment_id: number | null;
  variant: string | null;
  units: number | null;
  source: string | null;
  destination: string | null;
  timeline: string | null;
  /** `YYYY-MM-DD`. */
  start_date: string | null;
  end_date: string | null;
  patient_count: number | null;
  people_count: number | null;
  accommodation_id: number | null;
  accommodation_duration: number | null;
  food_id: number | null;
  travel_support: number | null;
  visa_support: number | null;
  cost: string | null;
  created_at: string;
  used_at: string;
}

interface SubmissionTable {
  id: Generated<number>;
  reference: string;
  session_id: number;
  idempotency_key: string;
  body_digest: string;
  treatment_id: number;
  source: string;
  destination: string;
  contact_name: string;
  contact_email: string;
  contact_phone: string;
  timeline: string;
  notes: string;
  consent_version: string;
  consent_at: string;
  estimate: string | null;
  /** When a copy was e-mailed to the sender, or is about to be. */
  copied_at: string | null;
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
