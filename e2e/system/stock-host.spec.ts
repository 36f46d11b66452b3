import { expect, test } from '../support/test.ts';
import { buildStockHost } from './stock/stock-host.ts';

const HOST = '/somebody-else';

test('a host with the stock runtime of Module Federation loads and renders a module of each remote', {
  tag: ['@shell', '@own-stack', '@nightly'],
}, async ({ page, request, baseURL }) => {
  const script = await buildStockHost();
  const { remotes } = (await (await request.get('/_composition')).json()) as {
    remotes: Record<string, { base: string; container: string }>;
  };
  const known = Object.values(remotes).map(({ base, container }) => ({
    name: container,
    entry: `${baseURL}${base}web/mf-manifest.json`,
  }));
  const manifest = await request.get(`${remotes.quote?.base}web/mf-manifest.json`);
  const { shared } = (await manifest.json()) as { shared: { name: string; requiredVersion: string }[] };
  const contract = shared.find(({ name }) => name === 'shared-contracts');
  const modules = [
    { module: 'mfe_catalogue/treatments', params: {} },
    { module: 'mfe_quote/contact', params: {} },
    { module: 'mfe_calculator/calculator', params: {} },
  ];
  // At the site's own address, since its releases are for its own pages.
  await page.route(`**${HOST}`, route =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="en"><title>Somebody else</title><body><script>
        CONTRACT = ${JSON.stringify(contract?.requiredVersion.slice(1))};
        REMOTES = ${JSON.stringify(known)}; MODULES = ${JSON.stringify(modules)};
      </script><script src="${HOST}.js"></script></body></html>`,
    }),
  );
  await page.route(`**${HOST}.js`, route => route.fulfill({ contentType: 'text/javascript', body: script }));
  await page.goto(HOST);
  await expect(page.locator('#mfe_catalogue-treatments').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#mfe_quote-contact').getByLabel('Full Name')).toBeVisible();
  await expect(page.locator('#mfe_calculator-calculator').getByText('Step 1 of 5')).toBeVisible();
});
