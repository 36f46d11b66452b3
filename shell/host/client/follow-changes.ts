import { flushSync } from 'react-dom';
import { LiveReleaseSchema, type RemoteKey } from 'shared-contracts/host';
import * as v from 'valibot';
import type { PageRouter } from '../navigation/page-router.ts';
import { captureInput, type FieldInput, readFields, restoreField } from '../remote/preserve-input.ts';
import type { ClientModules } from './loading/client-modules.ts';
import { createFaultList, noticeFaults } from './notice-faults.ts';

/** What browsers need of a build that is not a release yet. */
const BuildSchema = v.omit(LiveReleaseSchema, ['digest', 'base']);
type Build = v.InferOutput<typeof BuildSchema>;

/** What the developer's server sends at each change. */
const ChangesSchema = v.object({
  /** Digest of the shell's release that runs. */
  shell: v.string(),
  /** Newest builds of the remotes that run from source. */
  builds: v.record(v.string(), BuildSchema),
  /** What is wrong with the sources, and why a release is refused. */
  problems: v.array(v.string()),
});

const TYPED_KEY = 'carefare-typed';

let problems: readonly string[] = [];
let seen: readonly string[] = [];
const faults = createFaultList(list => {
  seen = list;
  show();
});

/** Development only: shows faults of the page in the page, from now on. */
export const showFaults = (): void => noticeFaults(faults.add);

interface FollowOptions {
  modules: ClientModules;
  router: Pick<PageRouter, 'revalidate'>;
  /** Renders the whole page again. */
  render(): void;
}

/**
 * Development only: puts the newest builds of remotes into the open page, which keeps what is typed. Reloads the page for a new
 * shell. Shows what is wrong.
 */
export function followChanges({ modules, router, render }: FollowOptions): void {
  restoreTyped();
  let takes = Promise.resolve();
  const takeBuild = async (remote: RemoteKey, build: Build): Promise<void> => {
    await modules.complete();
    const { [remote]: current } = modules.composition().remotes;
    if (current && isEqual(v.parse(BuildSchema, current), build)) return;
    faults.clear();
    const release = { ...build, digest: 'development', base: `/_releases/${remote}/development/` };
    // The new build's chunks have the same names as the old one's.
    Reflect.deleteProperty(globalThis, `rspackChunk${build.container}`);
    const { loadExposed } = await import(/* webpackChunkName: "federation" */ './loading/federation.ts');
    const load = async (name: string) => [name, await loadExposed(release, name)] as const;
    const loaded = await Promise.all(
      modules
        .loadedOf(remote)
        .filter(name => name in build.exposes)
        .map(load),
    );
    const restore = keepInput(remote);
    modules.replace(remote, release, new Map(loaded));
    flushSync(render);
    restore();
    if (current?.base) dropStyles(current.base, release.exposes);
    await router.revalidate();
  };
  new EventSource('/_development/changes').addEventListener('message', ({ data }) => {
    const { shell, builds, problems: found } = v.parse(ChangesSchema, JSON.parse(data));
    if (shell !== modules.composition().shell) return reload();
    problems = found;
    show();
    for (const [remote, build] of Object.entries(builds))
      takes = takes
        .then(() => takeBuild(remote, build))
        .catch((error: unknown) => faults.add(`${remote}: ${String(error)}`));
  });
}

const isEqual = (one: Build, other: Build): boolean => JSON.stringify(one) === JSON.stringify(other);

/** @returns a function that puts the current input and the focus back into a remote's fields */
function keepInput(remote: RemoteKey): () => void {
  const hosts = [...document.querySelectorAll(`[data-remote="${remote}"]`)];
  const kept = hosts.map(host => ({ host, fields: readFields(host), restoreFocus: captureInput(host) }));
  return () => {
    for (const { host, fields, restoreFocus } of kept) {
      for (const field of fields) restoreField(host, field);
      restoreFocus(host);
    }
  };
}

/** Removes the style sheets of the build before, which would still apply. */
function dropStyles(base: string, exposes: Build['exposes']): void {
  const kept = Object.values(exposes).flatMap(({ css }) => css.map(({ file }) => base + file));
  for (const element of document.querySelectorAll<HTMLElement>('link[rel=stylesheet], style[data-href]')) {
    const { pathname } = new URL(element.getAttribute('href') ?? element.dataset.href ?? '', location.href);
    if (pathname.startsWith(base) && !kept.includes(pathname)) element.remove();
  }
}

function reload(): void {
  sessionStorage.setItem(TYPED_KEY, JSON.stringify(readFields(document.body)));
  location.reload();
}

function restoreTyped(): void {
  const typed: FieldInput[] = JSON.parse(sessionStorage.getItem(TYPED_KEY) ?? '[]');
  sessionStorage.removeItem(TYPED_KEY);
  for (const field of typed) restoreField(document.body, field);
}

const banner = Object.assign(document.createElement('pre'), { role: 'alert' });
banner.style.cssText =
  'position:fixed;inset:auto 0 0;z-index:9999;margin:0;padding:1rem;max-height:50vh;overflow:auto;background:#7a1f1f;color:#fff;white-space:pre-wrap';

function show(): void {
  const lines = [...problems, ...seen];
  banner.textContent = lines.join('\n');
  // React hydrates the document as the server has sent it.
  if (document.documentElement.dataset.hydrated === undefined) return;
  if (lines.length > 0) document.body.append(banner);
  else banner.remove();
}
