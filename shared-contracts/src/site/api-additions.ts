/** Calls beyond section 7, by their names below `masters/`. An API may lack each of them. */
export const apiAdditions = [
  'options',
  'destinations',
  'trip-costs',
  'costs-by-source',
  'price-book',
  'joined',
] as const;
export type ApiAddition = (typeof apiAdditions)[number];

/** Whether this is the status with which an API answers a call that it does not have. */
export const isLacking = (status: number | undefined): boolean =>
  status !== undefined && [404, 405, 501].includes(status);
