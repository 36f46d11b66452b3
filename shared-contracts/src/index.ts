export * from './brand.ts';
export type * from './composition/exposed.ts';
export type * from './composition/load.ts';
export type * from './composition/page-head.ts';
export * from './composition/release.ts';
export * from './composition/remotes.ts';
export type * from './services.ts';
