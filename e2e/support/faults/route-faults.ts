import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, Route } from '@playwright/test';
import {
  createFaults,
  DRIP_BYTES,
  DRIP_PAUSE_MS,
  type Fault,
  type Faults,
  readFault,
  STRANGE_HTML,
  tamper,
} from './fault.ts';

/**
 * Faults of the browser's own requests, at any address of the site. What the server requests is not affected. A body that
 * is truncated, tampered with or drips reaches the browser in one piece.
 */
export function createRouteFaults<Which>(
  context: BrowserContext,
  isAffected: (path: string, which: Which | undefined) => boolean,
): Faults<Which> {
  const rules: { fault: Fault; which: Which | undefined }[] = [];
  let routed: Promise<unknown> | undefined;
  const findFault = (path: string) => rules.findLast(({ which }) => isAffected(path, which))?.fault;
  // It stays after the faults: without any route the browser would answer what hangs.
  const route = () =>
    context.route(
      ({ pathname }) => findFault(pathname) !== undefined,
      async (found, request) => {
        const fault = findFault(new URL(request.url()).pathname);
        // The page may leave before its answer is ready.
        await (fault ? answer(found, fault) : found.fallback()).catch(() => undefined);
      },
    );
  return createFaults<Which>({
    async fail(fault, which) {
      rules.push({ fault, which });
      await (routed ??= route());
    },
    async heal() {
      rules.length = 0;
    },
  });
}

async function answer(route: Route, fault: Fault): Promise<void> {
  const { kind, amount } = readFault(fault);
  switch (kind) {
    case 'refused':
      return route.abort('connectionrefused');
    case 'reset':
      return route.abort('connectionreset');
    case 'status':
      return route.fulfill({ status: amount, json: { title: 'fault', status: amount } });
    case 'html':
      return route.fulfill({ contentType: 'text/html', body: STRANGE_HTML });
    case 'truncated':
      return changeBody(route, body => body.subarray(0, body.length / 2));
    case 'tampered':
      return changeBody(route, tamper);
    case 'drip':
      return changeBody(route, async body => {
        await pause(Math.ceil(body.length / DRIP_BYTES) * DRIP_PAUSE_MS);
        return body;
      });
    case 'slow':
      await pause(amount * 1_000);
      return route.continue();
    case 'hang':
      return undefined;
  }
}

async function changeBody(route: Route, change: (body: Buffer) => Buffer | Promise<Buffer>): Promise<void> {
  const response = await route.fetch();
  return route.fulfill({ response, body: await change(await response.body()) });
}
