import { countRestyles } from '../../support/restyles.ts';
import type { Measurement } from './measurement.ts';

const PHONE = { width: 412, height: 823 };

/** How often the browser restyles the whole page after its first paint, until nothing is requested any more. */
export const restyles: Measurement = {
  name: 'restyles',
  applies: ({ page }) => !page.isScrolled,
  async measure({ browser, site, page: { path } }) {
    const options = { baseURL: site.url, viewport: PHONE };
    const found = await countRestyles(browser, options, [path], page => page.waitForLoadState('networkidle'));
    return { 'whole restyles': found.get(path)?.whole.length ?? NaN };
  },
};
