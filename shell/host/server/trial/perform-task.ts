import type { WidgetProps } from 'shared-contracts';
import { layoutSlots, type ModuleId, type RemoteKey, shellPages } from 'shared-contracts/host';
import { matchPage } from '../../page/match.ts';
import { nameOf, remoteOf } from '../../page/modules.ts';
import { offeredSlot, widgetsOf } from '../../page/pages-of.ts';
import { theSite } from '../../site.ts';
import { renderModule } from '../rendering/html/render-module.tsx';
import { renderPage } from '../rendering/html/render-page.ts';
import type { RenderedPage, RenderOptions } from '../rendering/rendered-page.ts';
import { RENDER_CPU_MAX_MS } from '../time-limits.ts';
import { addressesOf } from './addresses-of.ts';
import { findHeadFaults, readHead } from './head-faults.ts';
import { findForeignTags, readHeadTags } from './head-tags.ts';
import { findKeptMemory } from './kept-memory.ts';
import { measureCpu } from './measure-cpu.ts';
import { pageWords } from './page-words.ts';
import { renderHead } from './render-head.tsx';
import type { Task, TaskResult } from './task.ts';

const HTML_MAX_BYTES = 1_000_000;

interface TaskContext {
  options: RenderOptions;
  /** An API that answers, whatever the task's does. */
  recorded: RenderOptions['api'];
  addFault(reason: string): void;
  addSlow(reason: string): void;
  addWarning(reason: string): void;
  /** Whether the task has one. */
  hasFault(): boolean;
}

interface Performed {
  result?: TaskResult;
  /** Faults that count only where there are no others. */
  consequences: readonly string[];
}

/** Renders and judges a page or a widget. @throws whatever a widget throws */
export function performTask(task: Task, context: TaskContext): Promise<Performed> {
  if (task.kind === 'page') return judgePage(task, context);
  return task.kind === 'widget' ? judgeWidget(task, context) : judgePlace(task, context);
}

async function judgePage(task: Task & { kind: 'page' }, context: TaskContext): Promise<Performed> {
  const { remote, path, hasApi, isThorough } = task;
  const { options, recorded, addFault, addWarning, hasFault } = context;
  const { composition, modules } = options.evaluated;
  const { pages = [], prefixes = [] } = composition.remotes[remote] ?? {};
  const row = pages.find(page => page.path === path);
  if (!row) return { consequences: [] };
  const isFirst = task.address === undefined;
  const listed = isFirst ? await addressesOf(row, modules.get(remote)?.get(row.expose), recorded) : undefined;
  const [address, ...others] = listed?.addresses ?? [task.address ?? path];
  // Data may have changed since a release was live that is gone back to.
  const mustBeThere = isThorough && (listed?.areListed ?? true);

  const render = () => renderPage({ path: address, matched: matchPage(composition, address) }, options);
  const { status, html } = isFirst ? await measure(render, task, context) : await render();
  const isWrong = status >= 500 || (mustBeThere && status !== 200);
  if (isWrong && hasApi && !hasFault()) addFault(`it answers ${status}`);
  if (html.byteLength > HTML_MAX_BYTES) addFault('its HTML is larger than 1 MB');
  const result = { address, bytes: html.byteLength, others };
  const text = new TextDecoder().decode(html);
  if (!text) return { result, consequences: [] };
  for (const fault of findHeadFaults(prefixes, row, { status, head: readHead(text) })) addFault(fault);
  if (!hasApi && pageWords(text) === '')
    addWarning(`${address} says nothing while the API does not answer: let it say so in a sentence`);
  const tags = await findTags(text, options);
  if (!isFirst || tags.length > 0 || hasFault()) return { result, consequences: tags };
  return { result, consequences: await checkMemory(render, task) };
}

async function judgeWidget(task: Task & { kind: 'widget' }, context: TaskContext): Promise<Performed> {
  const { options } = context;
  const id: ModuleId = `${task.remote}/${task.name}`;
  const [first = { params: {}, data: {} }, ...others] = examplesOf(id, options);
  const render = () => renderModule(id, options, first);
  const html = await measure(render, task, context);
  for (const example of others) await renderModule(id, options, example);
  const result = { address: id, bytes: html.byteLength, others: await listPlaces(id, options) };
  const own = readHeadTags(await renderHead(undefined, options));
  const tags = findForeignTags(own, readHeadTags(html.toString()));
  return { result, consequences: tags.length > 0 ? tags : await checkMemory(render, task) };
}

async function judgePlace(task: Task & { kind: 'place' }, { options }: TaskContext): Promise<Performed> {
  const alone = { ...options, skip: listOthers(task.remote, options), onError: () => undefined };
  const matched = matchPage(options.evaluated.composition, task.path);
  const { html } = await renderPage({ path: task.path, matched }, alone);
  return { consequences: await findTags(new TextDecoder().decode(html), options) };
}

async function measure<T extends RenderedPage | Buffer>(
  work: () => Promise<T>,
  { hasApi }: Task,
  { addSlow }: TaskContext,
): Promise<T> {
  const { result, ms } = await measureCpu(work);
  if (hasApi && ms > RENDER_CPU_MAX_MS) addSlow(`it takes ${ms} ms of CPU, more than ${RENDER_CPU_MAX_MS}`);
  return result;
}

async function checkMemory(work: () => Promise<unknown>, { isThorough, hasApi }: Task): Promise<string[]> {
  const kept = isThorough && hasApi ? await findKeptMemory(work) : undefined;
  return kept ? [kept] : [];
}

/** What a rendered page says of itself that the shell does not say of it. */
const findTags = async (html: string, options: RenderOptions): Promise<string[]> =>
  findForeignTags(readHeadTags(await renderHead(readHead(html), options)), readHeadTags(html));

/** Modules of all other remotes. */
const listOthers = (remote: RemoteKey, { evaluated }: RenderOptions): ModuleId[] =>
  [...evaluated.modules].flatMap(([key, modules]) =>
    key === remote ? [] : Array.from(modules.keys(), (name): ModuleId => `${key}/${name}`),
  );

/** What the slots of a widget may hand on to it, by their examples. */
const examplesOf = (id: ModuleId, { evaluated: { composition } }: RenderOptions): WidgetProps[] =>
  (composition.remotes[remoteOf(id)]?.widgets ?? [])
    .filter(({ expose }) => expose === nameOf(id))
    .flatMap(({ slot }) => {
      const { params = [], examples = [] } = offeredSlot(composition, slot) ?? {};
      return examples.map(example => {
        const [ofPage, data] = [{}, {}] as [
          Record<string, string>,
          Record<string, string | number | boolean>,
        ];
        for (const [name, value] of Object.entries(example))
          if (params.includes(name)) ofPage[name] = String(value);
          else data[name] = value;
        return { params: ofPage, data };
      });
    });

/** Paths of the shell's pages that have a widget. */
async function listPlaces(id: ModuleId, { evaluated: { composition } }: RenderOptions): Promise<string[]> {
  const places = [];
  for (const { path } of shellPages) {
    const { match } = matchPage(composition, path);
    if (match.kind !== 'shell') continue;
    const { slots = [] } = await theSite().pages.load(match.name);
    // All pages have the layout's slots: the home page shows them.
    const placed = path === '/' ? [...slots, ...layoutSlots] : slots;
    if (placed.some(slot => widgetsOf(composition, slot).includes(id))) places.push(path);
  }
  return places;
}
