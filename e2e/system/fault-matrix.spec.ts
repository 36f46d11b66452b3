import { writeFileSync } from 'node:fs';
import { remoteKeys } from 'shared-contracts';
import { bootWithFault } from '../support/fault-matrix/boot.ts';
import { navigateWithFault, openWithFault } from '../support/fault-matrix/browser.ts';
import { type Cell, failedCell, faults, formatCells } from '../support/fault-matrix/cell.ts';
import { startFaultyOrigins } from '../support/fault-matrix/origins.ts';
import { visitWhileOriginsFail } from '../support/fault-matrix/walks.ts';
import { startIsolatedStack } from '../support/isolated-stack.ts';
import { expect, test } from '../support/test.ts';

// A trace of so many browsers would slow them down.
test.use({ trace: 'off' });

const BOOTS_AT_ONCE = 3;
const VISITS_AT_ONCE = 4;

/** Remote x fault x side. Each cell has its own process or browser context, so several run at once. */
test(
  'a faulty remote costs its own part of the page, on every side, and heals by itself',
  { tag: ['@shell', '@own-stack'] },
  async ({ browser }, testInfo) => {
    test.setTimeout(900_000);
    const cells: Cell[] = [];
    await test.step('boot: the origins of all remotes have the fault when the shell starts', async () => {
      const work = faults.map(fault => async () => {
        const failure = (error: unknown) =>
          remoteKeys.map(remote => failedCell('boot', remote, fault, error));
        cells.push(...(await bootWithFault(fault).catch(failure)));
      });
      await runAtOnce(BOOTS_AT_ONCE, work);
    });

    const origins = await startFaultyOrigins();
    const stack = await startIsolatedStack({ releases: origins.releases });
    try {
      await test.step('a fault of the origins after a release is live has no effect', async () => {
        for (const fault of faults) {
          await origins.fail(fault);
          expect.soft(await visitWhileOriginsFail(browser, stack.url), fault).toEqual([]);
          expect.soft(origins.requestCount(), `requests at the origins, ${fault}`).toBe(0);
        }
        await origins.heal();
      });
      await test.step('first load and navigation: the fault is between browser and shell', async () => {
        const visits = faults.flatMap(fault =>
          remoteKeys.map(remote => ({ browser, url: stack.url, remote, fault })),
        );
        const sides = [
          ['first load', openWithFault],
          ['navigation', navigateWithFault],
        ] as const;
        const work = sides.flatMap(([side, visitWith]) =>
          visits.map(visit => async () => {
            const failure = (error: unknown) => failedCell(side, visit.remote, visit.fault, error);
            cells.push(await visitWith(visit).catch(failure));
          }),
        );
        await runAtOnce(VISITS_AT_ONCE, work);
      });
    } finally {
      await stack.remove();
      await origins.close();
      const table = formatCells(cells);
      process.stdout.write(`\n${table}\n`);
      const path = testInfo.outputPath('fault-matrix.txt');
      writeFileSync(path, table);
      await testInfo.attach('fault matrix', { path, contentType: 'text/plain' });
    }
    expect(cells).toHaveLength(90);
    expect(cells.filter(({ wrong }) => wrong.length > 0)).toEqual([]);
  },
);

/** Runs all functions, at most `limit` of them at the same time. */
async function runAtOnce(limit: number, work: readonly (() => Promise<void>)[]): Promise<void> {
  const queue = work.values();
  const drain = async () => {
    for (const next of queue) await next();
  };
  await Promise.all(Array.from({ length: limit }, drain));
}
