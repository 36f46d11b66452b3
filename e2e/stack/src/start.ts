import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { remoteKeys, remotes } from 'shared-contracts';
import { buildChanged } from './build-rooms.ts';
import { claimPorts, fixedPorts } from './ports.ts';
import { startStack } from './stack.ts';
import { untilStopped } from './until-stopped.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

try {
  parseArgs({ options: {} });
  await claimPorts(fixedPorts);
  await buildChanged(say);
  say('starting the API, three remote origins and the shell …');
  const stack = await startStack({ ports: fixedPorts, stateDir: join(import.meta.dirname, '../.state') });
  say(`reference API      ${stack.apiUrl}  (${stack.databaseFile})`);
  for (const key of remoteKeys) say(`${remotes[key].room.padEnd(18)} http://127.0.0.1:${fixedPorts[key]}`);
  say(`shell              ${stack.url}`);
  say(`composition file   ${stack.compositionFile}`);
  untilStopped(stack);
  say(`Carefare is ready at ${stack.url} (stop with Ctrl-C)`);
} catch (error) {
  process.stderr.write(`Carefare did not start: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
