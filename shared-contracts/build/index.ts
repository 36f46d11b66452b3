export { defineRemote } from './define-remote.ts';
export { defineTests } from './define-tests.ts';
export { exportedNames } from './exported-names.ts';
export { FirstBundlePlugin } from './first-bundle.plugin.ts';
export { describeFiles, publishRelease } from './publish-release.ts';
export { type BuildReport, reportBuild, type WebBuild } from './report-build.ts';
export { cssModules, minimizers, styleRules, swcRule } from './rules.ts';
export { sharedVersions } from './shared-ranges.ts';
export { WatchPlugin } from './watch.plugin.ts';
