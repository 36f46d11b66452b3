import { join } from 'node:path';
import { startKitRegistry } from '../kit-registry.ts';
import { fail, messageOf, print } from '../output.ts';
import { remotePackage, stateDirOf } from '../packages.ts';
import { checkStackPortsFree, portsFor, portsForTeams, readSitePort, registryPort } from '../ports.ts';
import { runUntilShutdown } from '../processes/run-until-shutdown.ts';
import { buildChangedPackages } from '../releases/build-packages.ts';
import { remoteKeys } from '../remote-keys.ts';
import { localUrl } from '../services.ts';
import { apiVariables, metricsOf, shellVariables } from '../shell-variables.ts';
import { type Stack, startStack } from '../stack.ts';
import { readCommandLine } from './command-line.ts';
import { readApiAddress } from './read-api-address.ts';

const usage = `
pnpm start [--port 4000] [--instances 3] [--database postgres]
pnpm start --api https://api.example.org
pnpm start --for-teams

Builds what has changed and runs the whole site: reference API, the remotes' origins and the shell.

  --port N       port of the site; the other services keep their distance to it (API N + 100). Also: PORT=N
  --instances N  N shells (up to 9) behind a balancer, on one release store, and one API process, with PostgreSQL two,
                 behind another. SIGUSR2 restarts them in turn: with two or more of each, no request fails
  --database D   sqlite (the default); postgres: a server of its own, with an empty database, on Linux; or the postgres://
                 URL of a running server
  --api URL      an API of your own in place of the reference one, without /api; it may have a path
  --for-teams    shows previews, serves the packages that a team installs, and prints the line that its guide begins with
  --help         this text

State (database, release store, logs) is in e2e/stack/.state; that of a site at another port than 4000 in
a folder there. The store is emptied at each start, which prints the line that names it for a second terminal.
REFERENCE_DATA is handed on to the API. DEMONSTRATION, PREVIEWS, METRICS_PORT, API_HEADER, ACCOMMODATION_IDS and
FOOD_IDS are handed on to the shell; of several shells, each has the next metrics port, and --port does not move it.
Stop with Ctrl-C.
`;

const INSTANCES_MAX = 9;
/** From the site's port to that at which a team develops beside it. */
const DEVELOPMENT_STEP = 300;

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

interface Choices {
  port: number;
  shells: number;
  database: string;
  /** Address of one's own API. */
  apiUrl: string | undefined;
  forTeams: boolean;
}

async function runStack({ port: sitePort, shells, database, apiUrl, forTeams }: Choices): Promise<void> {
  await checkStackPortsFree(sitePort, forTeams ? portsForTeams : portsFor);
  await buildChangedPackages(print);
  if (forTeams) print('packing what a team installs …');
  const registry = forTeams ? await startKitRegistry(registryPort(sitePort)) : undefined;
  print("starting the API, the remotes' origins and the shell …");
  const ports = portsFor(sitePort);
  const stack = await startStack({
    ports,
    stateDir: stateDirOf(sitePort),
    shells,
    database,
    apiUrl,
    env: { shell: { ...shellVariables(), ...(forTeams && { PREVIEWS: '1' }) }, api: apiVariables() },
  });
  runUntilShutdown(stack, registry?.close);
  restartOnSignal(stack);
  if (apiUrl) print(`API                ${apiUrl}`);
  else
    print(
      `reference API      ${stack.apiUrl}  (${database === 'sqlite' ? stack.databaseFile : 'PostgreSQL'})`,
    );
  for (const key of remoteKeys) print(`${remotePackage(key).padEnd(18)} ${localUrl(ports[key])}`);
  print(`shell              ${stack.url}${shells > 1 ? `  (${shells} behind a balancer)` : ''}`);
  print(`release store      export RELEASE_STORE=${stack.store}`);
  for (const url of metricsOf(shells, shellVariables())) print(`metrics            ${url}`);
  if (shells > 1) print(`restart in turn    kill -USR2 ${process.pid}`);
  if (registry) {
    print(`log of the shell   ${join(stateDirOf(sitePort), 'logs/shell.log')}`);
    const exports = {
      REGISTRY: registry.url,
      RELEASE_STORE: stack.store,
      SITE: stack.url,
      PREVIEW_SITE: stack.url,
      PORT: sitePort + DEVELOPMENT_STEP,
    };
    const line = Object.entries(exports).map(([name, value]) => `${name}=${value}`);
    print(`for a team         export ${line.join(' ')}`);
  }
  print(`Carefare is ready at ${stack.url} (stop with Ctrl-C)`);
}

/** Restarts the instances in turn on SIGUSR2; a signal that comes meanwhile is kept. */
function restartOnSignal(stack: Stack): void {
  let restart = Promise.resolve();
  process.on('SIGUSR2', () => {
    restart = restart
      .then(() => stack.restartInTurn())
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
    {
      port: { type: 'string' },
      instances: { type: 'string' },
      database: { type: 'string' },
      api: { type: 'string' },
      'for-teams': { type: 'boolean' },
    },
    ({ port, instances, database, api }) => {
      readSitePort(port);
      readInstances(instances);
      readDatabase(database);
      if (api !== undefined) readApiAddress(api);
      if (api && database)
        throw new Error(`--database ${database} is for the reference API, not for --api ${api}`);
    },
  );
  await runStack({
    port: readSitePort(values.port),
    shells: readInstances(values.instances),
    database: readDatabase(values.database),
    apiUrl: values.api && readApiAddress(values.api),
    forTeams: values['for-teams'] ?? false,
  });
} catch (error) {
  fail(`Carefare did not start: ${messageOf(error)}`);
}
