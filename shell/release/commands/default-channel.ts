import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import type { ReleasedPackage } from '../store/stored-release.ts';
import { userName } from './user-name.ts';

const MAX_LENGTH = 40;
const HASH_LENGTH = 6;

/** `<remote>-<branch>`, so that nobody else's drafts are in it. Outside of a repository the user's name is the branch's. */
export const defaultChannel = (
  name: ReleasedPackage,
  folder = process.cwd(),
  environment = process.env,
): string => channelOf(name, readBranch(folder, environment) || userName(environment));

/** As long as a channel's name may be: of a longer one the end is a hash, so that two of them differ. */
export function channelOf(name: ReleasedPackage, branch: string): string {
  const words = `${name}-${branch}`
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '');
  if (words.length <= MAX_LENGTH) return words;
  const hash = createHash('sha256').update(branch).digest('hex').slice(0, HASH_LENGTH);
  return `${words.slice(0, MAX_LENGTH - HASH_LENGTH - 1).replace(/-$/, '')}-${hash}`;
}

/** Empty outside of a repository. A CI service checks out a commit, and names the branch in its environment. */
function readBranch(cwd: string, environment: NodeJS.ProcessEnv): string {
  const { GITHUB_HEAD_REF, GITHUB_REF_NAME, CI_COMMIT_REF_NAME = '' } = environment;
  const given = GITHUB_HEAD_REF || GITHUB_REF_NAME || CI_COMMIT_REF_NAME;
  if (given) return given;
  try {
    const arguments_ = ['-C', cwd, 'branch', '--show-current'];
    return execFileSync('git', arguments_, { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return '';
  }
}
