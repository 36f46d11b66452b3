import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { createDevelopmentReact } from './development-react.ts';

const require = createRequire(import.meta.url);

type Load = (module: { exports: unknown }, exports: unknown, load: (id: number) => unknown) => void;

/** Entry points, and their code. */
const entries = { react: 'react', 'react/jsx-runtime': 'react-jsx-runtime', 'react-dom': 'react-dom' };

it("has React's development build under the ids of the client's modules", () => {
  const files = Object.entries(entries).map(([name, code]) => ({ entry: require.resolve(name), code }));
  const paths = [
    ...files.map(({ entry }) => entry),
    ...files.map(({ entry, code }) => join(dirname(entry), `cjs/${code}.production.js`)),
  ];
  const modules = paths.map((file, id) => ({ id, nameForCondition: file, chunks: ['react'] }));
  const { name, code } = createDevelopmentReact({ modules: [...modules, { id: 9, chunks: ['main'] }] });
  expect(name).toMatch(/^development\/react\.[0-9a-f]{8}\.js$/);

  const scope: { rspackChunkshell?: [string[], Record<string, Load>][] } = {};
  runInNewContext(code, Object.assign(scope, { console }));
  const [[chunks, factories] = [[], {}]] = scope.rspackChunkshell ?? [];
  expect(chunks).toEqual(['react']);
  const loaded = new Map<number, { exports: unknown }>();
  const load = (id: number): unknown => {
    const module = loaded.get(id) ?? { exports: {} };
    if (!loaded.has(id)) {
      loaded.set(id, module);
      factories[id]?.(module, module.exports, load);
    }
    return module.exports;
  };
  expect(load(0)).toHaveProperty('captureOwnerStack');
  expect(load(1)).toHaveProperty('jsx');
  expect(load(2)).toHaveProperty('flushSync');
});
