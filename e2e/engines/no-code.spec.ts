import { formOpenedEarlier } from '../support/post-form.ts';
import { storedRequests, uniqueName } from '../support/quote-form.ts';
import { expect, test } from './support/test.ts';

test.use({ hasCode: false });

test('without code the form keeps what was typed beside its errors, and stores one request', {
  tag: ['@quote', '@own-stack', '@nightly'],
}, async ({ visitor, site }) => {
  const result = '[aria-labelledby=quote-result]';
  const name = uniqueName();
  const email = { label: /^Email/, within: 'main' };
  await visitor.open('/about');
  const cookie = formOpenedEarlier(site);
  await visitor.window.run(`document.cookie = '${cookie.name}=${cookie.value}; path=/'`);
  await visitor.open('/contact');
  await visitor.write({ label: /^Full Name/ }, name);
  await visitor.write(email, 'not an address');
  await visitor.choose({ label: /^Treatment/ }, 'Hip Repl');
  await visitor.click({ role: 'button', name: 'Request My Quote' });
  await visitor.waitFor({ text: 'There is a problem' });
  expect(await visitor.valueOf({ label: /^Full Name/ })).toBe(name);
  expect(await visitor.valueOf(email)).toBe('not an address');
  await visitor.click({ role: 'link', name: /^Invalid email/, within: result });
  expect(await visitor.address()).toBe('/contact#quote-contact-email');
  await visitor.write(email, 'ana@example.org');
  await visitor.click({ role: 'checkbox', name: /agree/i });
  await visitor.click({ role: 'button', name: 'Request My Quote' });
  await visitor.waitFor({ text: /Contact Request Submitted!/ });
  expect(storedRequests(name)).toHaveLength(1);
});
