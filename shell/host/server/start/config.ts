import { parseArgs } from 'node:util';
import * as v from 'valibot';
import type { PublicConfig } from '../../page/payload.ts';
import { EnvironmentSchema, inUrl } from './environment.ts';

export type Config = ReturnType<typeof readConfig>;

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Other names of a developer's machine. */
const LOCAL_NAMES = ['127.0.0.1', 'localhost', '[::1]'];

/** Origins under which visitors reach the site, the public one first. */
function originsOf(publicOrigin: string): readonly [string, ...string[]] {
  const { origin, protocol, port, hostname } = new URL(publicOrigin);
  const others = LOOPBACK.test(hostname) ? LOCAL_NAMES.filter(name => name !== hostname) : [];
  return [origin, ...others.map(name => new URL(`${protocol}//${name}:${port}`).origin)];
}

const NO_HASH_KEY =
  'HASH_KEY is not set; using a random key that other shells do not share and a restart changes';

const NO_PROXY =
  'TRUSTED_PROXIES is not set, but PUBLIC_ORIGIN is https, so a proxy must be in front: all visitors will share its limits';

/**
 * The shell's configuration.
 * @param args command-line arguments. None are accepted; any is an error.
 * @throws Error with one line that names the wrong variable or argument
 */
export function readConfig(environment: NodeJS.ProcessEnv, args: string[] = []) {
  parseArgs({ args, options: {} });
  const parsed = v.safeParse(EnvironmentSchema, environment);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    throw new Error(`${v.getDotPath(issue)} is wrong: ${issue.message}`);
  }
  const { HOST, PORT, PUBLIC_ORIGIN, HASH_KEY, ANALYTICS_URL, ...rest } = parsed.output;
  const origin = PUBLIC_ORIGIN ?? `http://${inUrl(HOST)}:${PORT}`;
  if (!rest.RELEASE_STORE)
    throw new Error('RELEASE_STORE is wrong: must be set, to an absolute folder or s3://bucket/prefix');
  // Only a developer's own machine may run code that nothing vouches for.
  const isLocal = LOOPBACK.test(new URL(origin).hostname);
  if (!rest.RELEASE_PUBLIC_KEYS && !isLocal)
    throw new Error('RELEASE_PUBLIC_KEYS is wrong: must be set, unless PUBLIC_ORIGIN is this machine');
  if (rest.DEVELOPMENT_URL && !isLocal)
    throw new Error('DEVELOPMENT_URL is wrong: is for a PUBLIC_ORIGIN on this machine');
  if (rest.RELEASE_PREVIEW_PUBLIC_KEYS && !rest.PREVIEWS)
    throw new Error('RELEASE_PREVIEW_PUBLIC_KEYS is wrong: is for shells with PREVIEWS=1');
  // A beacon carries the cookies of its host, and cookies ignore ports: the session cookie must not go along.
  if (ANALYTICS_URL && new URL(ANALYTICS_URL).hostname === new URL(origin).hostname)
    throw new Error('ANALYTICS_URL is wrong: must be on another host than the site');
  // This server speaks HTTP only, so that something in front of it must speak HTTPS.
  const isBehindUnknownProxy = origin.startsWith('https:') && rest.TRUSTED_PROXIES.length === 0;
  return {
    host: HOST,
    port: PORT,
    origin,
    origins: originsOf(origin),
    /** The customer's API, as the gateway reaches it. */
    api: {
      apiUrl: rest.API_URL,
      header: rest.API_HEADER,
      ids: { accommodation: rest.ACCOMMODATION_IDS, food: rest.FOOD_IDS },
    },
    releaseStore: rest.RELEASE_STORE,
    pollMs: rest.STORE_POLL_MS,
    releaseKeys: rest.RELEASE_PUBLIC_KEYS,
    previewKeys: rest.RELEASE_PREVIEW_PUBLIC_KEYS,
    hasPreviews: rest.PREVIEWS,
    isDemonstration: rest.DEMONSTRATION,
    /** 0: decided by the number of cores. */
    renderWorkers: rest.RENDER_WORKERS ?? 0,
    hashKey: HASH_KEY ?? crypto.randomUUID() + crypto.randomUUID(),
    developmentUrl: rest.DEVELOPMENT_URL,
    analyticsUrl: ANALYTICS_URL,
    hasHttpsSubdomains: rest.HSTS_SUBDOMAINS,
    geoService: readGeoService(rest.GEO_SERVICE_URL, rest.GEO_SERVICE_TOKEN),
    trustedProxies: rest.TRUSTED_PROXIES,
    postsPerMinute: rest.RATE_POSTS_PER_MINUTE,
    /** What is tried of a candidate; undefined for a shell that serves visitors. */
    trial: rest.TRIAL,
    metricsPort: rest.METRICS_PORT,
    metricsHost: rest.METRICS_HOST,
    logLevel: rest.LOG_LEVEL,
    warnings: [...(HASH_KEY ? [] : [NO_HASH_KEY]), ...(isBehindUnknownProxy ? [NO_PROXY] : [])],
  };
}

/** What browsers get of it. */
export const publicConfigOf = ({
  origin,
  isDemonstration,
  developmentUrl,
  analyticsUrl,
}: Pick<Config, 'origin' | 'isDemonstration' | 'developmentUrl' | 'analyticsUrl'>): PublicConfig => ({
  origin,
  ...(isDemonstration && { isDemonstration }),
  ...(developmentUrl && { isDevelopment: true }),
  analyticsUrl,
});

function readGeoService(url: string | undefined, token: string | undefined) {
  const needsToken = url?.includes('{token}') ?? false;
  if (needsToken && !token)
    throw new Error('GEO_SERVICE_TOKEN is wrong: must be set, GEO_SERVICE_URL needs it');
  if (token && !needsToken)
    throw new Error('GEO_SERVICE_TOKEN is wrong: GEO_SERVICE_URL has no {token} to put it in');
  return url ? { url, token } : undefined;
}
