import { Script } from 'node:vm';
import { EVALUATION_DEADLINE_MS } from '../time-limits.ts';
import { findHostModule } from './host-modules.ts';

/** Where the wrapped bundle finds its arguments; set only while it is evaluated. */
const BUNDLE_SCOPE = 'carefare.bundle';
/** What a bundle sees as `process`: the server's own would let a mistake end it, or read its secrets. */
const bundleProcess = Object.freeze({ env: Object.freeze({ NODE_ENV: process.env.NODE_ENV }) });

/**
 * Runs a node bundle and returns its exports. `require` answers with the shell's copies of the shared modules.
 * @throws what the bundle throws, or when it requires another module or runs for longer than two seconds
 */
export function evaluateBundle(code: string, filename: string): unknown {
  const module = { exports: {} };
  const require = (name: string): object => {
    const hosted = findHostModule(name);
    if (!hosted) throw new Error(`it requires "${name}", which the shell does not share`);
    return hosted.exports;
  };
  // The time limit ends when the script returns, so the script has to call the bundle's function itself.
  const script = new Script(
    `(function (module, exports, require, process) {${code}\n}).apply(undefined, globalThis[Symbol.for('${BUNDLE_SCOPE}')])`,
    { filename },
  );
  const scope = Symbol.for(BUNDLE_SCOPE);
  Object.defineProperty(globalThis, scope, {
    value: [module, module.exports, require, bundleProcess],
    configurable: true,
  });
  try {
    script.runInThisContext({ timeout: EVALUATION_DEADLINE_MS });
  } finally {
    Reflect.deleteProperty(globalThis, scope);
  }
  return module.exports;
}
