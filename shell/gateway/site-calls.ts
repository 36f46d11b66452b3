/** A call as the site makes it. */
export interface GatewayCall {
  method: string;
  /** Below `/api/`, with its query. */
  target: string;
  body?: ArrayBuffer | undefined;
  headers: Headers;
  /** Made on behalf of a visitor, so that nothing of it is shared. */
  isVisitors?: boolean;
  signal?: AbortSignal | undefined;
}

/** A call that the site makes. No other reaches the API. */
export interface SiteCall {
  /** As the log and the metrics name it: `PUT journey/{sessionId}`. No id is in it. */
  name: SiteCallName;
  method: string;
  path: RegExp;
  /** The same for everyone: such answers are shared and kept. */
  isPublic: boolean;
  /** A file for visitors, which the site does not read. */
  isFile: boolean;
  /** Section 7 does not have it, so that an API may lack it. */
  isAdded: boolean;
  /** Section 7 does not show this call's answer. An answer in an unknown form counts as missing. */
  isOpen: boolean;
  /** What stands for an answer that is not there, before it is made whole; undefined if nothing does. */
  otherwise: unknown;
}

interface Row {
  name: string;
  isPublic?: true;
  isFile?: true;
  isOpen?: true;
  otherwise?: unknown;
}

const ofSection7 = [
  { name: 'GET masters/treatments', isPublic: true },
  { name: 'POST masters/treatment-countries', isPublic: true },
  { name: 'GET masters/travel-visa-costs', isPublic: true, isOpen: true, otherwise: null },
  { name: 'POST masters/treatment-benefits', isPublic: true, otherwise: [] },
  { name: 'POST masters/treatment-faqs', isPublic: true, otherwise: [] },
  { name: 'POST journey/start/{ip}' },
  { name: 'GET journey/by-ip/{ip}' },
  { name: 'PUT journey/{sessionId}' },
  { name: 'POST journey/compute-cost-by-treatment', isOpen: true, otherwise: [] },
  { name: 'POST journey/compute-cost' },
  { name: 'GET journey/{sessionId}/cost' },
  { name: 'POST journey/{sessionId}/submissions' },
] as const satisfies readonly Row[];

const beyond = [
  { name: 'GET masters/options', isPublic: true, otherwise: {} },
  { name: 'GET masters/destinations', isPublic: true, otherwise: [] },
  { name: 'GET masters/trip-costs', isPublic: true, otherwise: { travel_included: false, treatments: [] } },
  { name: 'GET masters/costs-by-source', isPublic: true },
  { name: 'GET masters/price-book', isPublic: true, otherwise: { treatments: [] } },
  { name: 'GET masters/price-book.csv', isPublic: true, isFile: true },
  { name: 'GET journey/{sessionId}', isOpen: true, otherwise: null },
  { name: 'POST journey/{sessionId}/submissions/{reference}/copy' },
] as const satisfies readonly Row[];

export type SiteCallName = (typeof ofSection7 | typeof beyond)[number]['name'];

const toCall =
  (isAdded: boolean) =>
  ({ name, ...row }: Row & { name: SiteCallName }): SiteCall => {
    const [method = '', path = ''] = name.split(' ');
    const pattern = path.replaceAll('.', String.raw`\.`).replaceAll(/\{\w+\}/g, '[^/]+');
    return {
      isPublic: false,
      isFile: false,
      isOpen: false,
      otherwise: undefined,
      ...row,
      name,
      method,
      path: new RegExp(`^${pattern}$`),
      isAdded,
    };
  };

/** Every call of the site, section 7's first. */
export const siteCalls: readonly SiteCall[] = [...ofSection7.map(toCall(false)), ...beyond.map(toCall(true))];

/** Whether this is the status with which an API answers a call that it does not have. */
export const isAbsent = (status: number): boolean => [404, 405, 501].includes(status);

/** Whether a call is one of a session, by its name. */
export const isOfSession = (name: string): boolean => /\{sessionId\}|compute-cost$/.test(name);

/** @param path below `/api/` @returns undefined for what is not a call of the site */
export const siteCallOf = (method: string, path: string): SiteCall | undefined =>
  siteCalls.find(call => call.method === (method === 'HEAD' ? 'GET' : method) && call.path.test(path));
