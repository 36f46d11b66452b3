import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { rspack, type StatsModule } from '@rspack/core';

const PRODUCTION = /\/cjs\/([\w.-]+)\.production\.js$/;

/** React would print that its extension is not installed. */
const NO_ADVERTISEMENT = 'globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__??={isDisabled:true};';

/** What the bundler says of the client. */
interface Stats {
  modules?: readonly Pick<StatsModule, 'id' | 'nameForCondition' | 'chunks'>[];
}

/** The modules of React in the client, by the path of their file. */
function readIds({ modules = [] }: Stats): Map<string, string> {
  const entries = modules.flatMap(({ id, nameForCondition: file, chunks = [] }) =>
    file && chunks.includes('react') ? [[file, String(id)] as const] : [],
  );
  return new Map(entries.sort());
}

/** What `require` of a package gives in a file of React, such as `react-dom/client`. */
const nameOf = (file: string): string =>
  file
    .slice(file.lastIndexOf('/node_modules/') + '/node_modules/'.length)
    .replace(/\.js$/, '')
    .replace(/\/index$/, '');

/**
 * A file with React's development build, which says in words what is wrong, and has the place of the chunk `react`: its modules
 * have the ids by which the rest of the client asks for them.
 * @param stats with modules, their ids and chunks
 * @returns its name and content
 */
export function createDevelopmentReact(stats: Stats): { name: string; code: string } {
  const ids = readIds(stats);
  const byName = Object.fromEntries([...ids].map(([file, id]) => [nameOf(file), id]));
  const modules = [...ids].map(([file, id]) => {
    const isCode = PRODUCTION.test(file);
    const source = readFileSync(file.replace(PRODUCTION, '/cjs/$1.development.js'), 'utf8');
    const [, code] = /require\('\.\/cjs\/([\w.-]+)\.production\.js'\)/.exec(source) ?? [];
    const target = [...ids].find(([other]) => basename(other) === `${code}.production.js`)?.[1];
    return isCode
      ? `${id}(module,exports,load){((require,process)=>{${source}\n})(name=>load(ids[name]),{env:{NODE_ENV:"development"}})}`
      : `${id}(module,exports,load){module.exports=load(${target})}`;
  });
  const source = `${NO_ADVERTISEMENT}{const ids=${JSON.stringify(byName)};(globalThis.rspackChunkshell||=[]).push([["react"],{${modules.join(',')}}])}`;
  const { code } = rspack.experiments.swc.minifySync(source, { compress: false, mangle: false });
  return { name: `development/react.${hash('sha256', code).slice(0, 8)}.js`, code };
}
