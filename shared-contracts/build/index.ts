export { defineRemote } from './define-remote.ts';
export { defineTests } from './define-tests.ts';
export { publishRelease } from './publish-release.ts';
export { cssModules, minimizers, styleRules, swcRule } from './rules.ts';
