import { Script } from 'node:vm';
import { hostModules } from './host-modules.ts';

const EVALUATION_LIMIT_MS = 2_000;
/** Where a bundle finds its arguments while it is evaluated, and at no other time. */
const SCOPE = Symbol.for('carefare.bundle');

/**
 * Runs a node bundle and returns its exports. Its imports of shared modules are answered by the shell's own copies; any
 * other `require` throws. Throws what the bundle throws, or when it takes longer than two seconds.
 */
export function evaluateBundle(code: string, filename: string): unknown {
  const module = { exports: {} };
  const require = (name: string): object => {
    const answer = hostModules[name];
    if (!answer) throw new Error(`it requires "${name}", which the shell does not share`);
    return answer;
  };
  // The time limit holds only while the script itself runs, so the script calls its own function.
  const script = new Script(
    `(function (module, exports, require) {${code}\n}).apply(undefined, globalThis[Symbol.for('carefare.bundle')])`,
    { filename },
  );
  Object.defineProperty(globalThis, SCOPE, { value: [module, module.exports, require], configurable: true });
  try {
    script.runInThisContext({ timeout: EVALUATION_LIMIT_MS });
  } finally {
    Reflect.deleteProperty(globalThis, SCOPE);
  }
  return module.exports;
}
