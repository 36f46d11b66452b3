import { Hono } from 'hono';
import { createApi } from 'shared-contracts/host';
import { cacheApi } from '../../gateway/api-cache.ts';
import { GATEWAY_URL } from '../../gateway/ask-gateway.ts';
import type { ServerSite } from '../../host/server/server-site.ts';
import { markedLink } from '../layout/menu-links.ts';
import { linkedTreatments } from '../pages/linked-treatments.ts';
import { createSeoRoutes } from '../seo/seo.routes.ts';
import { createGeoRoutes } from './geo/geo.routes.ts';
import { isPictureNamed } from './named-pictures.ts';
import { findLostAnswers } from './stored-trips.ts';

/** How long the sitemap waits for the date of the prices, and pictures for their names. */
const API_DEADLINE_MS = 2_000;

/** What the server asks of the site besides pages. */
export const serverSite: ServerSite = {
  samplePage: '/about',
  linked: linkedTreatments,
  markedLink,
  pictureNote: 'Indicative prices. Not medical advice.',
  stored: { name: 'stored trips', findLosses: findLostAnswers },
  connect({ origin, hashKey, geoService, fetchApi, listPages }) {
    // A page asks for many pictures at once, and a long list takes its time to read.
    const api = cacheApi(createApi({ baseUrl: GATEWAY_URL, deadline: API_DEADLINE_MS, fetch: fetchApi }));
    const routes = new Hono()
      .route('/', createGeoRoutes({ hashKey, service: geoService }))
      .route('/', createSeoRoutes({ origin, api, listPages }));
    return { routes, isPictureNamed: url => isPictureNamed(api, url) };
  },
};
