import { Client } from 'pg';
import proxyAddr from 'proxy-addr';
import * as v from 'valibot';

const integer = (fallback: number, max: number) =>
  v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,9}$/, `a whole number up to ${max}`),
      v.transform(Number),
      v.maxValue(max, `a whole number up to ${max}`),
    ),
    String(fallback),
  );
const text = v.pipe(v.string(), v.minLength(1));
/** Of a host and its port without a protocol, the host would be the protocol. */
const url = (example: string, protocol = /^https?:$/) =>
  v.pipe(
    v.string(),
    v.check(
      given => URL.canParse(given) && protocol.test(new URL(given).protocol),
      `a URL such as ${example}`,
    ),
  );

const POSTGRES = 'a postgres:// URL';
/** What the client needs to read it: it says so when it connects, and then as if the server were away. */
function lackOf(given: string): string | undefined {
  try {
    return /^postgres(ql)?:\/\/.+/.test(given) && new Client(given).port > 0 ? undefined : POSTGRES;
  } catch (error) {
    // A certificate that it names.
    const { path } = error as NodeJS.ErrnoException;
    return path ? `a file that can be read at ${path}` : POSTGRES;
  }
}

/** Compiles addresses and CIDR ranges into a predicate. */
const proxies = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const entries = dataset.value.split(',').map(entry => entry.trim());
    try {
      return proxyAddr.compile(entries.filter(Boolean));
    } catch {
      addIssue({ message: 'addresses or CIDR ranges, separated by commas' });
      return NEVER;
    }
  }),
);

const SMTP_EXAMPLE = 'smtps://user:password@mail.example.org';
/** An address, alone or in brackets after a name. */
const MAILBOX = /^(?:[^<>\s@]+@[^<>\s@]+|[^<>@\r\n]{1,100}<[^<>\s@]+@[^<>\s@]+>)$/;

const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const EnvSchema = v.object({
  PORT: integer(4100, 65_535),
  HOST: v.optional(text, '127.0.0.1'),
  /** The SQLite file; ignored when DATABASE_URL is set. */
  DATABASE_FILE: v.optional(text, new URL('../.state/carefare.sqlite', import.meta.url).pathname),
  /** PostgreSQL, which several instances can share. */
  DATABASE_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        given => lackOf(given) === undefined,
        ({ input }) => lackOf(input) ?? POSTGRES,
      ),
    ),
  ),
  /** A file of prices and texts in place of the API's own. */
  REFERENCE_DATA: v.optional(text),
  /** The site's origin; writes by browsers from other origins are refused. */
  PUBLIC_ORIGIN: v.optional(
    v.pipe(
      url('https://example.org'),
      v.transform(value => new URL(value).origin),
    ),
  ),
  /** Prometheus text at `/metrics` on a port of its own, for the operators' network; 0: none. */
  METRICS_PORT: integer(0, 65_535),
  METRICS_HOST: v.optional(v.string(), '127.0.0.1'),
  LOG_LEVEL: v.optional(v.picklist(levels, `one of ${levels.join(', ')}`), 'info'),
  /** Peers whose X-Forwarded-* headers are believed. */
  TRUSTED_PROXIES: v.optional(proxies, '127.0.0.0/8,::1'),
  /** Per session, and per address for starting sessions; 0 disables the limit. */
  RATE_WRITES_PER_MINUTE: integer(60, 1_000_000),
  /** Per session, and ten times as many per address, which many people may share; 0 disables the limit. */
  RATE_SUBMISSIONS_PER_HOUR: integer(10, 1_000_000),
  /** Receives the reference of each new quote request. */
  WEBHOOK_URL: v.optional(url('https://example.org/hook')),
  /** Key of the webhook's HMAC-SHA256 signature. */
  WEBHOOK_SECRET: v.optional(v.pipe(v.string(), v.minLength(16, 'at least 16 characters'))),
  /** The e-mail server that copies of quote requests are handed to. Without one, visitors are offered no copy. */
  SMTP_URL: v.optional(
    v.pipe(url(SMTP_EXAMPLE, /^smtps?:$/), v.regex(/^smtps?:\/\/[^/?]/, `a URL such as ${SMTP_EXAMPLE}`)),
  ),
  /** The address that copies are sent from, alone or after a name. */
  MAIL_FROM: v.optional(
    v.pipe(v.string(), v.regex(MAILBOX, 'an address such as Carefare <quotes@example.org>')),
  ),
  /** How long a stop waits for requests in flight, in ms. */
  STOP_TIMEOUT: integer(10_000, 600_000),
});
export type Env = v.InferOutput<typeof EnvSchema>;

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/;

/** What is allowed and hardly meant, one line each. */
export const findWarnings = ({ TRUSTED_PROXIES }: NodeJS.Dict<string>, { HOST }: Env): string[] =>
  TRUSTED_PROXIES || LOOPBACK.test(HOST)
    ? []
    : [
        `TRUSTED_PROXIES is not set, but HOST is ${HOST}: all visitors of a shell on another host are one address, and share its limits`,
      ];

/** @throws Error with one line that names the invalid variable, but not its value, which may be a secret */
export function readEnv(variables: Record<string, string | undefined>): Env {
  const nonEmpty = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = v.safeParse(EnvSchema, nonEmpty, { abortEarly: true });
  if (!result.success) {
    const [issue] = result.issues;
    throw new Error(`${v.getDotPath(issue)} is invalid: expected ${issue.message}`);
  }
  if (result.output.WEBHOOK_URL && !result.output.WEBHOOK_SECRET)
    throw new Error('WEBHOOK_SECRET is missing: webhook calls are signed with it');
  if (result.output.SMTP_URL && !result.output.MAIL_FROM)
    throw new Error('MAIL_FROM is missing: copies of quote requests are sent from it');
  return result.output;
}
