/**
 * Days for which what was live is kept: open pages may still load its files, and a roll-back goes no further. A channel
 * without an entry for as long counts as closed.
 */
export const KEPT_DAYS = 30;

export const DAY_MS = 86_400_000;
export const KEPT_MS = KEPT_DAYS * DAY_MS;
