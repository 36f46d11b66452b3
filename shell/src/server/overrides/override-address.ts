import { remoteKeys } from 'shared-contracts';
import * as v from 'valibot';
import { OverridesSchema } from '../../composition/overrides.ts';

/** All of them fit into one cookie. */
const ADDRESS_MAX = 300;
const HOST = /^(?:\[[\da-f:.]+\]|[\da-z][\da-z.-]*)(?::\d{1,5})?$/;

/** Whether an entry of OVERRIDE_HOSTS is a host, or a host with a port, as browsers write it. */
export const isHost = (entry: string): boolean =>
  HOST.test(entry) &&
  URL.canParse(`http://${entry}`) &&
  entry.startsWith(new URL(`http://${entry}`).hostname);

/** Whether `address` is that of a release.json on one of the hosts. An entry without a port allows all of them. */
function isReleaseAddress(hosts: readonly string[], address: string): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  const port = url.port || (url.protocol === 'https:' ? '443' : '80');
  return (
    /^https?:$/.test(url.protocol) &&
    url.href === url.origin + url.pathname &&
    url.pathname.endsWith('/release.json') &&
    [url.hostname, `${url.hostname}:${port}`].some(host => hosts.includes(host))
  );
}

/** Overrides whose addresses are on these hosts. The addresses are written as browsers write them. */
export const createOverridesSchema = (hosts: readonly string[]) =>
  v.pipe(
    v.partial(v.strictObject(v.entriesFromList(remoteKeys, v.string()))),
    v.check(overrides =>
      Object.values(overrides).every(
        address => address.length <= ADDRESS_MAX && isReleaseAddress(hosts, address),
      ),
    ),
    v.transform(overrides =>
      Object.fromEntries(
        Object.entries(overrides).map(([remote, address]) => [remote, new URL(address).href]),
      ),
    ),
    OverridesSchema,
    v.check(overrides => Object.keys(overrides).length > 0),
  );
