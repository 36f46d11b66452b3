import { expect, it } from 'vitest';
import { checkSiteConfig } from './check-site-config.ts';
import { siteConfig } from './site.config.ts';

it('accepts the configuration of the site, and accounts on each network', () => {
  expect(() => checkSiteConfig(siteConfig)).not.toThrow();
  const social = [
    { network: 'Facebook', href: 'https://www.facebook.com/carefare' },
    { network: 'Instagram', href: 'https://instagram.com/carefare' },
    { network: 'LinkedIn', href: 'https://www.linkedin.com/company/carefare' },
  ];
  expect(() => checkSiteConfig({ ...siteConfig, social })).not.toThrow();
});

const NO_ACCOUNT = 'social.0 is wrong: must be an account, such as https://www.facebook.com/name';
const facebook = (href: string) => ({ social: [{ network: 'Facebook', href }] });

it.each<[wrong: Record<string, unknown>, message: string]>([
  [{ email: 'hello' }, 'email is wrong: must be an email address'],
  [{ phone: '555 0100' }, 'phone is wrong: must be a number such as +1 555 010 0199'],
  [{ jurisdiction: ' ' }, 'jurisdiction is wrong: must not be empty'],
  [{ name: undefined }, 'name is wrong: '],
  [{ fax: '1' }, 'fax is wrong: '],
  [facebook('http://www.facebook.com/a'), NO_ACCOUNT],
  [facebook('https://notfacebook.com/a'), NO_ACCOUNT],
  [facebook('facebook'), NO_ACCOUNT],
])('refuses %o in one line that names the value', (wrong, message) => {
  const check = () => checkSiteConfig({ ...siteConfig, ...wrong });
  expect(check).toThrow(`shared-contracts/src/site/site.config.ts: ${message}`);
  expect(check).toThrow(/^[^\n]+$/);
});
