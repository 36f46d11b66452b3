import { remoteKeys } from 'shared-contracts/host';
import { type Instances, startInstances } from '../instances/start-instances.ts';
import { fail, messageOf, print } from '../output.ts';
import { remotePackage, stateDirOf } from '../packages.ts';
import { checkStackPortsFree, namesOfPorts, portsFor, portsForInstances, readSitePort } from '../ports.ts';
import { runUntilShutdown } from '../processes/run-until-shutdown.ts';
import { buildChangedPackages } from '../releases/build-packages.ts';
import { localUrl } from '../services.ts';
import { metricsOf, shellVariables } from '../shell-variables.ts';
import { startStack } from '../stack.ts';
import { readCommandLine } from './command-line.ts';

const usage = `
pnpm start [--port 4000] [--instances 3] [--database postgres]

Builds what has changed and runs the whole site: reference API, the remotes' origins and the shell.

  --port N       port of the site; the other services keep their distance to it (API N + 100). Also: PORT=N
  --instances N  N shells (up to 9) behind a balancer, on one release store, and one API process, with PostgreSQL two,
                 behind another. SIGUSR2 restarts them in turn: with two or more of each, no request fails
  --database D   sqlite (the default); postgres: a server of its own, with an empty database, on Linux; or the postgres://
                 URL of a running server
  --help         this text

State (database, release store, logs) is in e2e/stack/.state; that of a site at another port than 4000 in
a folder there. The store is emptied at each start, which prints the line that names it for a second terminal. PREVIEWS
and METRICS_PORT are handed on to the shell; of several shells, each has the next metrics port, and --port does not move it.
Stop with Ctrl-C.
`;

const INSTANCES_MAX = 9;

function readInstances(flag = '1'): number {
  const count = Number(flag);
  if (!Number.isInteger(count) || count < 1 || count > INSTANCES_MAX)
    throw new Error(`--instances takes a number from 1 to ${INSTANCES_MAX}, not "${flag}"`);
  return count;
}

function readDatabase(flag = 'sqlite'): string {
  if (!/^(sqlite|postgres|postgres(ql)?:\/\/.+)$/.test(flag))
    throw new Error(`--database takes sqlite, postgres or a postgres:// URL, not "${flag}"`);
  return flag;
}

async function runStack(sitePort: number): Promise<void> {
  const ports = portsFor(sitePort);
  await checkStackPortsFree(sitePort);
  await buildChangedPackages(print);
  print("starting the API, the remotes' origins and the shell …");
  const stack = await startStack({
    ports,
    stateDir: stateDirOf(sitePort),
    env: { shell: shellVariables(), api: { PUBLIC_ORIGIN: localUrl(ports.shell) } },
  });
  runUntilShutdown(stack);
  print(`reference API      ${stack.apiUrl}  (${stack.databaseFile})`);
  for (const key of remoteKeys) print(`${remotePackage(key).padEnd(18)} ${localUrl(ports[key])}`);
  print(`shell              ${stack.url}`);
  print(`release store      export RELEASE_STORE=${stack.store}`);
  printMetrics(1);
  print(`Carefare is ready at ${stack.url} (stop with Ctrl-C)`);
}

async function runInstances(sitePort: number, shells: number, database: string): Promise<void> {
  const portsOf = (port: number) => portsForInstances(port, { shells, apis: database === 'sqlite' ? 1 : 2 });
  const ports = portsOf(sitePort);
  await checkStackPortsFree(sitePort, port => namesOfPorts(portsOf(port)));
  await buildChangedPackages(print);
  print('filling the release store, starting the database, API processes and shells …');
  const instances = await startInstances({
    ports,
    stateDir: stateDirOf(sitePort),
    database,
    env: { shell: shellVariables() },
  });
  runUntilShutdown(instances);
  restartOnSignal(instances);
  print(`API's balancer     ${instances.apiUrl}  (${ports.apis.map(localUrl).join(', ')})`);
  print(`balancer           ${instances.url}  (${ports.shells.map(localUrl).join(', ')})`);
  print(`release store      export RELEASE_STORE=${instances.store}`);
  printMetrics(shells);
  print(`restart in turn    kill -USR2 ${process.pid}`);
  print(`Carefare is ready at ${instances.url} (stop with Ctrl-C)`);
}

function printMetrics(shells: number): void {
  for (const url of metricsOf(shells, shellVariables())) print(`metrics            ${url}`);
}

/** Restarts the instances in turn on SIGUSR2; a signal that comes meanwhile is kept. */
function restartOnSignal(instances: Instances): void {
  let restart = Promise.resolve();
  process.on('SIGUSR2', () => {
    restart = restart
      .then(() => instances.restartInTurn())
      .then(
        () => print('all instances were restarted'),
        (error: unknown) => print(`the restart stopped: ${messageOf(error)}`),
      );
  });
}

/** `pnpm start`: builds what has changed and runs the whole site. */
try {
  const values = readCommandLine(
    usage,
    { port: { type: 'string' }, instances: { type: 'string' }, database: { type: 'string' } },
    ({ port, instances, database }) => {
      readSitePort(port);
      readInstances(instances);
      readDatabase(database);
    },
  );
  const sitePort = readSitePort(values.port);
  const count = readInstances(values.instances);
  const database = readDatabase(values.database);
  await (count === 1 && database === 'sqlite' ? runStack(sitePort) : runInstances(sitePort, count, database));
} catch (error) {
  fail(`Carefare did not start: ${messageOf(error)}`);
}
