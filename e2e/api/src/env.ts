import { isIP } from 'node:net';
import * as v from 'valibot';

const count = (fallback: number, max: number) =>
  v.optional(
    v.pipe(
      v.string(),
      v.check(given => /^\d{1,9}$/.test(given), `a whole number up to ${max}`),
      v.transform(Number),
      v.maxValue(max, `a whole number up to ${max}`),
    ),
    String(fallback),
  );
const text = v.pipe(v.string(), v.minLength(1));
const address = (message: string) => v.pipe(v.string(), v.url(message));
const origin = v.pipe(
  address('an address as https://example.org'),
  v.transform(url => new URL(url).origin),
);

const list = v.pipe(
  v.string(),
  v.transform(value =>
    value
      .split(',')
      .map(entry => entry.trim())
      .filter(Boolean),
  ),
  v.check(entries => entries.every(isRange), 'addresses or CIDR ranges, with commas between'),
);

function isRange(entry: string): boolean {
  const [ip = '', bits = '0', ...rest] = entry.split('/');
  const longest = { 0: -1, 4: 32, 6: 128 }[isIP(ip)] ?? -1;
  return /^\d{1,3}$/.test(bits) && Number(bits) <= longest && rest.length === 0;
}

const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Everything that the environment may say; a wrong value stops the start with one line that names it. */
const EnvSchema = v.object({
  PORT: count(4100, 65_535),
  HOST: v.optional(text, '127.0.0.1'),
  /** SQLite's file; unused when DATABASE_URL is set. */
  DATABASE_FILE: v.optional(text, new URL('../.state/carefare.sqlite', import.meta.url).pathname),
  /** PostgreSQL, for more than one instance. */
  DATABASE_URL: v.optional(v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\/.+/, 'a postgres:// address'))),
  /** The site's own origin: writes that a browser sends from another one are refused. */
  PUBLIC_ORIGIN: v.optional(origin),
  LOG_LEVEL: v.optional(v.picklist(levels, `one of ${levels.join(', ')}`), 'info'),
  /** Addresses or CIDR ranges whose X-Forwarded-* headers count. */
  TRUSTED_PROXIES: v.optional(list, '127.0.0.0/8,::1'),
  /** Per session (and per address where there is no session yet); 0 switches it off. */
  RATE_WRITES_PER_MINUTE: count(60, 1_000_000),
  /** Per address; 0 switches it off. */
  RATE_SUBMISSIONS_PER_HOUR: count(10, 1_000_000),
  /** Told the reference of each new quote request. */
  WEBHOOK_URL: v.optional(address('an address as https://example.org/hook')),
  /** Key of the webhook's HMAC-SHA256 signature. */
  WEBHOOK_SECRET: v.optional(v.pipe(v.string(), v.minLength(16, 'at least 16 characters'))),
  /** How long a stop waits for what is in flight, in ms. */
  STOP_TIMEOUT: count(10_000, 600_000),
});
export type Env = v.InferOutput<typeof EnvSchema>;

/** @throws Error with one readable line that names the wrong variable, never its value (it may be a secret) */
export function readEnv(env: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = v.safeParse(EnvSchema, given, { abortEarly: true });
  if (!parsed.success) {
    const [issue] = parsed.issues;
    throw new Error(`${v.getDotPath(issue)} is not usable: expected ${issue.message}`);
  }
  if (parsed.output.WEBHOOK_URL && !parsed.output.WEBHOOK_SECRET)
    throw new Error('WEBHOOK_SECRET is missing: the webhook is signed with it');
  return parsed.output;
}
