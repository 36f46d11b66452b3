import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseSync } from 'oxc-parser';

const GENERATED = /(^|\/)(node_modules|\.git|\.releases|\.build|\.state|\.tmp|test-results)(\/|$)/;
/** Placeholders such as `<digest>`, `{slug}`, `NNN`, `mfe-x`, `my-page`. */
const PLACEHOLDER = /[<{…]|NNN|\bmfe-x\b|\bmy-/;

const NUMBER = String.raw`\d+(?:\.\d+)?`;
/** "section 4", "sections 2, 4 and 10.5"; may be split across two comment lines. */
const SECTIONS = new RegExp(
  String.raw`\bsections?[\s*]+(${NUMBER}(?:,?[\s*]+(?:and[\s*]+)?${NUMBER})*)`,
  'gi',
);
const LAW = /\blaw[\s*]+(\d+)/gi;
const RECORD = /\bdecision[\s*]+(\d{3})\b/gi;
/** A path from the top level, from a package (`src/`, `docs/`), or from the file that names it. */
const PATH =
  /(?<![\w./:@-])(?:(?:\.{1,2}\/)+|(?:\.github|\.ci|shell|mfe-[\w-]+|shared-contracts|e2e|src|docs)\/)[\w.@*<>{}…/-]*[\w*>}/]/g;
/** A file by its name or by the end of its path. */
const FILE = /(?<![\w./*@-])(?:[\w-]+\/)*[\w-]+(?:\.[\w-]+)*\.(?:tsx?|md|css)\b/g;

/** Files of the repository, from its top level, without what is installed or generated. */
export function repositoryFiles(root: string): string[] {
  return globSync(['**/*', '.*', '.github/**/*', '.ci/*'], {
    cwd: root,
    exclude: path => GENERATED.test(path),
  }).sort();
}

/** A document without its code blocks, or a file's comments. The rest is blanked, so that line numbers stay. */
function proseOf(file: string, text: string): string {
  if (/\.(md|json)$/.test(file))
    return text.replaceAll(/^```[^]*?^```/gm, block => block.replaceAll(/[^\n]/g, ' '));
  const comments = file.endsWith('.css')
    ? [...text.matchAll(/\/\*[^]*?\*\//g)].map(({ index, 0: match }) => ({
        start: index,
        end: index + match.length,
      }))
    : parseSync(file, text).comments;
  let prose = '';
  for (const { start, end } of comments) {
    prose += text.slice(prose.length, start).replaceAll(/[^\n]/g, ' ') + text.slice(start, end);
  }
  return prose;
}

/** Numbers of the headings "## 4. …" and "### 10.2 …". */
const headingsOf = (markdown: string): Set<string> =>
  new Set([...markdown.matchAll(/^#+ (\d+(?:\.\d+)?)\.? /gm)].map(match => match[1] ?? ''));

/** Numbers of the rows of the table of laws. */
const lawsOf = (markdown: string): Set<string> =>
  new Set([...markdown.matchAll(/^\| (\d+) \|/gm)].map(match => match[1] ?? ''));

/** Resolves citations against one state of the repository. */
export function createCitationCheck(root: string, files: readonly string[]) {
  const known = new Set(files.flatMap(file => [file, ...parentsOf(file)]));
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const sections = headingsOf(read('shared-contracts/docs/specification.md'));
  const laws = lawsOf(read('shared-contracts/docs/architecture.md'));
  const manifests = files.filter(file => basename(file) === 'package.json').map(dirname);
  const packageOf = (file: string) =>
    manifests
      .filter(dir => dir !== '.' && file.startsWith(`${dir}/`))
      .sort((a, b) => b.length - a.length)[0] ?? '.';
  const entryPoints = new Set(
    manifests.flatMap(dir => {
      const { name, exports = {} } = JSON.parse(read(join(dir, 'package.json')));
      return Object.keys(exports).map(key => join(name, key));
    }),
  );

  const hasRecord = (from: string, number: string): boolean =>
    files.some(file => file.startsWith(join(packageOf(from), 'docs/decisions', `${number}-`)));

  function hasPath(from: string, cited: string): boolean {
    const path = cited.replace(/\/$/, '').replace(/^([^<]*)>$/, '$1');
    if (GENERATED.test(path) || PLACEHOLDER.test(path) || entryPoints.has(path)) return true;
    const record = /^docs\/decisions\/(\d{3})$/.exec(path)?.[1];
    if (record) return hasRecord(from, record);
    const candidates = [path, join(dirname(from), path), ...manifests.map(dir => join(dir, path))];
    if (path.includes('*')) return candidates.some(pattern => globSync(pattern, { cwd: root }).length > 0);
    return candidates.some(candidate => known.has(candidate));
  }

  const hasFile = (end: string): boolean =>
    PLACEHOLDER.test(end) || entryPoints.has(end) || files.some(file => `/${file}`.endsWith(`/${end}`));

  /** One sentence for each citation of a text that leads nowhere. */
  return (file: string, text: string): string[] => {
    const prose = proseOf(file, text);
    // Titles of tests cite sections as well.
    const titles = /\.(test|spec|suite)\.tsx?$/.test(file) ? text : prose;
    const dangling: { index: number; sentence: string }[] = [];
    const check = (source: string, pattern: RegExp, fault: (cited: string) => string | undefined) => {
      for (const match of source.matchAll(pattern)) {
        const sentence = fault(match[1] ?? match[0]);
        if (sentence && dangling.every(({ index }) => index !== match.index))
          dangling.push({ index: match.index, sentence });
      }
    };
    check(titles, SECTIONS, cited => {
      const missing = cited.match(new RegExp(NUMBER, 'g'))?.find(number => !sections.has(number));
      return (
        missing && `cites section ${missing}, which shared-contracts/docs/specification.md does not have`
      );
    });
    check(titles, LAW, law =>
      laws.has(law)
        ? undefined
        : `cites law ${law}, which shared-contracts/docs/architecture.md does not have`,
    );
    check(prose, RECORD, number =>
      hasRecord(file, number)
        ? undefined
        : `cites decision ${number}, which ${join(packageOf(file), 'docs/decisions')} does not have`,
    );
    check(prose, PATH, path => (hasPath(file, path) ? undefined : `names ${path}, which does not exist`));
    check(prose, FILE, name => (hasFile(name) ? undefined : `names ${name}, which does not exist`));
    return dangling
      .sort((a, b) => a.index - b.index)
      .map(({ index, sentence }) => `${file}:${text.slice(0, index).split('\n').length} ${sentence}`);
  };
}

function parentsOf(file: string): string[] {
  const parent = dirname(file);
  return parent === '.' ? [] : [parent, ...parentsOf(parent)];
}
