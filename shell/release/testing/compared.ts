import type { Release, RemoteKey } from 'shared-contracts/host';
import type { ReadComposition } from '../gate/rule.ts';
import type { OfferedModules } from '../store/manifest.ts';

/** What rules read of a release; its digest stands for it in sentences. */
interface Side {
  digest: string;
  /** Texts, by path. */
  files?: Readonly<Record<string, string>>;
}

export interface ShellSide extends Side {
  offers?: OfferedModules | undefined;
}

export interface RemoteSide extends Side, Partial<Pick<Release, 'uses' | 'shared' | 'pages'>> {}

function compared<T extends Side>({ files = {}, ...manifest }: T) {
  const encoded = Object.entries(files).map(
    ([path, text]) => [path, new TextEncoder().encode(text)] as const,
  );
  return { release: { uses: {}, shared: {}, ...manifest }, files: new Map(encoded) };
}

/** A composition as rules see it, with only what a test is about. */
export const aComposition = (
  shell: ShellSide,
  remotes: Record<RemoteKey, RemoteSide> = {},
): ReadComposition =>
  ({
    shell: compared(shell),
    releases: new Map(Object.entries(remotes).map(([remote, side]) => [remote, compared(side)])),
  }) as unknown as ReadComposition;
