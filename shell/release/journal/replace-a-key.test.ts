import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, it } from 'vitest';
import { promoteRelease } from '../commands/promote.command.ts';
import type { ReleaseStore } from '../store/store.ts';
import { publishLive } from '../testing/small-releases.ts';
import { digest, provideStores } from '../testing/stores.ts';
import { readEntries } from './journal.ts';
import { createKeyPair, readJournalKeys } from './keys.ts';
import { withSignatures } from './signed-store.ts';

const [SHELL, QUOTE] = [digest(1), digest(2)];
const runbook = readFileSync(join(import.meta.dirname, '../../../shared-contracts/docs/runbook.md'), 'utf8');
const { openFolder } = provideStores();

/** The commands of a section of the runbook that have to do with keys, in their order. */
function commandsOf(section: string): string[] {
  const text = runbook.split(/^## /m).find(each => each.startsWith(section)) ?? '';
  const blocks = [...text.matchAll(/```sh\n([\s\S]*?)```/g)].flatMap(([, block = '']) => block.split('\n'));
  return blocks.map(line => (line.split('  #')[0] ?? '').trim()).filter(line => line.startsWith('RELEASE_'));
}

/** Whether a shell with these keys can start, which it does with the newest valid entry. */
async function canStart(store: ReleaseStore, environment: NodeJS.ProcessEnv): Promise<boolean> {
  for await (const { entry } of readEntries(withSignatures(store, readJournalKeys(environment))))
    return entry.shell.digest === SHELL && entry.remotes.quote?.digest === QUOTE;
  return false;
}

it.each([
  ['A key leaks', 2],
  ['A key is replaced', 3],
])('%s: every shell can start at each step of the runbook', async (section, steps) => {
  const [old, renewed] = [createKeyPair(), createKeyPair()];
  const store = openFolder();
  const signedWith = (environment: NodeJS.ProcessEnv) => withSignatures(store, readJournalKeys(environment));
  await publishLive(signedWith({ RELEASE_SIGNING_KEY: old.signingKey }), { shell: SHELL, quote: QUOTE });
  let ofShells = { RELEASE_PUBLIC_KEYS: old.publicKey } as NodeJS.ProcessEnv;

  const commands = commandsOf(section);
  expect(commands).toHaveLength(steps);
  for (const command of commands) {
    const [, variables = '', promotion] =
      /^((?:RELEASE_\w+=\S+ ?)+)(pnpm release promote shell <live digest> .+)?$/.exec(command) ?? [];
    const values = variables
      .replace('SIGNING_KEY=<new>', `SIGNING_KEY=${renewed.signingKey}`)
      .replace('<old>', old.publicKey)
      .replace('<new>', renewed.publicKey);
    const environment = parseEnv(values.trim().replaceAll(' ', '\n'));
    expect(environment, command).toHaveProperty('RELEASE_PUBLIC_KEYS');
    if (promotion)
      await promoteRelease(signedWith(environment), 'shell', SHELL, { by: 'a test', reason: 'a test' });
    else ofShells = environment;
    expect(await canStart(store, ofShells), command).toBe(true);
  }
  expect(ofShells).toEqual({ RELEASE_PUBLIC_KEYS: renewed.publicKey });
});
