export const FRAMES_MAX = 10;
/** A file of a release, or of the shell. */
export const OWN_FILE = /^\/(?:_releases\/[a-z0-9-]+\/[0-9a-f]{16}|assets)\/(?!.*\.\.)[\w./-]{1,120}$/;
