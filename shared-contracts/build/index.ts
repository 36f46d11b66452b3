export { defineRemote } from './define-remote.ts';
export { defineTests } from './define-tests.ts';
export { exportedNames } from './exported-names.ts';
export { FirstBundlePlugin } from './first-bundle.plugin.ts';
export { describeFiles, publishRelease } from './publish-release.ts';
export { cssModules, minimizers, styleRules, swcRule } from './rules.ts';
export { sharedVersions } from './shared-ranges.ts';
