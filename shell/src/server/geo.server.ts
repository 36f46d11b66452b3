import { Hono } from 'hono';
import { addressOf, keyedHash } from './visitor.server.ts';

/** Country headers that delivery networks set. */
const COUNTRY_HEADERS = ['cf-ipcountry', 'cloudfront-viewer-country', 'x-vercel-ip-country'];

/** `/geo`: a keyed hash in the place of the address, and the country if a delivery network tells it. */
export function geoRoutes(hashKey: string): Hono {
  return new Hono().get('/geo', context => {
    const country = COUNTRY_HEADERS.map(name => context.req.header(name)).find(value =>
      /^[A-Z]{2}$/.test(value ?? ''),
    );
    context.header('Cache-Control', 'private, no-store');
    return context.json({ ip: keyedHash(hashKey, addressOf(context)), country: country ?? 'unknown' });
  });
}
