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
  /** What is asked to find out whether the API has it: about no treatment, since an answer about all may take long. */
  probe: string | undefined;
  /** What stands for an answer that is not there, before it is made whole; undefined if nothing does. */
  otherwise: unknown;
}

interface Row {
  name: string;
  isPublic?: true;
  isFile?: true;
  isOpen?: true;
  probe?: string;
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

const NO_TREATMENT = '?treatment_id=0';

const beyond = [
  { name: 'GET masters/options', isPublic: true, probe: '', otherwise: {} },
  { name: 'GET masters/destinations', isPublic: true, probe: '', otherwise: [] },
  {
    name: 'GET masters/trip-costs',
    isPublic: true,
    probe: NO_TREATMENT,
    otherwise: { travel_included: false, treatments: [] },
  },
  { name: 'GET masters/costs-by-source', isPublic: true, probe: NO_TREATMENT },
  { name: 'GET masters/price-book', isPublic: true, probe: NO_TREATMENT, otherwise: { treatments: [] } },
  { name: 'GET masters/price-book.csv', isPublic: true, isFile: true },
  { name: 'GET journey/{sessionId}', isOpen: true, otherwise: null },
  { name: 'POST journey/{sessionId}/submissions/{reference}/copy' },
] as const satisfies readonly Row[];

export type SiteCallName = (typeof ofSection7 | typeof beyond)[number]['name'];

const toCall =
  (isAdded: boolean) =>
  ({ name, probe, ...row }: Row & { name: SiteCallName }): SiteCall => {
    const [method = '', path = ''] = name.split(' ');
    const pattern = path.replaceAll('.', String.raw`\.`).replaceAll(/\{\w+\}/g, '[^/]+');
    return {
      isPublic: false,
      isFile: false,
      isOpen: false,
      otherwise: undefined,
      ...row,
      probe: probe === undefined ? undefined : path + probe,
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

/** Whether this is a refusal of what was asked. */
export const refusesInput = (status: number): boolean => status === 400 || status === 422;

/** Whether this is a refusal of who asks, such as of a wrong key. */
export const refusesKey = (status: number): boolean => status === 401 || status === 403;

/** Whether this is a refusal for good. */
export const isRefusal = (status: number): boolean =>
  status >= 400 && status < 500 && status !== 408 && status !== 429;

/** Whether a call is one of a session, by its name. */
export const isOfSession = (name: string): boolean => /\{sessionId\}|compute-cost$/.test(name);

/** @param path below `/api/` @returns undefined for what is not a call of the site */
export const siteCallOf = (method: string, path: string): SiteCall | undefined =>
  siteCalls.find(call => call.method === (method === 'HEAD' ? 'GET' : method) && call.path.test(path));
