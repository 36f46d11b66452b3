import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeFault, type RehearsalCandidate, runRehearsal } from '@carefare/release/rehearsal';
import { latestRelease, packageDir } from 'e2e-stack';
import type { ReleaseDraft } from './forge-release.ts';

/** Rehearses a release by itself in the shell's newest release, as the gate does. @returns what is wrong with it, one sentence a fault */
export async function rehearseRelease({ release, files }: ReleaseDraft): Promise<readonly string[]> {
  const { remote, container, digest, prefixes, pages, widgets, exposes, web, node } = release;
  const shellDigest = latestRelease('shell');
  const shellDir = join(packageDir('shell'), '.releases', shellDigest);
  const base: `/${string}` = `/_releases/${remote}/${digest}/`;
  const code = Buffer.from(files.get(node.file) ?? '').toString();
  const candidate: RehearsalCandidate = {
    composition: {
      id: 'candidate',
      shell: shellDigest,
      remotes: { [remote]: { container, digest, prefixes, pages, widgets, exposes, web, base } },
    },
    bundles: [{ remote, digest, filename: base + node.file, code }],
    shell: {
      digest: shellDigest,
      chunks: JSON.parse(readFileSync(join(shellDir, 'client/chunks.json'), 'utf8')),
      inlineScript: '',
    },
    config: { origin: 'https://rehearsal.invalid' },
    share: { part: 0, of: 1 },
  };
  const { faults, slow } = await runRehearsal(candidate, join(shellDir, 'server/main.cjs'));
  return [...faults, ...slow].map(describeFault);
}
