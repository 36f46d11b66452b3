import { Script } from 'node:vm';
import { hostModules } from './host-modules.ts';

const EVALUATION_LIMIT_MS = 2_000;

/**
 * Runs a node bundle and returns its exports. Its imports of shared modules are answered by the shell's own copies; any
 * other `require` throws. Throws what the bundle throws, or when it takes longer than two seconds.
 */
export function evaluateBundle(code: string, filename: string): unknown {
  const script = new Script(`(function (module, exports, require) {${code}\n})`, { filename });
  const run = script.runInThisContext({ timeout: EVALUATION_LIMIT_MS });
  const module = { exports: {} };
  run(module, module.exports, (name: string): object => {
    const answer = hostModules[name];
    if (!answer) throw new Error(`it requires "${name}", which the shell does not share`);
    return answer;
  });
  return module.exports;
}
