import { dirname, join } from 'node:path';
import type { Composition, ModuleId } from 'shared-contracts/host';
import type { ApiState } from '../../../gateway/api-state.ts';
import type { ListedAddresses } from './list-addresses.ts';
import type { RenderWorkerData } from './pool/render-worker.ts';
import { type PoolEvents, type PoolOptions, RenderWorkerPool } from './pool/render-worker-pool.ts';
import type { RenderedPage, RenderJob } from './rendered-page.ts';
import type { ActionOutcome, ActionPost } from './run-action.ts';

/** Renders the pages of one composition. */
export interface Renderer {
  renderPage(job: RenderJob): Promise<RenderedPage>;
  /** Null when no page at this path accepts forms. */
  runAction(post: ActionPost): Promise<ActionOutcome | null>;
  listAddresses(): Promise<ListedAddresses>;
  /** Ends the workers once they have had nothing to do for ten seconds, so that requests that hold it can be answered. */
  close(): void;
}

interface RendererOptions
  extends Omit<RenderWorkerData, 'modules'>,
    PoolEvents,
    Pick<PoolOptions, 'hangCpuMs' | 'openPort'> {
  /** The file that this process runs. That of the workers is in the same folder. */
  serverFile: string;
  workerFile?: string;
  workers: number;
  /** What the API says of itself, which goes along with each job. */
  readApi?: ReadApi | undefined;
}

type ReadApi = () => ApiState;

/** Every page and widget of a composition. */
const modulesOf = ({ remotes }: Composition): ModuleId[] =>
  Object.entries(remotes).flatMap(([remote, release]) =>
    Object.keys(release.exposes).map((name): ModuleId => `${remote}/${name}`),
  );

/** @throws RefusedCompositionError when the composition cannot be rendered */
export const startRenderer = async (options: RendererOptions): Promise<Renderer> =>
  rendererOf(await startPool(options), options.readApi);

/** @throws RefusedCompositionError when the composition cannot be rendered */
export async function startPool(options: RendererOptions): Promise<RenderWorkerPool> {
  const {
    serverFile,
    workerFile = 'render-worker.cjs',
    workers,
    hangCpuMs,
    openPort,
    readApi: _readApi,
    ...rest
  } = options;
  const { onFault, onFailedCall, onGrowth, onNote, ...data } = rest;
  const modules = modulesOf(data.composition);
  return await RenderWorkerPool.start({
    file: join(dirname(serverFile), workerFile),
    size: workers,
    data: { ...data, modules },
    openPort,
    modules,
    ...(hangCpuMs && { hangCpuMs }),
    onFault,
    onFailedCall,
    onGrowth,
    ...(onNote && { onNote }),
  });
}

export function rendererOf(pool: RenderWorkerPool, readApi?: ReadApi): Renderer {
  const asOfNow = <Input extends object>(input: Input) => ({ ...input, apiState: readApi?.() });
  return {
    renderPage: job => pool.run<RenderedPage>('page', asOfNow(job)),
    runAction: post => pool.run<ActionOutcome | null>('action', asOfNow(post)),
    listAddresses: () => pool.run<ListedAddresses>('addresses', asOfNow({})),
    close: () => pool.close(),
  };
}
