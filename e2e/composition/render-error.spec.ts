import {
  followHeaderLink,
  holdRequests,
  remoteModule,
  waitForHydration,
  waitUntilReady,
} from '../support/navigation.ts';
import { expect, test } from '../support/test.ts';

const CONTACT = 'quote/contact';

test('a form that throws at its first render stays the server’s, then is live with what was typed, which outlasts the page', {
  tag: '@quote',
}, async ({ page, remote, expectLog }) => {
  expectLog(/failed to render|Hydration did not match|broken on purpose/);
  await remote('quote').throwsOn('render');
  const release = await holdRequests(page, /\/assets\/main\.\w+\.js$/);
  await page.goto('/contact', { waitUntil: 'commit' });
  await page.getByLabel('Full Name').fill('Ana');
  release();
  await waitForHydration(page);
  await expect(page.getByLabel('Full Name')).toHaveValue('Ana');
  await expect(remoteModule(page, CONTACT)).not.toHaveAttribute('data-ready');
  await expect(remoteModule(page, CONTACT)).not.toHaveAttribute('data-fallback');
  await page.getByLabel('Notes').pressSequentially('two weeks');
  await remote('quote').heal();
  await waitUntilReady(page, CONTACT);
  await expect(page.getByLabel('Full Name')).toHaveValue('Ana');
  await expect(page.getByLabel('Notes')).toHaveValue('two weeks');
  await expect(page.getByLabel('Notes')).toBeFocused();
  await followHeaderLink(page, 'About');
  await expect(page).toHaveURL('/about');
  await page.goBack();
  await expect(page.getByLabel('Notes')).toHaveValue('two weeks');
});

test('a start that throws is reported and leaves the page as it is', { tag: '@shell' }, async ({
  page,
  expectLog,
}) => {
  expectLog(/no listeners today/);
  await page.addInitScript(() => {
    const { addEventListener } = window;
    window.addEventListener = (
      type: string,
      listener: EventListenerOrEventListenerObject,
      options?: boolean | AddEventListenerOptions,
    ) => {
      // The session of the page waits for the network.
      if (type === 'online') throw new Error('no listeners today');
      addEventListener.call(window, type, listener, options);
    };
  });
  const report = page.waitForRequest('/_report');
  await page.goto('/about', { waitUntil: 'commit' });
  expect((await report).postDataJSON()).toMatchObject({
    kind: 'uncaught',
    remote: 'shell',
    where: 'shell/about',
    reason: 'Error',
  });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
