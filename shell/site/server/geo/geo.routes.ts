import { Hono } from 'hono';
import { keyedHash } from '../../../host/server/guard/keyed-hash.ts';
import { requestOf } from '../../../host/server/incoming-request.ts';
import { createLocator, type GeoService } from './geo-service.ts';

/** Country headers that delivery networks set. */
const COUNTRY_HEADERS = ['cf-ipcountry', 'cloudfront-viewer-country', 'x-vercel-ip-country'];
/** XX is none: an address that the network cannot place. */
const COUNTRY = /^(?!XX)[A-Z]{2}$/;

interface GeoOptions {
  hashKey: string;
  /** Called when no delivery network names the country. */
  service: GeoService | undefined;
}

/** `/geo`: a keyed hash of the visitor's address, and the country if a delivery network or the service knows it. */
export function createGeoRoutes({ hashKey, service }: GeoOptions): Hono {
  const locate = service && createLocator(service, hashKey);
  return new Hono().get('/geo', async context => {
    const address = requestOf(context).clientAddress;
    const country = COUNTRY_HEADERS.map(name => context.req.header(name)).find(value =>
      COUNTRY.test(value ?? ''),
    );
    const place = country ? { country } : await locate?.(address);
    context.header('Cache-Control', 'private, no-store');
    return context.json({ ip: keyedHash(hashKey, address), country: 'unknown', ...place });
  });
}
