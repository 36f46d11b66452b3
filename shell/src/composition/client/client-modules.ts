import {
  type Composition,
  CompositionSchema,
  type ExposedModule,
  type LiveRelease,
  type LoadContext,
  type ModuleId,
  type RemoteKey,
} from 'shared-contracts';
import * as v from 'valibot';
import { type Modules, nameOf, remoteOf, type ServerHtml } from '../modules.ts';
import { loadExposed } from './federation.ts';

const SET_DEADLINE_MS = 4_000;

interface ClientModulesOptions {
  set: Composition;
  context(params?: LoadContext['params']): LoadContext;
}

export interface ClientModules extends Modules {
  /** Called once, after the first commit: from then on parts that appear are not hydrated. */
  hydrated(): void;
}

/** Modules in the browser. The page keeps the set it came with; only a remote that is missing is taken from a newer one. */
export function createClientModules({ set: initial, context }: ClientModulesOptions): ClientModules {
  let set = initial;
  const loaded = new Map<ModuleId, ExposedModule>();
  const loading = new Map<ModuleId, Promise<ExposedModule>>();
  const parts = readServerParts();
  let asking: Promise<Composition> | undefined;

  const find = async (remote: RemoteKey): Promise<LiveRelease> => {
    if (!set.remotes[remote]) {
      asking ??= askForSet().finally(() => (asking = undefined));
      const newest = await asking;
      set = { ...set, remotes: { ...newest.remotes, ...set.remotes } };
    }
    const release = set.remotes[remote];
    if (!release) throw new Error(`the remote ${remote} is missing from the composition`);
    return release;
  };

  const fetchModule = async (id: ModuleId): Promise<ExposedModule> => {
    const module = await loadExposed(await find(remoteOf(id)), nameOf(id));
    await module.widget?.load?.(context());
    loaded.set(id, module);
    return module;
  };

  return {
    composition: () => set,
    get: id => loaded.get(id),
    find,
    load(id) {
      const known = loaded.get(id);
      if (known) return Promise.resolve(known);
      const running = loading.get(id) ?? fetchModule(id).finally(() => loading.delete(id));
      loading.set(id, running);
      return running;
    },
    serverPart: id => parts.get(id),
    hydrated: () => parts.clear(),
  };
}

async function askForSet(): Promise<Composition> {
  const answer = await fetch('/_composition', { signal: AbortSignal.timeout(SET_DEADLINE_MS) });
  return v.parse(CompositionSchema, await answer.json());
}

/** Reads each part's HTML before React touches it. */
function readServerParts(): Map<ModuleId, ServerHtml> {
  const found = new Map<ModuleId, ServerHtml>();
  for (const element of document.querySelectorAll<HTMLElement>('[data-module]')) {
    found.set(element.dataset.module as ModuleId, {
      html: element.firstElementChild?.innerHTML ?? '',
      fallback: 'fallback' in element.dataset,
    });
  }
  return found;
}
