import type { RemoteKey } from 'shared-contracts';
import { listen } from './listen.ts';
import { describeRelease, WEB } from './test-store.ts';

export interface ServedReleases {
  /** Content by path at the origin. A path that is removed answers 404. */
  files: Map<string, string>;
  /** Serves the release.json of a release with a widget. @returns its URL */
  publish(remote: RemoteKey, digest: string, changes?: object): string;
}

/** An origin of small releases. */
export async function serveTestReleases(): Promise<ServedReleases> {
  const files = new Map<string, string>();
  const origin = await listen(({ url = '' }, response) => {
    const content = files.get(url);
    response.writeHead(content === undefined ? 404 : 200).end(content);
  });
  return {
    files,
    publish(remote, digest, changes = {}) {
      const path = `/${remote}/${digest}/release.json`;
      files.set(path, JSON.stringify({ ...describeRelease(remote, digest), ...changes }));
      files.set(`/${remote}/${digest}/web/entry.js`, WEB);
      return origin + path;
    },
  };
}
