import { expect, test } from '../support/test.ts';

test('code adds no script but those of releases, and no style element', { tag: '@shell' }, async ({
  page,
  expectLog,
}) => {
  expectLog(/trusted types|TrustedHTML|TrustedScript|not a script of this site|inline style/i);
  await page.goto('/about');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  const add = (src: string) =>
    page.evaluate(address => {
      try {
        document.createElement('script').src = address;
        return 'taken';
      } catch (error) {
        return String(error);
      }
    }, src);
  for (const src of [
    '/api/masters/options',
    'https://evil.example/assets/x.js',
    'data:text/javascript,1',
    '/assets/../geo',
  ])
    expect(await add(src), src).toContain('not a script of this site');
  expect(await add('/_releases/quote/0123456789abcdef/web/x.js')).toBe('taken');
  const color = await page.evaluate(() => {
    document.head.append(
      Object.assign(document.createElement('style'), { textContent: 'h1 { color: red }' }),
    );
    return getComputedStyle(document.querySelector('h1') ?? document.body).color;
  });
  expect(color).not.toBe('rgb(255, 0, 0)');
});
