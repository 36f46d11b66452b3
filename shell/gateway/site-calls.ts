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
  /** As the log and the metrics name it: `PUT journey/{session}`. No id is in it. */
  name: string;
  method: string;
  path: RegExp;
  /** The same for everyone: such answers are shared and kept. */
  isPublic: boolean;
  /** Section 7 does not have it, so that an API may lack it. */
  isAdded: boolean;
}

const rows: Record<'public' | 'added' | 'visitors', readonly string[]> = {
  public: [
    'GET masters/treatments',
    'POST masters/treatment-countries',
    'POST masters/treatment-benefits',
    'POST masters/treatment-faqs',
    'GET masters/travel-visa-costs',
  ],
  added: [
    'GET masters/options',
    'GET masters/destinations',
    'GET masters/trip-costs',
    'GET masters/costs-by-source',
    'GET masters/price-book',
    'GET masters/price-book.csv',
  ],
  visitors: [
    'POST journey/start/{address}',
    'GET journey/by-ip/{address}',
    'POST journey/compute-cost-by-treatment',
    'POST journey/compute-cost',
    'GET journey/{session}/cost',
    'GET journey/{session}',
    'PUT journey/{session}',
    'POST journey/{session}/submissions',
    'POST journey/{session}/submissions/{reference}/copy',
  ],
};

/** Every call of the site. */
export const siteCalls = Object.entries(rows).flatMap(([kind, names]) =>
  names.map((name): SiteCall => {
    const [method = '', path = ''] = name.split(' ');
    const pattern = path.replaceAll('.', String.raw`\.`).replaceAll(/\{\w+\}/g, '[^/]+');
    return {
      name,
      method,
      path: new RegExp(`^${pattern}$`),
      isPublic: kind !== 'visitors',
      isAdded: kind === 'added',
    };
  }),
);

/** Whether this is the status with which an API answers a call that it does not have. */
export const isAbsent = (status: number): boolean => [404, 405, 501].includes(status);

/** @param path below `/api/` @returns undefined for what is no call of the site */
export const siteCallOf = (method: string, path: string): SiteCall | undefined =>
  siteCalls.find(call => call.method === (method === 'HEAD' ? 'GET' : method) && call.path.test(path));
