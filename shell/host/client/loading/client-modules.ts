import type { ExposedModule, LoadContext } from 'shared-contracts';
import { type LiveRelease, type ModuleId, type RemoteKey } from 'shared-contracts/host';
import { fetchNewest, fetchReleases } from '../../page/fetch-composition.ts';
import { filesOf } from '../../page/files-of.ts';
import {
  type KnownComposition,
  type KnownRelease,
  type Modules,
  nameOf,
  remoteOf,
  type ServerHtml,
} from '../../page/modules.ts';
import { MODULE_DEADLINE_MS } from '../../page/time-limits.ts';
import { reportError } from '../../reports/report-error.ts';
import { rejectAfter } from '../start-deadline.ts';
import { loadForms } from './load-forms.ts';
import { preloadFiles } from './preload-files.ts';

interface ClientModulesOptions {
  composition: KnownComposition;
  context(params?: LoadContext['params']): LoadContext;
}

export interface ClientModules extends Modules {
  /** The release of a module, with its files: as the page carries them, or else as the shell knows them. */
  findFiles(id: ModuleId): Promise<LiveRelease>;
  /** Loads a module's code without a widget's data, which it then asks for itself. */
  loadCode(id: ModuleId): Promise<ExposedModule>;
  /** Loads what modules need to run. Asked for before, their files need no preloads. */
  loadRuntime(): Promise<unknown>;
  /** Names of the modules of a remote whose code is there. */
  loadedOf(remote: RemoteKey): string[];
  /** In development: another build of a remote in place of the one before, with the code of its modules. */
  replace(remote: RemoteKey, release: LiveRelease, modules: ReadonlyMap<string, ExposedModule>): void;
  /** Forgets the server's HTML; to be called after the first commit. */
  dropServerHtml(): void;
}

/** Modules in the browser. The page keeps its composition; only missing remotes are added from a newer one. */
export function createClientModules({ composition: initial, context }: ClientModulesOptions): ClientModules {
  let composition = initial;
  const loaded = new Map<ModuleId, ExposedModule>();
  /** By module and parameters. */
  const loading = new Map<string, Promise<ExposedModule>>();
  const firstPath = location.pathname;
  const { modules: serverHtml, widgets } = readServerHtml();
  let completing: Promise<void> | undefined;
  let isFederationLoaded = false;

  const addWhatIsMissing = async (): Promise<void> => {
    if (composition.isPartial) {
      const {
        menu: _menu,
        slots: _slots,
        slotParams: _params,
        isPartial: _isPartial,
        ...known
      } = composition;
      composition = { ...known, remotes: await fetchReleases(known) };
    }
    if (!composition.missing?.length) return;
    const { remotes, missing = [] } = await fetchNewest();
    composition = { ...composition, missing, remotes: { ...remotes, ...composition.remotes } };
  };

  const complete = (): Promise<void> => {
    completing ??= addWhatIsMissing().finally(() => (completing = undefined));
    return completing;
  };

  const findFiles = async (id: ModuleId): Promise<LiveRelease> => {
    const find = () => composition.remotes[remoteOf(id)];
    let release = find();
    if (!hasFiles(release, nameOf(id))) {
      await complete();
      release = find();
    }
    if (!hasFiles(release, nameOf(id))) throw new Error(`${id} is missing from the composition`);
    return release;
  };

  const loadRuntime = async () => {
    const federation = await loadFederation();
    isFederationLoaded = true;
    return federation;
  };

  const fetchModule = async (id: ModuleId): Promise<ExposedModule> => {
    const runtime = loadRuntime();
    const release = await findFiles(id);
    // In one wave with the runtime, without which they cannot run.
    if (!isFederationLoaded) {
      const files = filesOf(release, nameOf(id));
      preloadFiles(files);
      // Its failure is noticed when the module asks for it.
      if (files.usesForms) loadForms().catch(() => undefined);
    }
    const { loadExposed } = await runtime;
    return await loadExposed(release, nameOf(id));
  };

  const loadCode = async (id: ModuleId): Promise<ExposedModule> => {
    const module = loaded.get(id) ?? (await fetchModule(id));
    loaded.set(id, module);
    return module;
  };

  /** What a widget loads is kept by its queries, and is another's on another page. */
  const fetchWithData = async (id: ModuleId, params: LoadContext['params'] | undefined) => {
    const module = loaded.get(id) ?? (await fetchModule(id));
    await module.widget?.load?.(context(params));
    loaded.set(id, module);
    return module;
  };

  // Small, and kept by the browser, so that neither a widget nor a navigation waits for it.
  if (composition.isPartial) complete().catch(() => undefined);

  return {
    composition: () => composition,
    get: id => loaded.get(id),
    complete,
    findFiles,
    loadCode,
    loadRuntime,
    load(id, params) {
      const module = loaded.get(id);
      if (module && !(params && module.widget?.load)) return Promise.resolve(module);
      const key = JSON.stringify([id, params]);
      const pending =
        loading.get(key) ??
        Promise.race([fetchWithData(id, params), rejectAfter(MODULE_DEADLINE_MS)])
          .catch((error: unknown) => {
            reportError('load', error, id);
            throw error;
          })
          .finally(() => loading.delete(key));
      loading.set(key, pending);
      return pending;
    },
    loadedOf: remote => [...loaded.keys()].filter(id => remoteOf(id) === remote).map(nameOf),
    replace(remote, release, modules) {
      composition = { ...composition, remotes: { ...composition.remotes, [remote]: release } };
      for (const id of loaded.keys()) if (remoteOf(id) === remote) loaded.delete(id);
      for (const [name, module] of modules) loaded.set(`${remote}/${name}`, module);
    },
    serverHtml: (id, place) =>
      serverHtml.get(id) ?? (location.pathname === firstPath ? widgets.get(`${id} ${place}`) : undefined),
    dropServerHtml: () => serverHtml.clear(),
  };
}

/** The federation runtime comes with the first remote: a page of the shell does not need it to go live. */
const loadFederation = () => import(/* webpackChunkName: "federation" */ './federation.ts');

const hasFiles = (release: KnownRelease | undefined, expose: string): release is LiveRelease =>
  release?.exposes?.[expose] !== undefined;

/** Reads each module's HTML before React touches it: that of the shell's pages, and of the widgets in other modules. */
function readServerHtml() {
  const modules = new Map<ModuleId, ServerHtml>();
  const widgets = new Map<string, ServerHtml>();
  for (const element of document.querySelectorAll<HTMLElement>('[data-module]')) {
    const id = element.dataset.module as ModuleId;
    const html: ServerHtml = {
      html: element.firstElementChild?.innerHTML ?? '',
      fallback: 'fallback' in element.dataset,
      element: element.firstElementChild ?? undefined,
    };
    if (element.parentElement?.closest('[data-module]')) widgets.set(`${id} ${element.dataset.place}`, html);
    else modules.set(id, html);
  }
  return { modules, widgets };
}
