import { watch } from 'node:fs';
import { join } from 'node:path';
import { fail, messageOf, print } from '../output.ts';
import { packageDir, releasedPackages, remotePackage, stateDirOf } from '../packages.ts';
import { checkStackPortsFree, portsFor, readSitePort } from '../ports.ts';
import { runUntilShutdown } from '../processes/run-until-shutdown.ts';
import { spawnRspack } from '../processes/spawn-node.ts';
import { buildChangedPackages, latestRelease } from '../releases/build-packages.ts';
import { readLiveReleases } from '../releases/live-releases.ts';
import { type RemoteKey, remoteKeys } from '../remote-keys.ts';
import { shellVariables } from '../shell-variables.ts';
import { type Stack, startStack } from '../stack.ts';
import { readCommandLine } from './command-line.ts';
import { readOrigin } from './read-origin.ts';

/** Level of a warning in pino's lines. */
const WARNING = 40;

const usage = `
pnpm dev [--only mfe-quote [--against https://carefare.example] [--api URL]] [--port 4000]

Runs the whole site and rebuilds on change. A change to a remote becomes a release that the running shell loads; a change to
the shell restarts it; open pages reload. Refused releases are reported here and in the page. PREVIEWS and METRICS_PORT
are handed on to the shell.

  --only PACKAGE   watches one of ${releasedPackages.join(', ')}; the others run from their releases
  --against SHELL  with a remote: the others are the live releases of this running site; only that remote and the shell are
                   built. Later promotions there are not followed
  --api URL        with --against: an API to use in place of the reference API; sessions and requests are written there
  --port N         port of the site; the other services keep their distance to it. Also: PORT=N
  --help           this text
`;

/** Calls `listener` with the digest of each new release of a package. */
function onRelease(name: string, listener: (digest: string) => void): void {
  let current = latestRelease(name);
  watch(join(packageDir(name), '.releases'), () => {
    const digest = latestRelease(name);
    if (!digest || digest === current) return;
    current = digest;
    listener(digest);
  });
}

function promoteReleases(key: RemoteKey, stack: Stack): void {
  onRelease(remotePackage(key), digest => {
    stack.promoteBuild(key, digest).catch((error: unknown) => print(messageOf(error)));
  });
}

/** Prints warnings of the shell, such as why it refuses a release. Its other lines are in its log file. */
function printWarning(line: string): void {
  if (!line.startsWith('{')) return;
  const { level, msg } = JSON.parse(line) as { level: number; msg: string };
  if (level >= WARNING) print(`shell: ${msg}`);
}

/** Restarts the shell with each of its releases, one restart after the other. */
function restartShellOnRelease(stack: Stack): void {
  let restart = Promise.resolve();
  onRelease('shell', digest => {
    restart = restart
      .then(() => stack.restartShell())
      .then(
        () => print(`shell: restarted with release ${digest}`),
        (error: unknown) => print(messageOf(error)),
      );
  });
}

try {
  const { only, against, api, port } = readCommandLine(
    usage,
    {
      only: { type: 'string' },
      against: { type: 'string' },
      api: { type: 'string' },
      port: { type: 'string' },
    },
    values => {
      readSitePort(values.port);
      if (values.against) readOrigin('--against', values.against);
      if (values.api) readOrigin('--api', values.api);
      if (values.only && !releasedPackages.includes(values.only))
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
  const live = against ? await readLiveReleases(readOrigin('--against', against)) : {};
  // The one from source comes from its own origin.
  const releases = Object.fromEntries(Object.entries(live).filter(([key]) => remotePackage(key) !== only));
  await buildChangedPackages(print, against && only ? [only, 'shell'] : releasedPackages);
  const stack = await startStack({
    releases,
    apiUrl: api && readOrigin('--api', api),
    ports: portsFor(sitePort),
    stateDir: stateDirOf(sitePort),
    env: { shell: { ...shellVariables(), LIVE_RELOAD: '1' } },
    onShellLog: printWarning,
  });
  for (const key of remoteKeys) if (packages.includes(remotePackage(key))) promoteReleases(key, stack);
  if (packages.includes('shell')) restartShellOnRelease(stack);
  const bundlers = packages.map(name =>
    spawnRspack(packageDir(name), ['build', '--watch'], { stdio: ['ignore', 'inherit', 'inherit'] }),
  );
  runUntilShutdown(stack, () => bundlers.forEach(bundler => bundler.kill()));
  const others = against ? `live releases of ${against}` : 'their releases';
  print(`watching ${packages.join(', ')}${packages.length === 1 ? `; the others run from ${others}` : ''}`);
  print(`Carefare is ready for development at ${stack.url} (stop with Ctrl-C)`);
} catch (error) {
  fail(`Carefare did not start: ${messageOf(error)}`);
}
