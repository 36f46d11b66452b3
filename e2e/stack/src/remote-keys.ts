/** The remotes of this workspace. */
export const remoteKeys = ['catalogue', 'calculator', 'quote'] as const;
export type RemoteKey = (typeof remoteKeys)[number];
