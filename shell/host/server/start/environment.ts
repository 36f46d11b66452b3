import { isIPv6 } from 'node:net';
import { PublicKeysSchema } from '@carefare/release';
import { TrialScopeSchema } from '@carefare/release/trial';
import { siteConfig } from 'shared-contracts/host';
import * as v from 'valibot';
import { POLL_MS } from '../composition/intervals.ts';
import { createAddressReader } from '../guard/client-address.ts';

/** A host as addresses have it. */
export const inUrl = (host: string): string => (isIPv6(host) ? `[${host}]` : host);

const isWebAddress = (url: string) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);

// Of a file of variables Docker keeps the spaces at the end of a line.
const Text = v.pipe(v.string(), v.trim(), v.minLength(1, 'must not be empty'));
/** Where to listen. */
const Host = v.pipe(
  v.string(),
  v.trim(),
  v.check(
    host => (isIPv6(host) || /^[\w.-]+$/.test(host)) && URL.canParse(`http://${inUrl(host)}`),
    'must be an address of this machine, or its name',
  ),
);
const PORT_RANGE = 'must be a port number from 1 to 65535';
const Port = v.pipe(
  v.string(),
  v.regex(/^\d+$/, PORT_RANGE),
  v.transform(Number),
  v.minValue(1, PORT_RANGE),
  v.maxValue(65_535, PORT_RANGE),
);
const Url = v.pipe(
  v.string(),
  v.trim(),
  v.check(isWebAddress, 'must be an address such as http://127.0.0.1:4100'),
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
const GeoServiceUrl = v.pipe(
  v.string(),
  v.trim(),
  v.check(
    url => isWebAddress(url) && url.includes('{ip}'),
    'must be an address with {ip} in it, and {token} where its token belongs',
  ),
);
const ProxyList = v.pipe(
  v.string(),
  v.transform((list): string[] => list.match(/[^\s,]+/g) ?? []),
  v.check(isProxyList, 'must be addresses or CIDR ranges, separated by commas'),
);

const idList = (count: number) =>
  v.pipe(
    v.string(),
    v.check(
      list => list.split(',').length === count && /^[1-9]\d{0,8}(?:,[1-9]\d{0,8})*$/.test(list),
      `must be ${count} numbers separated by commas, such as ${Array.from({ length: count }, (_, index) => index + 11).join()}`,
    ),
    v.transform(list => list.split(',').map(Number)),
  );

const POLL_RANGE = 'must be a number of ms from 50 to 60000';

function isProxyList(entries: string[]): boolean {
  try {
    createAddressReader(entries);
    return true;
  } catch {
    return false;
  }
}

/** The shell's environment variables and their defaults. */
export const EnvironmentSchema = v.object({
  HOST: v.optional(Host, '127.0.0.1'),
  PORT: v.optional(Port, '4000'),
  /** Where visitors reach the site. Canonical addresses and the cookies' Secure flag follow it. */
  PUBLIC_ORIGIN: v.optional(Origin),
  /** Whether HSTS holds for the subdomains of PUBLIC_ORIGIN too. */
  HSTS_SUBDOMAINS: v.optional(Flag, '0'),
  /** The customer's API, without `/api`; it may have a path. */
  API_URL: v.optional(
    v.pipe(
      Url,
      v.check(
        url => new URL(url).username === '' && !/[?#]/.test(url),
        'must have no user, query or fragment; a key goes into API_HEADER',
      ),
    ),
    'http://127.0.0.1:4100',
  ),
  /** Sent with each call of the API, e.g. `Authorization: Bearer …`. */
  API_HEADER: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[\w-]+: ?[\x21-\x7e][\x20-\x7e]*$/, 'must be a header such as X-Api-Key: 1234'),
      v.transform(text => {
        const [name = '', value = ''] = text.split(/: ?(.*)/s);
        return { name, value };
      }),
    ),
  ),
  /** The API's ids of the choices in `site.config.ts`, in their order, where it lists none. */
  ACCOMMODATION_IDS: v.optional(idList(siteConfig.accommodation.length)),
  FOOD_IDS: v.optional(idList(siteConfig.food.length)),
  /** The store whose journal says what is live: an absolute folder, or `s3://bucket/prefix`. Required. */
  RELEASE_STORE: v.optional(Text),
  /** How often the store is asked what is live, in ms. */
  STORE_POLL_MS: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{2,5}$/, POLL_RANGE),
      v.transform(Number),
      v.minValue(50, POLL_RANGE),
      v.maxValue(60_000, POLL_RANGE),
    ),
    String(POLL_MS),
  ),
  /** Keys that verify the journal's entries: several while one replaces another. Required unless the site is on this machine. */
  RELEASE_PUBLIC_KEYS: v.optional(PublicKeysSchema),
  /** Whether browsers may choose channels: for a shell on a host of its own, which no CDN caches. */
  PREVIEWS: v.optional(Flag, '0'),
  /** Further keys, only for the entries of channels. */
  RELEASE_PREVIEW_PUBLIC_KEYS: v.optional(PublicKeysSchema),
  /** Threads that render pages. By default one less than the cores, and at least two. */
  RENDER_WORKERS: v.optional(
    v.pipe(v.string(), v.regex(/^[1-9]\d?$/, 'must be a number from 1 to 99'), v.transform(Number)),
  ),
  /** Whether the site is a demonstration; `0` once what it says is confirmed. */
  DEMONSTRATION: v.optional(Flag, '1'),
  /** Key of address hashes and cookie signatures. Random by default. */
  HASH_KEY: v.optional(v.pipe(v.string(), v.minLength(32, 'must have at least 32 characters'))),
  /** A developer's server of builds that are not releases yet. */
  DEVELOPMENT_URL: v.optional(Url),
  /** Where browsers send analytics events after opt-in. By default none are sent. */
  ANALYTICS_URL: v.optional(Url),
  /** Third-party service that locates an address: `https://…{ip}…{token}…`. Only this server calls it. */
  GEO_SERVICE_URL: v.optional(GeoServiceUrl),
  GEO_SERVICE_TOKEN: v.optional(Text),
  /** Proxies whose X-Forwarded-For is trusted: addresses and CIDR ranges, separated by commas. */
  TRUSTED_PROXIES: v.optional(ProxyList, ''),
  /** Form posts of one address (IPv6: /64) per minute, and as many reports of pages; 0 disables the limit. */
  RATE_POSTS_PER_MINUTE: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,6}$/, 'must be a whole number'), v.transform(Number)),
    '60',
  ),
  /** What a shell tries, when the release commands start it with a candidate. */
  TRIAL: v.optional(v.pipe(v.string(), v.parseJson(), TrialScopeSchema)),
  /** Port of the metrics, only for the operators' network. By default there are none. */
  METRICS_PORT: v.optional(Port),
  METRICS_HOST: v.optional(Host, '127.0.0.1'),
  LOG_LEVEL: v.optional(
    v.picklist(['debug', 'info', 'warn', 'error', 'silent'], 'must be debug, info, warn, error or silent'),
    'info',
  ),
});
