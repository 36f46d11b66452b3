import { recordedFetch } from '@carefare/release/recorded-api';
import type { PageSize, RehearsalCandidate } from '@carefare/release/rehearsal';
import { createApi, type ModuleId, type RemoteKey, shellPages } from 'shared-contracts/host';
import { matchPage } from '../../page/match.ts';
import { widgetsOf } from '../../page/pages-of.ts';
import { getShellPage, loadShellPage } from '../../pages/shell-pages.ts';
import { renderModule } from '../rendering/html/render-module.tsx';
import { renderPage } from '../rendering/html/render-page.ts';
import type { PageJob, RenderOptions } from '../rendering/rendered-page.ts';
import { addressesOf } from './addresses-of.ts';
import { findHeadFaults, readHead } from './head-faults.ts';
import { findForeignTags, readHeadTags } from './head-tags.ts';
import { findKeptMemory } from './kept-memory.ts';
import { measureCpu, RENDER_MAX_MS } from './measure-cpu.ts';
import { renderHead } from './render-head.tsx';

const HTML_MAX_BYTES = 1_000_000;

interface RenderingOptions {
  options: RenderOptions;
  /** The API answers. */
  hasApi: boolean;
  /**
   * Renders something of a remote.
   * @param what ends the sentence "it is refused, rendering …"
   * @param work returns faults that count where there are no others
   */
  perform(remote: RemoteKey, what: string, work: () => Promise<readonly string[]>): Promise<void>;
  /** Of what is performed. */
  addFault(reason: string): void;
  addSlow(reason: string): void;
  countFaults(): number;
  addSize(size: PageSize): void;
}

/** Renders the pages and widgets of the remotes that a rehearsal is about, and the shell's pages that have widgets of theirs. */
export async function renderRemotes(
  { composition, rendered, share }: RehearsalCandidate,
  rendering: RenderingOptions,
): Promise<void> {
  const { options, hasApi, perform, addFault, countFaults } = rendering;
  const { modules } = options.evaluated;
  const recorded = createApi({ baseUrl: 'http://rehearsal', fetch: recordedFetch });

  const jobOf = (path: string): PageJob => ({ path, matched: matchPage(composition, path) });
  const measure = async <T>(work: () => Promise<T>): Promise<T> => {
    const { result, ms } = await measureCpu(work);
    if (hasApi && ms > RENDER_MAX_MS)
      rendering.addSlow(`it takes ${ms} ms of CPU, more than ${RENDER_MAX_MS}`);
    return result;
  };
  const checkMemory = async (work: () => Promise<unknown>): Promise<string[]> => {
    const kept = share && hasApi ? await findKeptMemory(work) : undefined;
    return kept ? [kept] : [];
  };

  const isFirst = !share || share.part === 0;
  for (const [remote, { pages, prefixes }] of Object.entries(composition.remotes)) {
    // One whose code did not load has no pages.
    if (!modules.has(remote) || (rendered && !rendered.includes(remote))) continue;
    for (const page of pages) {
      const size: PageSize = { of: page.path, remote, address: page.path, bytes: 0 };
      let others: readonly string[] = [];
      let areListed = false;
      /** Renders the page at an address, and judges it. */
      const judge = async (address: string, render: typeof measure): Promise<string[]> => {
        const faultsBefore = countFaults();
        const { status, html } = await render(() => renderPage(jobOf(address), options));
        const isWrong = status >= 500 || (areListed && status !== 200);
        if (isWrong && hasApi && countFaults() === faultsBefore) addFault(`it answers ${status}`);
        if (html.byteLength > HTML_MAX_BYTES) addFault('its HTML is larger than 1 MB');
        if (html.byteLength > size.bytes) Object.assign(size, { address, bytes: html.byteLength });
        const text = new TextDecoder().decode(html);
        if (!text) return [];
        for (const fault of findHeadFaults(prefixes, page, { status, head: readHead(text) })) addFault(fault);
        return await findTags(text, options);
      };
      const faultsBefore = countFaults();
      await perform(remote, page.path, async () => {
        const listed = await addressesOf(page, modules.get(remote)?.get(page.expose), recorded);
        const [example, ...rest] = listed.addresses;
        // Data may have changed since a release was live that is gone back to.
        areListed = share !== undefined && listed.areListed;
        if (share && hasApi) others = rest.filter((_address, index) => index % share.of === share.part);
        if (!isFirst) return [];
        const found = await judge(example, measure);
        const hasFault = found.length > 0 || countFaults() > faultsBefore;
        return hasFault ? found : await checkMemory(() => renderPage(jobOf(example), options));
      });
      // Another one says the same.
      for (const address of others)
        if (countFaults() === faultsBefore) await perform(remote, address, () => judge(address, run));
      if (hasApi && size.bytes > 0) rendering.addSize(size);
    }
    if (!isFirst) continue;
    const faultsBefore = countFaults();
    for (const [name, { widget }] of modules.get(remote) ?? []) {
      if (!widget) continue;
      const id: ModuleId = `${remote}/${name}`;
      await perform(remote, name, async () => {
        const html = await measure(() => renderModule(id, options));
        if (hasApi) rendering.addSize({ of: id, remote, address: id, bytes: html.byteLength });
        const tags = readHeadTags(await renderHead(undefined, options));
        const found = findForeignTags(tags, readHeadTags(html.toString()));
        return found.length > 0 ? found : await checkMemory(() => renderModule(id, options));
      });
    }
    // A widget that fails alone fails on each page.
    if (countFaults() > faultsBefore) continue;
    const alone = { ...options, skip: listOthers(remote, options), onError: () => undefined };
    for (const path of await listPlaces(remote, options))
      await perform(remote, path, async () => {
        const { html } = await renderPage(jobOf(path), alone);
        return await findTags(new TextDecoder().decode(html), options);
      });
  }
}

const run = <T>(work: () => Promise<T>): Promise<T> => work();

/** What a rendered page says of itself that the shell does not say of it. */
const findTags = async (html: string, options: RenderOptions): Promise<string[]> =>
  findForeignTags(readHeadTags(await renderHead(readHead(html), options)), readHeadTags(html));

/** Modules of all other remotes. */
const listOthers = (remote: RemoteKey, { evaluated }: RenderOptions): ModuleId[] =>
  [...evaluated.modules].flatMap(([key, modules]) =>
    key === remote ? [] : Array.from(modules.keys(), (name): ModuleId => `${key}/${name}`),
  );

/** Paths of the shell's pages that have widgets of a remote. */
async function listPlaces(
  remote: RemoteKey,
  { evaluated: { composition } }: RenderOptions,
): Promise<string[]> {
  const places = [];
  for (const { path } of shellPages) {
    const { match } = matchPage(composition, path);
    if (match.kind !== 'shell') continue;
    await loadShellPage(match.name);
    const slots = getShellPage(match.name)?.slots ?? [];
    const widgets = slots.flatMap(slot => widgetsOf(composition, slot));
    if (widgets.some(id => id.startsWith(`${remote}/`))) places.push(path);
  }
  return places;
}
