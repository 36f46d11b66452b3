import {
  type ChangesServer,
  readLiveReleases,
  showWarnings,
  startChangesServer,
  watchBuild,
  watchTypes,
} from '@carefare/release/develop';
import { fail, messageOf, print } from '../output.ts';
import { packageDir, releasedPackages, remotePackage, stateDirOf } from '../packages.ts';
import { checkStackPortsFree, portsFor, readSitePort } from '../ports.ts';
import { runUntilShutdown } from '../processes/run-until-shutdown.ts';
import { buildChangedPackages, latestRelease } from '../releases/build-packages.ts';
import { releasesBeside } from '../releases/fill-store.ts';
import { remoteKeys } from '../remote-keys.ts';
import { apiVariables, shellVariables } from '../shell-variables.ts';
import { type Stack, startStack } from '../stack.ts';
import { readCommandLine } from './command-line.ts';
import { readOrigin } from './read-origin.ts';

const usage = `
pnpm dev [--only mfe-quote [--against https://carefare.example] [--api URL]] [--port 4000] [--inspect]

Runs the whole site and rebuilds on change. A change to a remote is in open pages at once, and then a release that the running
shell loads; a change to the shell restarts it, and open pages reload. What is wrong with the sources, and why a release is
refused, is reported here and in the page. REFERENCE_DATA is handed on to the API; DEMONSTRATION, PREVIEWS and METRICS_PORT
to the shell.

  --only PACKAGE   watches one of ${releasedPackages.join(', ')}, its types too; the others run from their releases
  --against SHELL  with a remote: the others are the live releases of this running site; only that remote and the shell are
                   built. Later promotions there are not followed
  --api URL        with --against: an API to use in place of the reference API; sessions and requests are written there
  --port N         port of the site; the other services keep their distance to it. Also: PORT=N
  --inspect        lets a debugger stop in the shell's server, at port 9229
  --help           this text
`;

/** Takes what is built from source into the running site, and shows what is wrong with it in the pages. */
function follow(name: string, stack: Stack, changes: ChangesServer): () => void {
  let current = latestRelease(name);
  let last = Promise.resolve();
  const takeRelease = async (digest: string, folder: string): Promise<void> => {
    changes.setProblems('shell', []);
    if (name !== 'shell') {
      await stack.promote(folder);
    } else {
      await stack.restartShell();
      changes.setShell(digest);
      print(`shell: restarted with release ${digest}`);
    }
    changes.setProblems(`${name} release`, []);
  };
  const showFailure = (error: unknown): void => {
    print(messageOf(error));
    changes.setProblems(`${name} release`, [messageOf(error)]);
  };
  return watchBuild(packageDir(name), report => {
    if (report.kind === 'problems') return changes.setProblems(`${name} ${report.bundle}`, report.problems);
    if (report.kind === 'web') return changes.setBuild(packageDir(name), report.build);
    const { digest, folder } = report;
    if (digest === current) return;
    current = digest;
    last = last.then(() => takeRelease(digest, folder)).catch(showFailure);
  });
}

try {
  const { only, against, api, port, inspect } = readCommandLine(
    usage,
    {
      only: { type: 'string' },
      against: { type: 'string' },
      api: { type: 'string' },
      port: { type: 'string' },
      inspect: { type: 'boolean' },
    },
    values => {
      readSitePort(values.port);
      // A variable that is not set makes an empty value, which is not the same as none.
      if (values.against !== undefined) readOrigin('--against', values.against);
      if (values.api !== undefined) readOrigin('--api', values.api);
      if (values.only !== undefined && !releasedPackages.includes(values.only))
        throw new Error(`--only takes one of ${releasedPackages.join(', ')}, not "${values.only}"`);
      if (values.against && !remoteKeys.map(remotePackage).includes(values.only ?? ''))
        throw new Error(
          `--against ${values.against} needs --only with a remote: its others are the live ones`,
        );
      if (values.api && !values.against) throw new Error(`--api ${values.api} needs --against`);
    },
  );
  const packages = only ? [only] : releasedPackages;
  const sitePort = readSitePort(port);
  await checkStackPortsFree(sitePort);
  const releases = against
    ? releasesBeside(only, await readLiveReleases(readOrigin('--against', against)))
    : {};
  await buildChangedPackages(print, against && only ? [only, 'shell'] : releasedPackages);
  const changes = await startChangesServer();
  changes.setShell(latestRelease('shell'));
  const stack = await startStack({
    releases,
    apiUrl: api && readOrigin('--api', api),
    ports: portsFor(sitePort),
    stateDir: stateDirOf(sitePort),
    env: {
      api: apiVariables(),
      shell: {
        ...shellVariables(),
        DEVELOPMENT_URL: changes.url,
        HASH_KEY: crypto.randomUUID() + crypto.randomUUID(),
        ...(inspect && { NODE_OPTIONS: '--inspect=127.0.0.1:9229' }),
      },
    },
    onShellLog: showWarnings(changes, print),
  });
  const ends = packages.map(name => follow(name, stack, changes));
  if (only) ends.push(watchTypes(packageDir(only), problems => changes.setProblems('types', problems)));
  runUntilShutdown(stack, () => [...ends, changes.close].forEach(end => end()));
  const rest = against ? `live releases of ${against}` : 'their releases';
  print(`watching ${packages.join(', ')}${packages.length === 1 ? `; the others run from ${rest}` : ''}`);
  print(`Carefare is ready for development at ${stack.url} (stop with Ctrl-C)`);
} catch (error) {
  fail(`Carefare did not start: ${messageOf(error)}`);
}
