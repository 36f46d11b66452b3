import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import type { GeoService } from './geo-service.server.ts';
import { addressReader } from './visitor.server.ts';

const Port = v.pipe(
  v.string(),
  v.regex(/^\d+$/, 'must be a port number'),
  v.transform(Number),
  v.maxValue(65_535),
);
const isWeb = (url: string) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
const Url = v.pipe(
  v.string(),
  v.check(isWeb, 'must be an address such as http://127.0.0.1:4100'),
  v.transform(url => url.replace(/\/$/, '')),
);
const Origin = v.pipe(
  Url,
  v.check(
    url => new URL(url).href === `${new URL(url).origin}/`,
    'must be an origin such as https://carefare.example',
  ),
  v.transform(url => new URL(url).origin),
);
const Flag = v.pipe(
  v.picklist(['0', '1'], 'must be 0 or 1'),
  v.transform(flag => flag === '1'),
);

/** The shell's environment. Read once at start; a wrong value stops it with one line that names it. */
const EnvironmentSchema = v.object({
  HOST: v.optional(v.string(), '127.0.0.1'),
  PORT: v.optional(Port, '4000'),
  /** Where visitors reach the site; canonical addresses and cookies follow it. */
  PUBLIC_ORIGIN: v.optional(Origin),
  API_URL: v.optional(Url, 'http://127.0.0.1:4100'),
  COMPOSITION_FILE: v.pipe(
    v.string('must name the composition file'),
    v.minLength(1, 'must name the composition file'),
  ),
  /** Key of the hashes that stand for addresses and for posts without JavaScript. Random when absent. */
  HASH_KEY: v.optional(v.pipe(v.string(), v.minLength(32, 'must have at least 32 characters'))),
  LIVE_RELOAD: v.optional(Flag, '0'),
  /** Where browsers send analytics events after opt-in; absent, nothing is ever sent. */
  ANALYTICS_URL: v.optional(Url),
  /** Third-party service that tells a country: `https://…{ip}…{token}…`; none by default. Asked from here only. */
  GEO_SERVICE_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        url => isWeb(url) && url.includes('{ip}'),
        'must be an address with {ip} in it, and {token} where its token belongs',
      ),
    ),
  ),
  GEO_SERVICE_TOKEN: v.optional(v.pipe(v.string(), v.minLength(1, 'must not be empty'))),
  /** Addresses and CIDR ranges whose X-Forwarded-For counts, with commas between; none by default. */
  TRUSTED_PROXIES: v.optional(
    v.pipe(
      v.string(),
      v.transform(list =>
        list
          .split(',')
          .map(entry => entry.trim())
          .filter(Boolean),
      ),
      v.check(isProxyList, 'must be addresses or CIDR ranges with commas between'),
    ),
    '',
  ),
  /** Where resized pictures are kept between starts. */
  IMAGE_CACHE_DIR: v.optional(v.pipe(v.string(), v.minLength(1)), join(tmpdir(), 'carefare-images')),
  /** How many of them are kept at the most, in MB. */
  IMAGE_CACHE_MB: v.optional(
    v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/, 'must be a whole number of MB'), v.transform(Number)),
    '200',
  ),
  LOG_LEVEL: v.optional(
    v.picklist(['debug', 'info', 'warn', 'error', 'silent'], 'must be debug, info, warn, error or silent'),
    'info',
  ),
});

function isProxyList(entries: string[]): boolean {
  try {
    addressReader(entries);
    return true;
  } catch {
    return false;
  }
}

export interface Config {
  host: string;
  port: number;
  origin: string;
  apiUrl: string;
  compositionFile: string;
  hashKey: string;
  liveReload: boolean;
  analyticsUrl: string | undefined;
  geoService: GeoService | undefined;
  trustedProxies: readonly string[];
  imageCacheDir: string;
  imageCacheBytes: number;
  logLevel: string;
  /** What may go on as it is, but should be known. */
  warnings: readonly string[];
}

const NO_HASH_KEY =
  'HASH_KEY is not given: a random one is used, which no other shell knows and which is gone after a restart';

/**
 * @param args of the command line; there are none, so that a mistyped one is not taken for an answer
 * @throws Error with one line that names the wrong variable or argument.
 */
export function readConfig(environment: NodeJS.ProcessEnv, args: string[] = []): Config {
  parseArgs({ args, options: {} });
  const parsed = v.safeParse(EnvironmentSchema, environment);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    throw new Error(`${v.getDotPath(issue)} is wrong: ${issue.message}`);
  }
  const { HOST, PORT, PUBLIC_ORIGIN, API_URL, COMPOSITION_FILE, HASH_KEY, LIVE_RELOAD, LOG_LEVEL } =
    parsed.output;
  const origin = PUBLIC_ORIGIN ?? `http://${HOST}:${PORT}`;
  const { ANALYTICS_URL: analyticsUrl, GEO_SERVICE_URL, GEO_SERVICE_TOKEN, TRUSTED_PROXIES } = parsed.output;
  if (GEO_SERVICE_URL?.includes('{token}') && !GEO_SERVICE_TOKEN)
    throw new Error('GEO_SERVICE_TOKEN is wrong: must be given, GEO_SERVICE_URL asks for it');
  if (GEO_SERVICE_TOKEN && !GEO_SERVICE_URL?.includes('{token}'))
    throw new Error(
      'GEO_SERVICE_TOKEN is wrong: GEO_SERVICE_URL has no {token} in it, which it would stand for',
    );
  // A beacon carries the cookies of the host it goes to, and cookies ignore ports: the session's must not travel along.
  if (analyticsUrl && new URL(analyticsUrl).hostname === new URL(origin).hostname)
    throw new Error('ANALYTICS_URL is wrong: must be on another host than the site');
  return {
    host: HOST,
    port: PORT,
    origin,
    apiUrl: API_URL,
    compositionFile: COMPOSITION_FILE,
    hashKey: HASH_KEY ?? crypto.randomUUID() + crypto.randomUUID(),
    liveReload: LIVE_RELOAD,
    analyticsUrl,
    geoService: GEO_SERVICE_URL ? { url: GEO_SERVICE_URL, token: GEO_SERVICE_TOKEN } : undefined,
    trustedProxies: TRUSTED_PROXIES,
    imageCacheDir: parsed.output.IMAGE_CACHE_DIR,
    imageCacheBytes: parsed.output.IMAGE_CACHE_MB * 1_000_000,
    logLevel: LOG_LEVEL,
    warnings: HASH_KEY ? [] : [NO_HASH_KEY],
  };
}
