import { formOpenedEarlier } from './form-cookie.ts';

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
