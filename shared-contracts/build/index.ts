export { defineRemote } from './define-remote.ts';
export { defineTests } from './define-tests.ts';
export { publishRelease } from './publish-release.ts';
export { minimizers, styleRules, swcRule } from './rules.ts';
export { sharedRanges } from './shared-ranges.ts';
