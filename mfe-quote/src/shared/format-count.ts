/** A number of at most six digits with its separator, e.g. `2,000`. Without `Intl`, whose data takes the browser long to load. */
export const formatCount = (count: number): string => String(count).replace(/\B(?=\d{3}$)/, ',');
