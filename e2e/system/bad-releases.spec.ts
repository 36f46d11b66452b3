import { latestRelease, remotePackage } from 'e2e-stack';
import { remoteKeys } from 'shared-contracts';
import { faultsInCode } from '../support/bad-releases/faults-in-code.ts';
import { dropModule, dropPage, faultsInFiles } from '../support/bad-releases/faults-in-files.ts';
import { type ForgedRelease, forgeRelease } from '../support/forge-release.ts';
import { type IsolatedStack, startIsolatedStack } from '../support/isolated-stack.ts';
import { readShellLog } from '../support/shell-log.ts';
import { expect, test } from '../support/test.ts';

const PAGES = {
  quote: ['/contact', 'Full Name'],
  catalogue: ['/destinations', 'India'],
  calculator: ['/', 'Step 1 of 5'],
} as const;

let stack: IsolatedStack;
let forged: ForgedRelease | undefined;
const table: string[] = [];

test.beforeAll(async () => {
  stack = await startIsolatedStack();
});
test.afterEach(async () => {
  for (const remote of remoteKeys)
    stack.promote(remote, stack.releaseEntry(remote, latestRelease(remotePackage(remote))));
  await forged?.remove();
});
test.afterAll(async () => {
  await stack.remove();
  process.stdout.write(`${table.length} bad releases refused:\n${table.join('\n')}\n`);
});

const compositionId = async () => (await (await fetch(`${stack.url}/health/ready`)).json()).composition;

for (const { fault, remote = 'quote', change, damage, integrity, sentence } of [
  ...faultsInFiles,
  ...faultsInCode,
]) {
  test(`a release that ${fault} is refused`, { tag: ['@shell', '@own-stack'] }, async () => {
    const before = await compositionId();
    forged = await forgeRelease(remote, change ?? (() => undefined), damage);
    const { digest, entry } = forged;
    const start = performance.now();
    stack.promote(remote, {
      ...entry,
      integrity: integrity === undefined ? entry.integrity : (integrity ?? undefined),
    });
    const refusal = () => readShellLog(stack).find(({ msg }) => msg.includes(digest) && msg.includes(remote));
    await expect.poll(refusal, { timeout: 30_000, intervals: [50] }).toBeDefined();
    const seconds = (performance.now() - start) / 1_000;
    const message = refusal()?.msg ?? '';
    table.push(`${fault} | ${seconds.toFixed(1)} s | ${message}`);
    if (typeof sentence === 'string') expect(message.slice(-sentence.length)).toBe(sentence);
    else expect(message).toMatch(sentence);
    expect(seconds).toBeLessThan(15);

    expect(await compositionId()).toBe(before);
    const [path, text] = PAGES[remote];
    const page = await fetch(stack.url + path);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain(text);
  });
}

for (const [remote, change, removed] of [
  ['quote', dropPage, '/contact'],
  ['catalogue', dropModule, 'destinations'],
] as const) {
  test(`${remote} may take ${removed} away when its release says so`, {
    tag: ['@shell', '@own-stack'],
  }, async () => {
    const { digest, entry } = (forged = await forgeRelease(remote, draft => {
      change(draft);
      draft.release.removes = [removed];
    }));
    stack.promote(remote, entry);
    const liveDigest = async () =>
      (await (await fetch(`${stack.url}/_composition`)).json()).remotes[remote].digest;
    await expect.poll(liveDigest, { timeout: 30_000 }).toBe(digest);
  });
}
