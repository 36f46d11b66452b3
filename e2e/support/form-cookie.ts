import { createHmac } from 'node:crypto';

/** With which the shells of tests sign cookies, so that tests can. */
export const HASH_KEY = 'the hash key of all stacks that tests start';

/**
 * The cookie of a browser that opened the quote form a minute ago: a form without script that is sent within two seconds is
 * refused, and no test waits for that.
 */
export function formOpenedEarlier(url: string) {
  // oxlint-disable-next-line no-restricted-properties -- a time to be signed, which nothing is measured by
  const text = JSON.stringify([Date.now() - 60_000, null]);
  const key = createHmac('sha256', HASH_KEY)
    .update('cookie carefare_form /contact')
    .digest('hex')
    .slice(0, 32);
  const signature = createHmac('sha256', key).update(text).digest('base64');
  return {
    name: `carefare_form_${new URL(url).port}`,
    value: encodeURIComponent(`${text}.${signature}`),
    url,
  };
}
