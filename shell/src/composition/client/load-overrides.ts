import type { Offers } from '@carefare/release';
import type { Composition, RemoteKey, Toast } from 'shared-contracts';
import { OVERRIDE_PATH, overridesOf } from '../overrides.ts';
import { fetchOverride } from './fetch-override.ts';
import { showBadge } from './override-badge.ts';
import { overridesCopy as copy } from './overrides.copy.ts';
import { readOverrides } from './read-overrides.ts';
import type { ShareScope } from './share-scope.ts';

export interface LoadedOverrides {
  /** Take the place of live releases; none if one of them could not be loaded. */
  remotes: Composition['remotes'];
  /** Shows where code comes from, or what failed. To be called once the page is hydrated. */
  show(notify: (toast: Toast) => void): void;
}

/** Loads the releases that this page's data names. If one of them fails, the override ends and all live releases run. */
export async function loadOverrides(): Promise<LoadedOverrides> {
  const overrides = readOverrides();
  const offers = await readOffers();
  const failures: string[] = [];
  const load = async ([remote, address]: [RemoteKey, string]) => {
    try {
      return [[remote, await fetchOverride(remote, address, offers)] as const];
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      failures.push(copy.failure(remote, new URL(address).host, reason));
      return [];
    }
  };
  const loaded = (await Promise.all(overridesOf(overrides).map(load))).flat();
  if (failures.length > 0) {
    await endOverrides();
    const text = failures.join(' ');
    return { remotes: {}, show: notify => notify({ tone: 'error', title: copy.failed, text }) };
  }
  return {
    remotes: Object.fromEntries(loaded),
    show() {
      showBadge(overrides);
      for (const [remote] of loaded) dropLiveStyles(remote);
    },
  };
}

/** What the shell shares, as containers get it. */
async function readOffers(): Promise<Offers> {
  await import(/* webpackChunkName: "federation" */ './federation.ts');
  const shareScope: ShareScope = Reflect.get(globalThis, '__carefareShareScope');
  const entries = Object.entries(shareScope).map(async ([name, versions]) => {
    const [[version, shared] = []] = Object.entries(versions);
    const names = Object.keys((await shared?.get())?.() as object);
    return [name, { version: version ?? '', names }] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** The cookie goes, and the page stays: what is typed is kept. If this fails, the next page tries again. */
const endOverrides = () =>
  fetch(OVERRIDE_PATH, {
    method: 'POST',
    body: new URLSearchParams({ clear: '1' }),
    redirect: 'manual',
  }).catch(() => undefined);

/** The page came with styles of the live release, which its inert HTML needs until the other code is live. */
function dropLiveStyles(remote: RemoteKey): void {
  const folder = `"/_releases/${remote}/"`;
  const observer = new MutationObserver(() => {
    if (document.querySelector(`[data-remote=${remote}]:not([data-ready])`)) return;
    for (const style of document.querySelectorAll(`[data-file^=${folder}], [data-rules-of^=${folder}]`))
      style.remove();
    observer.disconnect();
  });
  observer.observe(document.body, { subtree: true, attributeFilter: ['data-ready'] });
}
