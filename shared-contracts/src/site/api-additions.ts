/** Calls beyond section 7, by their names below `masters/`. An API may lack each of them. */
export const addedCalls = ['options', 'destinations', 'trip-costs', 'costs-by-source', 'price-book'] as const;

/**
 * What an API may have besides section 7: calls of its own, and a list of treatments that is short enough for every page.
 * Without that it has a search in it (`GET /masters/treatments?search=`).
 */
export const apiAdditions = [...addedCalls, 'short-list'] as const;
export type ApiAddition = (typeof apiAdditions)[number];

/** Treatments that an answer to a search has at most, and that a short list has. */
export const FOUND_MAX = 20;
export const SHORT_LIST_MAX = 100;

/** Whether this is the status with which an API answers a call that it does not have. */
export const isLacking = (status: number | undefined): boolean =>
  status !== undefined && [404, 405, 501].includes(status);
