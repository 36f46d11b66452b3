import {
  DECLARATIONS_FILE,
  type Declarations,
  TRIP_FILE,
  type TripFormat,
} from '@carefare/build/types-folder';
import type { Release, RemoteKey } from 'shared-contracts/host';
import type { ComparedComposition } from '../gate/rule.ts';
import type { Offers } from '../manifest.ts';

/** What rules read of a release; its digest stands for it in sentences. */
interface Side {
  digest: string;
  trip?: TripFormat | undefined;
  declarations?: Declarations | undefined;
}

export interface ShellSide extends Side {
  offers?: Offers | undefined;
}

export interface RemoteSide extends Side, Partial<Pick<Release, 'uses' | 'shared' | 'pages'>> {}

const encode = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));

function compared<T extends Side>({ trip, declarations, ...manifest }: T) {
  const files = [
    [TRIP_FILE, trip],
    [DECLARATIONS_FILE, declarations],
  ] as const;
  return {
    release: { uses: {}, shared: {}, ...manifest },
    files: new Map(files.flatMap(([path, value]) => (value ? [[path, encode(value)] as const] : []))),
  };
}

/** A composition as rules see it, with only what a test is about. */
export const aComposition = (
  shell: ShellSide,
  remotes: Partial<Record<RemoteKey, RemoteSide>> = {},
): ComparedComposition =>
  ({
    shell: compared(shell),
    releases: new Map(Object.entries(remotes).map(([remote, side]) => [remote, compared(side)])),
  }) as unknown as ComparedComposition;
