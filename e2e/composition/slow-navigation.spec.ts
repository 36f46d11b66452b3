import {
  followHeaderLink,
  holdRequests,
  remoteModule,
  setConnection,
  visitAndComplete,
  waitForAnswer,
  waitUntilReady,
} from '../support/navigation.ts';
import { expect, test } from '../support/test.ts';

const CONTACT = 'quote/contact';

test('a navigation requests all files of its page in one wave, each once', { tag: '@shell' }, async ({
  page,
}) => {
  await setConnection(page, { effectiveType: '2g' });
  await visitAndComplete(page, '/about');
  // Held back, so that a request which waits for another file is not sent at all.
  const requested: string[] = [];
  page.on('request', request => requested.push(new URL(request.url()).pathname));
  const release = await holdRequests(page, /\/_releases\/quote\/|\/assets\/(forms|federation)/);
  await followHeaderLink(page, 'Contact Us');
  await expect(remoteModule(page, CONTACT)).toBeAttached();
  const files = () =>
    requested
      .filter(path => /\/_releases\/|\/assets\/.*\.(js|css)$/.test(path))
      .map(path => path.split('/').at(-1)?.split('.')[0])
      .toSorted();
  const wave = ['contact', 'contact', 'federation', 'forms', 'forms', 'remoteEntry'];
  expect(files()).toEqual(wave);
  release();
  await waitUntilReady(page, CONTACT);
  expect(files()).toEqual(wave);
});

test('a page whose style is late shows a mark, at 1.5 s its fallback, and the form when it comes', {
  tag: '@shell',
}, async ({ page }) => {
  await setConnection(page, { effectiveType: '2g' });
  await page.clock.install({ time: '2026-01-01T08:00:00Z' });
  // A call that is under way would miss its deadline when the clock is put forward.
  const session = waitForAnswer(page, '/api/masters/treatments');
  await visitAndComplete(page, '/about');
  await session;
  const release = await holdRequests(page, /\/_releases\/quote\/.*contact.*\.css/);
  await page.clock.pauseAt('2026-01-01T08:10:00Z');
  await followHeaderLink(page, 'Contact Us');
  const mark = page.getByRole('progressbar', { name: 'Loading the page' });
  // The style of the mark shows it by the browser's own clock.
  await expect(mark).toBeVisible();
  expect(await mark.evaluate(element => element.getAnimations()[0]?.effect?.getTiming().delay)).toBe(300);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await mark.evaluate(element => getComputedStyle(element, '::after').animationName)).toBe('none');
  await page.emulateMedia({ forcedColors: 'active' });
  const [line, track] = await mark.evaluate(element =>
    ['::after', null].map(part => getComputedStyle(element, part).backgroundColor),
  );
  expect(line).not.toBe(track);
  await page.emulateMedia({ forcedColors: null });
  await page.clock.runFor(1_499);
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1, name: /^Care should not/ })).toBeVisible();
  await page.clock.runFor(1);
  await expect(page).toHaveURL('/contact');
  await expect(mark).toHaveCount(0);
  await expect(remoteModule(page, CONTACT)).toHaveAttribute('data-fallback', '');
  await expect(page.getByRole('main').getByText('hello@carefare.example').first()).toBeVisible();
  release();
  await page.clock.resume();
  await waitUntilReady(page, CONTACT);
  await expect(page.getByLabel('Full Name')).toBeVisible();
  await expect(remoteModule(page, CONTACT)).not.toHaveAttribute('data-fallback');
});
