import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const workspace = join(import.meta.dirname, '../..');
const contract = join(workspace, 'shared-contracts');

interface Manifest {
  publishConfig: { exports: Record<string, string>; bin?: Record<string, string> };
}

/**
 * Compiles the package in the current folder to `.build/`: its published entry points and everything that they import, as
 * JavaScript with declarations, and other files as they are. `pnpm pack` runs it; the workspace itself uses the sources.
 */
function compilePackage(dir: string): void {
  const { publishConfig }: Manifest = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'));
  const sources = dir === contract ? join(dir, 'src') : dir;
  const entries = Object.values({ ...publishConfig.exports, ...publishConfig.bin })
    .filter(file => file.endsWith('.js'))
    .map(file => sourceOf(join(sources, relative('.build', file))));
  const temporary = join(dir, '.tmp/compiled');
  rmSync(temporary, { recursive: true, force: true });
  mkdirSync(temporary, { recursive: true });
  const config = join(temporary, 'tsconfig.json');
  const compilerOptions = {
    noEmit: false,
    incremental: false,
    declaration: true,
    rewriteRelativeImportExtensions: true,
    // The packages that this one imports are compiled too, and left out below.
    rootDir: workspace,
    outDir: '.',
    typeRoots: [join(dir, 'node_modules/@types')],
  };
  const files = [join(contract, 'build/css-modules.d.ts'), ...entries];
  const tsconfig = join(contract, 'build/tsconfig.json');
  writeFileSync(config, JSON.stringify({ extends: tsconfig, compilerOptions, files, include: [] }));
  execFileSync(join(workspace, 'node_modules/.bin/tsc'), ['-p', config], { stdio: 'inherit' });

  const build = join(dir, '.build');
  rmSync(build, { recursive: true, force: true });
  cpSync(join(temporary, relative(workspace, sources)), build, { recursive: true });
  for (const file of globSync('**/*.{css,cjs,svg}', {
    cwd: sources,
    exclude: ['node_modules', '.build', '.tmp'],
  }))
    cpSync(join(sources, file), join(build, file));
  // Copied as it is.
  for (const folder of globSync('*/template', { cwd: sources }))
    cpSync(join(sources, folder), join(build, folder), { recursive: true });
  rmSync(temporary, { recursive: true });
}

const sourceOf = (file: string): string =>
  ['.ts', '.tsx'].map(end => file.replace(/\.js$/, end)).find(existsSync) ?? file;

if (import.meta.main) compilePackage(process.cwd());
