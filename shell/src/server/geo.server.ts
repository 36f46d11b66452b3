import { Hono } from 'hono';
import { askGeoService, type GeoService } from './geo-service.server.ts';
import { type AddressOf, keyedHash } from './visitor.server.ts';

/** Country headers that delivery networks set. */
const COUNTRY_HEADERS = ['cf-ipcountry', 'cloudfront-viewer-country', 'x-vercel-ip-country'];

interface GeoOptions {
  hashKey: string;
  addressOf: AddressOf;
  /** Asked when no delivery network tells the country; none by default. */
  service: GeoService | undefined;
}

/** `/geo`: a keyed hash in the place of the address, and the country if a delivery network or the service tells it. */
export function geoRoutes({ hashKey, addressOf, service }: GeoOptions): Hono {
  return new Hono().get('/geo', async context => {
    const address = addressOf(context);
    const told = COUNTRY_HEADERS.map(name => context.req.header(name)).find(value =>
      /^[A-Z]{2}$/.test(value ?? ''),
    );
    const place = told ? { country: told } : service && (await askGeoService(service, address));
    context.header('Cache-Control', 'private, no-store');
    return context.json({ ip: keyedHash(hashKey, address), country: 'unknown', ...place });
  });
}
