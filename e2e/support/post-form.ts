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

interface FormPost {
  /** Without one the form is not complete. */
  name?: string;
  notes?: string;
  /** Of the visitor, for a shell that trusts who sends this. */
  address?: string;
  cookies?: readonly string[];
}

/** Posts the quote form without JavaScript, to a shell with our HASH_KEY. */
export const postForm = (
  url: string,
  { name = '', notes = '', address = '127.0.0.1', cookies = [formCookie(url)] }: FormPost,
): Promise<Response> =>
  fetch(`${url}/contact`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: url, Cookie: cookies.join('; '), 'X-Forwarded-For': address },
    body: new URLSearchParams({
      contact_name: name,
      contact_email: 'ana@example.org',
      treatment_id: '52',
      destination: 'India',
      notes,
      consent: 'yes',
    }),
  });

/** Of a browser that opened the form a minute ago. */
export function formCookie(url: string): string {
  const { name, value } = formOpenedEarlier(url);
  return `${name}=${value}`;
}
