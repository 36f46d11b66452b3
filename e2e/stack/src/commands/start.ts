import { parseArgs } from 'node:util';
import { remoteKeys } from 'shared-contracts';
import { fail, messageOf, print } from '../output.ts';
import { remotePackage, stateDir } from '../packages.ts';
import { checkPortsFree, defaultPorts } from '../ports.ts';
import { runUntilShutdown } from '../processes/run-until-shutdown.ts';
import { buildChangedPackages } from '../releases/build-packages.ts';
import { localUrl } from '../services.ts';
import { startStack } from '../stack.ts';

/** `pnpm start`: builds what has changed and runs the whole site. */
try {
  parseArgs({ options: {} });
  await checkPortsFree(defaultPorts);
  await buildChangedPackages(print);
  print('starting the API, three remote origins and the shell …');
  const stack = await startStack({ ports: defaultPorts, stateDir });
  runUntilShutdown(stack);
  print(`reference API      ${stack.apiUrl}  (${stack.databaseFile})`);
  for (const key of remoteKeys) print(`${remotePackage(key).padEnd(18)} ${localUrl(defaultPorts[key])}`);
  print(`shell              ${stack.url}`);
  print(`composition file   ${stack.compositionFile}`);
  print(`Carefare is ready at ${stack.url} (stop with Ctrl-C)`);
} catch (error) {
  fail(`Carefare did not start: ${messageOf(error)}`);
}
