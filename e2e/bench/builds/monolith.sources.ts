import { type RemoteKey, remoteKeys, remotes } from 'shared-contracts';

/** One exposed module of a remote. */
export interface Exposed {
  remote: RemoteKey;
  name: string;
  file: string;
}

/** Name of a module's chunk. */
const chunkOf = ({ remote, name }: Exposed): string => `${remote}-${name}`;

/** In place of the federation runtime: each module is a dynamic import, which the bundler resolves. */
export const linkClient = (modules: readonly Exposed[]): string => `
const modules = {
${modules
  .map(
    module =>
      `'${remotes[module.remote].container}/${module.name}': () => import(/* webpackChunkName: "${chunkOf(module)}" */ ${JSON.stringify(module.file)}),`,
  )
  .join('\n')}
};
export const loadExposed = ({ container }, expose) => modules[container + '/' + expose]();
`;

/**
 * In place of the fetching of a release's files ahead of their use: those of the module's chunk, as the bundler's runtime
 * names and requests them. What it shares with other chunks comes when it is used.
 */
export const linkPrefetch = (): string => `
// The bundler's runtime requests no style sheet for which there is a link; one that is disabled requests nothing.
for (const { dataset } of document.querySelectorAll('style[data-file]'))
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'stylesheet', disabled: true, href: dataset.file }),
  );
const fetchFiles = (rel, { base }, expose) => {
  const chunk = base.split('/')[2] + '-' + expose;
  const files = { script: __webpack_require__.u(chunk), style: __webpack_require__.k(chunk) };
  for (const [as, file] of Object.entries(files)) {
    const href = __webpack_require__.p + file;
    if (['href', 'src', 'data-file'].some(name => document.querySelector('[' + name + '="' + href + '"]'))) continue;
    document.head.append(Object.assign(document.createElement('link'), { rel, as, href }));
  }
};
export const prefetchFiles = (release, expose) => fetchFiles('prefetch', release, expose);
export const preloadFiles = (release, expose) => fetchFiles('preload', release, expose);
`;

/** In place of the evaluation of a release's bundle: the same modules, linked. */
export const linkServer = (modules: readonly Exposed[]): string => `
${modules.map(({ file }, index) => `import * as m${index} from ${JSON.stringify(file)};`).join('\n')}
const bundles = {
${remoteKeys
  .map(key => {
    const exposed = modules.map(({ remote, name }, index) =>
      remote === key ? `${JSON.stringify(name)}: m${index}, ` : '',
    );
    return `${key}: { exposed: { ${exposed.join('')} } },`;
  })
  .join('\n')}
};
export const evaluateBundle = (_code, filename) => {
  const remote = Object.keys(bundles).find(key => filename.includes('/' + key + '/'));
  if (!remote) throw new Error(filename + ' names no remote');
  return bundles[remote];
};
`;

/** Around the links of a page's files: those of a remote's module become those of its chunk. */
export const linkFiles = (): string => `
import { renderFileLinks as renderLinks } from './file-links.ts?original';
const asset = file => ({ file, integrity: '' });
export const renderFileLinks = options => {
  const { composition, shell } = options;
  const remotes = {};
  for (const [key, release] of Object.entries(composition.remotes)) {
    const exposes = {};
    let web = release.web;
    for (const [name, { entryPoints }] of Object.entries(release.exposes)) {
      const { js, css } = shell.chunks[key + '-' + name];
      exposes[name] = { js: js.slice(1).map(asset), css: css.map(asset), entryPoints };
      if (options.page === key + '/' + name) web = asset(js[0]);
    }
    remotes[key] = { ...release, base: '/assets/', web, exposes };
  }
  return renderLinks({ ...options, composition: { ...composition, remotes } });
};
`;

/** In place of the releases' styles, which pages hold themselves: those of the modules' chunks. */
export const linkStyles = (): string => `
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
const RELATIVE_ADDRESS = /url\\((?!\\s*["']?(?:data:|#|\\/))/;
export function readInlineStyles() {
  const client = join(dirname(process.argv[1]), '../client');
  const styles = readdirSync(client).filter(file => file.endsWith('.css'))
    .map(file => ['/assets/' + file, readFileSync(join(client, file), 'utf8')]);
  return Object.fromEntries(styles.filter(([, text]) => !RELATIVE_ADDRESS.test(text)));
}
`;
