import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const root = join(import.meta.dirname, '../..');
const packages = ['shell', 'mfe-catalogue', 'mfe-calculator', 'mfe-quote'];
const folder = join(root, '.github/workflows');
const PNPM = /^npx -y pnpm@10\.34\.9 (?:--filter "\$PACKAGE" )?([\w-]+)/;

interface Job {
  if?: string;
  uses?: string;
  with?: Record<string, string>;
  steps?: { if?: string; run?: string; uses?: string }[];
}

interface Workflow {
  on: Record<string, { paths?: string[]; inputs?: Record<string, { required?: boolean }> } | null>;
  jobs: Record<string, Job>;
}

const textOf = (name: string) => readFileSync(join(folder, `${name}.yml`), 'utf8');
const read = (name: string): Workflow => parse(textOf(name));
const scriptsOf = (dir: string): Record<string, string> =>
  JSON.parse(readFileSync(join(root, dir, 'package.json'), 'utf8')).scripts;
const runsOf = ({ steps = [] }: Job): string[] => steps.flatMap(({ run }) => run ?? []);

const { jobs } = read('package');
const release = runsOf(jobs.release ?? {});
const promote = runsOf(jobs.promote ?? {});

describe.each(packages)('the workflow of %s', name => {
  const { on, jobs: own } = read(name);

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
  });

  it.each([...release, ...promote])('has the script of: %s', command => {
    const script = PNPM.exec(command)?.[1];
    if (script === 'install') return;
    expect(scriptsOf(command.includes('--filter') ? name : '.')).toHaveProperty([script ?? command]);
  });
});

it('checks, builds and publishes a package, in this order', () => {
  const script = (command: string) => command.replace(PNPM, '$1').split(' "')[0];
  const order = 'install, check, lint, test, build, release publish, release check';
  expect(release.map(script).join(', ')).toBe(order);
});

it('promotes in a manual run alone, the only one with the signing key', () => {
  expect(release.join('\n')).not.toContain('promote');
  expect(promote.at(-1)).toMatch(/ release promote "\$PACKAGE" "\$DIGEST" --reason "\$REASON"/);
  expect([jobs.release?.if, jobs.promote?.if]).toEqual([
    "github.event_name != 'workflow_dispatch'",
    "github.event_name == 'workflow_dispatch'",
  ]);
  expect(JSON.stringify(jobs.release)).not.toContain('RELEASE_SIGNING_KEY');
});

it('runs the test command on every pull request, and every test each night', () => {
  const { on, jobs: tests } = read('test');
  expect(on).toHaveProperty('pull_request', null);
  expect(runsOf(tests.test ?? {})).toEqual(['bash .ci/run "--shard=$SHARD"']);
  expect(read('nightly').on).toHaveProperty('schedule');
  expect(runsOf(read('nightly').jobs.test ?? {})).toEqual([
    expect.stringMatching(/apt-get install .*webkit2gtk-driver xvfb prometheus$/),
    'bash .ci/run --all',
    'npx -y pnpm@10.34.9 mutate',
  ]);
  expect(readFileSync(join(root, '.ci/run'), 'utf8')).toMatch(/^exec npx -y pnpm@10\.34\.9 test "\$@"$/m);
});

describe.each(globSync('*.yml', { cwd: folder }).map(file => basename(file, '.yml')))('%s.yml', name => {
  it('pins what it uses to a commit', () => {
    const steps = Object.values(read(name).jobs).flatMap(job => job.steps ?? []);
    for (const { uses } of steps) if (uses) expect(uses).toMatch(/@[0-9a-f]{40}$/);
  });

  it('puts no input into a command, where it would be read as code', () => {
    const commands = Object.values(read(name).jobs).flatMap(runsOf);
    expect(commands.filter(command => command.includes('${{'))).toEqual([]);
  });

  it('names no host', () => {
    expect(textOf(name)).not.toMatch(/:\/\/|\bregistry\b/);
  });
});
