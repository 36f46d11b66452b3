import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import type { Api } from 'shared-contracts';
import type { ModuleId } from 'shared-contracts/host';
import { type BareServices, Document } from '../../../document.tsx';
import { moduleInStack } from '../../../remote/module-in-stack.ts';
import { SUSPENSE_DEADLINE_MS } from '../../time-limits.ts';
import type { RenderOptions } from '../rendered-page.ts';
import type { RenderInput } from './load-for-render.ts';

/** A remote's module threw or never finished while rendering. */
export class ModuleRenderError extends Error {
  readonly module: ModuleId;

  constructor(module: ModuleId, cause: unknown) {
    super(`${module} failed to render`, { cause });
    this.module = module;
  }
}

/**
 * Renders the whole HTML document around its content.
 * @throws ModuleRenderError when a remote's module throws
 */
export function renderDocument(
  content: ReactNode,
  { modules, context }: Pick<RenderInput, 'modules' | 'context'>,
  { config, api }: Pick<RenderOptions, 'config' | 'api'>,
): Promise<Buffer> {
  return renderToBytes(
    <Document
      modules={modules}
      config={config}
      services={createServerServices(api)}
      store={context.store}
      queryClient={context.queryClient}
    >
      {content}
      {/* In the browser something follows, and the ids that React makes count places. */}
      {null}
    </Document>,
  );
}

/** Waits until everything is rendered and never splits the output, so that React writes no inline scripts. */
function renderToBytes(document: ReactNode): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    const output = new Writable({
      write(chunk: Uint8Array, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final: () => resolve(Buffer.concat(chunks)),
    });
    const { pipe, abort } = renderToPipeableStream(document, {
      progressiveChunkSize: 1e9,
      onAllReady() {
        clearTimeout(timer);
        pipe(output);
      },
      onError(error, { componentStack }) {
        const module = moduleInStack(componentStack ?? '');
        clearTimeout(timer);
        reject(module ? new ModuleRenderError(module, error) : error);
      },
    });
    const timer = setTimeout(
      () => abort(new Error(`it did not end within ${SUSPENSE_DEADLINE_MS / 1_000} s`)),
      SUSPENSE_DEADLINE_MS,
    );
  });
}

function createServerServices(api: Api): BareServices {
  const ignore = () => undefined;
  const session = {
    start: () => Promise.resolve(),
    ready: () => Promise.resolve(null),
    renew: () => Promise.resolve(null),
  };
  return { api, session, notify: ignore, announce: ignore, track: ignore };
}
