import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import type { ModuleId } from 'shared-contracts';
import { moduleInStack } from '../composition/error-attribution.tsx';

/** A part threw while rendering; the page is rendered again without it. */
export class BrokenModuleError extends Error {
  readonly part: ModuleId;

  constructor(part: ModuleId, cause: unknown) {
    super(`the part ${part} failed to render`, { cause });
    this.part = part;
  }
}

/**
 * Renders when all is ready, without out-of-order boundaries: such a page needs no inline script.
 * @throws BrokenModuleError when a part is to blame
 */
export function renderDocument(document: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    let html = '';
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        html += chunk.toString();
        done();
      },
      final(done) {
        resolve(html);
        done();
      },
    });
    const { pipe } = renderToPipeableStream(document, {
      progressiveChunkSize: 1e9,
      onAllReady: () => pipe(sink),
      onError(error, info) {
        const part = moduleInStack(info.componentStack ?? '');
        reject(part ? new BrokenModuleError(part, error) : error);
      },
    });
  });
}
