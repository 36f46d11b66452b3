import { decodeSegment, pathOf } from 'shared-contracts/host';

/** What the target of a request (path and query as sent) addresses. */
export type Address =
  /** The one spelling of its path, whether or not there is a page or file. */
  | { kind: 'canonical'; path: string }
  /** Another spelling of such a path. */
  | { kind: 'redirect'; to: string }
  | { kind: 'unknown' }
  | { kind: 'too long' };

/** Far above the longest address with the parameters of a campaign. */
const TARGET_MAX = 4_096;

const PRINTABLE = /^[!-~]*$/;

/**
 * Decides what a request addresses, in linear time. Routing, caches and log use its path and no other. The path is decoded
 * once; a slash at the end, characters that were encoded without need and other forms of a letter lead to the canonical path.
 */
export function readAddress(target: string): Address {
  if (target.length > TARGET_MAX) return { kind: 'too long' };
  const queryStart = target.indexOf('?');
  const [sent, search] =
    queryStart < 0 ? [target, ''] : [target.slice(0, queryStart), target.slice(queryStart)];
  if (sent === '/') return { kind: 'canonical', path: sent };
  const [root, ...segments] = sent.split('/').map(decodeSegment);
  if (segments.at(-1) === '') segments.pop();
  const path = root === '' && PRINTABLE.test(sent) ? pathOf(segments) : undefined;
  if (path === undefined) return { kind: 'unknown' };
  if (path === sent) return { kind: 'canonical', path };
  return { kind: 'redirect', to: path + (PRINTABLE.test(search) ? search : '') };
}
