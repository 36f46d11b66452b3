import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const root = join(import.meta.dirname, '../..');
const packages = ['shell', 'mfe-catalogue', 'mfe-calculator', 'mfe-quote'];
const folder = join(root, '.github/workflows');
const PNPM = /^npx -y pnpm@10\.34\.9 (?:--filter "\$PACKAGE" )?([\w-]+)/;

interface Step {
  if?: string;
  run?: string;
  uses?: string;
  env?: Record<string, string>;
}

interface Job {
  if?: string;
  uses?: string;
  with?: Record<string, string>;
  environment?: string;
  permissions?: Record<string, string>;
  env?: Record<string, string>;
  steps?: Step[];
}

interface Workflow {
  concurrency?: string;
  env?: Record<string, string>;
  on: Record<string, { paths?: string[]; inputs?: Record<string, { required?: boolean }> } | null>;
  jobs: Record<string, Job>;
}

/** Of a remote's repository, as `carefare create` writes it. */
const CREATED = join(root, 'shell/release/create/template/.github/workflows/release.yml');
const textOf = (name: string) =>
  readFileSync(name === 'created' ? CREATED : join(folder, `${name}.yml`), 'utf8');
const read = (name: string): Workflow => parse(textOf(name));
const scriptsOf = (dir: string): Record<string, string> =>
  JSON.parse(readFileSync(join(root, dir, 'package.json'), 'utf8')).scripts;
const runsOf = ({ steps = [] }: Job): string[] => steps.flatMap(({ run }) => run ?? []);

const { jobs } = read('package');
const build = runsOf(jobs.build ?? {});
const publish = runsOf(jobs.publish ?? {});
const promote = runsOf(jobs.promote ?? {});

describe.each(packages)('the workflow of %s', name => {
  const { on, jobs: own, concurrency } = read(name);

  it('runs for changes of its own folder and of the contract, on push and pull request', () => {
    for (const event of ['push', 'pull_request']) {
      const paths = on[event]?.paths ?? [];
      expect(paths).toEqual(expect.arrayContaining([`${name}/**`, 'shared-contracts/**', 'pnpm-lock.yaml']));
      const others = packages.filter(other => other !== name && paths.some(path => path.startsWith(other)));
      expect(others).toEqual([]);
      const leadNowhere = paths.filter(path => globSync(path, { cwd: root }).length === 0);
      expect(leadNowhere).toEqual([]);
    }
  });

  it('lets a person promote a release, with a reason', () => {
    const required = Object.entries(on.workflow_dispatch?.inputs ?? {}).filter(([, input]) => input.required);
    expect(required.map(([input]) => input)).toEqual(['digest', 'reason']);
    const inputs = { package: name, digest: '${{ inputs.digest }}', reason: '${{ inputs.reason }}' };
    expect(own.package).toMatchObject({ uses: './.github/workflows/package.yml', with: inputs });
    // A push would take the place of one that waits in the same group.
    expect(concurrency).toBe(`${name}-\${{ github.ref }}-\${{ github.event_name }}`);
  });

  it.each([...build, ...publish, ...promote])('has the script of: %s', command => {
    const script = PNPM.exec(command)?.[1];
    if (script === 'install') return;
    expect(scriptsOf(command.includes('--filter') ? name : '.')).toHaveProperty([script ?? command]);
  });
});

it('checks, builds and publishes a package, in this order', () => {
  const script = (command: string) => command.replace(PNPM, '$1').split(' "')[0];
  expect(build.map(script).join(', ')).toBe('install --ignore-scripts, check, lint, test, build');
  expect(publish.map(script).join(', ')).toBe('install --ignore-scripts, release publish');
});

it('publishes what is pushed to main, and promotes in a manual run only', () => {
  expect(promote.at(-1)).toMatch(/ release promote "\$PACKAGE" "\$DIGEST" --reason "\$REASON"/);
  expect([jobs.build?.if, jobs.publish?.if, jobs.promote?.if]).toEqual([
    "github.event_name != 'workflow_dispatch'",
    "github.event_name == 'push' && github.ref == 'refs/heads/main'",
    "github.event_name == 'workflow_dispatch'",
  ]);
});

it('gives pull requests of a remote other secrets than what goes live, and those of forks none', () => {
  const { preview, release } = read('created').jobs;
  expect([preview?.environment, release?.environment]).toEqual(['preview', 'production']);
  expect(preview?.if).toContain('head.repo.full_name == github.repository');
  expect(release?.if).toBe("github.event_name == 'push'");
});

it('runs the test command on every pull request, and every test each night', () => {
  const { on, jobs: tests } = read('test');
  expect(on).toHaveProperty('pull_request', null);
  expect(runsOf(tests.test ?? {})).toEqual(['bash .ci/run "--shard=$SHARD"']);
  expect(read('nightly').on).toHaveProperty('schedule');
  expect(runsOf(read('nightly').jobs.test ?? {})).toEqual([
    expect.stringMatching(/apt-get install .*webkit2gtk-driver xvfb prometheus nginx haproxy$/),
    'bash .ci/run --all',
    'npx -y pnpm@10.34.9 mutate',
  ]);
  expect(readFileSync(join(root, '.ci/run'), 'utf8')).toMatch(/^exec npx -y pnpm@10\.34\.9 test "\$@"$/m);
  expect(readFileSync(join(root, 'README.md'), 'utf8')).toContain('npx -y pnpm@10.34.9 test');
});

const names = globSync('*.yml', { cwd: folder }).map(file => basename(file, '.yml'));
/** Steps that may have secrets: they run no code of a pull request. */
const RELEASES = /^npx (?:carefare|-y pnpm@10\.34\.9 release) (?:publish|promote) /;
const INSTALLS = /^(?:npm ci|npx -y pnpm@10\.34\.9 install) --ignore-scripts$/;
const hasSecrets = (part: unknown): boolean => /\bsecrets\b/.test(JSON.stringify(part) ?? '');
const givesCredentials = ({ uses = '' }: Step) => uses.startsWith('aws-actions/');

describe.each([...names, 'created'])('%s.yml', name => {
  const { jobs: all, ...head } = read(name);

  it.each(Object.entries(all))(
    'gives secrets to no step of %s but those that publish and promote',
    (_job, job) => {
      const { steps = [], ...rest } = job;
      expect(hasSecrets([head, { ...rest, secrets: undefined }])).toBe(false);
      const credentials = steps.findIndex(givesCredentials);
      const trusted = steps.filter(
        (step, index) => hasSecrets(step) || (credentials >= 0 && index > credentials),
      );
      for (const step of trusted) expect(`${step.run} `).toMatch(RELEASES);
      const signing = steps.filter(step => JSON.stringify(step).includes('SIGNING_KEY'));
      for (const { run, env } of signing) {
        expect(run).toContain(' promote ');
        // With those of previews a channel that is live is read, and closed.
        for (const keys of ['RELEASE_PUBLIC_KEYS', 'RELEASE_PREVIEW_PUBLIC_KEYS'])
          expect(env).toHaveProperty(keys, `\${{ vars.${keys} }}`);
      }
      const hasKeys = trusted.length > 0;
      if (steps.length > 0) expect(job.permissions?.['id-token'] === 'write').toBe(hasKeys);
      if (!hasKeys) return;
      // No code but that of the command has run before in a job with secrets.
      expect(job.environment).toMatch(/^(?:preview|publish|production)$/);
      for (const { run } of steps.slice(0, -trusted.length))
        expect(run ?? 'npm ci --ignore-scripts').toMatch(INSTALLS);
    },
  );

  it('pins what it uses to a commit', () => {
    const steps = Object.values(all).flatMap(job => job.steps ?? []);
    for (const { uses } of steps) if (uses) expect(uses).toMatch(/@[0-9a-f]{40}$/);
  });

  it('puts no input into a command, where it would be read as code', () => {
    const commands = Object.values(all).flatMap(runsOf);
    expect(commands.filter(command => command.includes('${{'))).toEqual([]);
  });

  it('names no host', () => {
    expect(textOf(name)).not.toMatch(/:\/\/|\bregistry\b/);
  });
});
