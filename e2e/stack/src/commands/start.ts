import { remoteKeys } from 'shared-contracts';
import { fail, messageOf, print } from '../output.ts';
import { remotePackage, stateDir } from '../packages.ts';
import { checkStackPortsFree, portsFor, readSitePort } from '../ports.ts';
import { runUntilShutdown } from '../processes/run-until-shutdown.ts';
import { buildChangedPackages } from '../releases/build-packages.ts';
import { localUrl } from '../services.ts';
import { startStack } from '../stack.ts';
import { readCommandLine } from './command-line.ts';

const usage = `
pnpm start [--port 4000]

Builds what has changed and runs the whole site: reference API, three remote origins and the shell.

  --port N   port of the site; the other services keep their distance to it (API N + 100). Also: PORT=N
  --help     this text

State (database, composition file, logs) is in e2e/stack/.state. Stop with Ctrl-C.
`;

/** `pnpm start`: builds what has changed and runs the whole site. */
try {
  const { port } = readCommandLine(usage, { port: { type: 'string' } }, values => readSitePort(values.port));
  const sitePort = readSitePort(port);
  const ports = portsFor(sitePort);
  await checkStackPortsFree(sitePort);
  await buildChangedPackages(print);
  print('starting the API, three remote origins and the shell …');
  const stack = await startStack({
    ports,
    stateDir,
    env: { api: { PUBLIC_ORIGIN: localUrl(ports.shell) } },
  });
  runUntilShutdown(stack);
  print(`reference API      ${stack.apiUrl}  (${stack.databaseFile})`);
  for (const key of remoteKeys) print(`${remotePackage(key).padEnd(18)} ${localUrl(ports[key])}`);
  print(`shell              ${stack.url}`);
  print(`composition file   ${stack.compositionFile}`);
  print(`Carefare is ready at ${stack.url} (stop with Ctrl-C)`);
} catch (error) {
  fail(`Carefare did not start: ${messageOf(error)}`);
}
