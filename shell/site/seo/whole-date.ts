/** A day for search engines, whose dates have one: of a month, such as that of the prices, the first. */
export const wholeDate = (date: string): string => (/^\d{4}-\d\d$/.test(date) ? `${date}-01` : date);
