import { act, fireEvent, screen, violations, within } from '@carefare/testing';
import { brand, chooseTreatmentAtom, residenceAtom, tripAtom } from 'shared-contracts';
import { describe, expect, it } from 'vitest';
import { renderShell } from '../../testing/render-shell.tsx';
import { Layout } from './layout.tsx';
import { SocialLinks } from './social-links.tsx';

const show = (path?: string) =>
  renderShell(
    <Layout>
      <h1 tabIndex={-1}>A page</h1>
    </Layout>,
    path,
  );
/** jsdom has no popovers, like some browsers that we serve: the menu is closed at first. */
const HIDDEN = { hidden: true };
const links = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link', HIDDEN)
    .map(link => [link.textContent || link.getAttribute('aria-label'), link.getAttribute('href')]);
const siteLinks = [
  ['How it works', '/how-it-works'],
  ['Treatments', '/treatments'],
  ['Destinations', '/destinations'],
  ['Check a quote', '/check-a-quote'],
  ['Blog', '/blog'],
  ['About', '/about'],
  ['Contact Us', '/contact'],
];

describe('the header', () => {
  it('has a closed menu that links to the pages of section 2, to Contact Us, and home', () => {
    show('/blog');
    expect(links(screen.getByRole('banner'))).toEqual([[brand.name, '/'], ...siteLinks]);
    expect(screen.getByRole('link', { current: 'page', ...HIDDEN })).toHaveTextContent('Blog');
    const button = screen.getByRole('button', { name: 'Menu', expanded: false });
    const menu = document.getElementById(button.getAttribute('aria-controls') ?? '');
    expect(menu).toBe(document.querySelector('header nav'));
  });

  it('opens and closes its menu itself where the browser has no popovers', async () => {
    const { user, router } = show('/blog');
    const button = screen.getByRole('button', { name: 'Menu' });
    const menu = document.querySelector('header nav');
    expect(menu).not.toHaveAttribute('data-open');
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(button).toHaveAccessibleName('Close Menu');
    expect(menu).toHaveAttribute('data-open');
    await user.click(button);
    expect(menu).not.toHaveAttribute('data-open');
    await user.click(button);
    await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Treatments', ...HIDDEN }));
    expect(menu).not.toHaveAttribute('data-open');
    expect(router.state.location.pathname).toBe('/treatments');
  });

  it('closes its menu when the focus leaves it, also by its button, and on back', async () => {
    const { user } = show('/blog');
    const button = screen.getByRole('button', { name: 'Menu' });
    const menu = document.querySelector('header nav');
    const open = async () => {
      await user.click(button);
      expect(menu).toHaveAttribute('data-open');
    };
    await open();
    act(() => screen.getByRole('combobox', { name: 'Search', ...HIDDEN }).focus());
    act(() => button.focus());
    expect(menu).toHaveAttribute('data-open');
    await user.tab({ shift: true });
    expect(menu).not.toHaveAttribute('data-open');
    await open();
    act(() => screen.getByRole('button', { name: 'Cookie settings' }).focus());
    expect(menu).not.toHaveAttribute('data-open');
    await open();
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    expect(menu).not.toHaveAttribute('data-open');
  });

  it('resets the trip by its logo where it is followed here, not by other links', async () => {
    const { user, store, router } = show('/blog');
    store.set(chooseTreatmentAtom, { id: '52', duration: 15 });
    await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Treatments', ...HIDDEN }));
    expect(store.get(tripAtom).treatmentType).toBe('52');
    const logo = screen.getByRole('link', { name: `${brand.name}, home` });
    // jsdom has no new tabs.
    addEventListener('click', event => event.preventDefault(), { once: true });
    fireEvent.click(logo, { ctrlKey: true });
    expect(store.get(tripAtom).treatmentType).toBe('52');
    await user.click(logo);
    expect(store.get(tripAtom).treatmentType).toBeNull();
    expect([router.state.location.pathname, router.state.historyAction]).toEqual(['/', 'PUSH']);
    await user.click(logo);
    expect(router.state.historyAction).toBe('REPLACE');
  });
});

describe('country and currency in the header', () => {
  const choice = (name: string) =>
    within(screen.getByRole('banner')).getByRole<HTMLSelectElement>('combobox', { name, ...HIDDEN });

  it('are one answer for the whole site, named in the bar', async () => {
    const { user, store } = show('/blog');
    const panel = document.getElementById('site-place') as HTMLElement;
    expect(panel).toBeEmptyDOMElement();
    await user.click(
      screen.getByRole('button', { name: 'Country and currency: Your country · $', ...HIDDEN }),
    );
    await user.selectOptions(choice('I live in'), 'UK');
    expect(store.get(residenceAtom)).toEqual({ country: 'UK', isGuess: false });
    expect(
      await screen.findByRole('button', { name: 'Country and currency: UK · £', ...HIDDEN }),
    ).toBeInTheDocument();
    expect(choice('Show amounts in')).toHaveValue('GBP');
    await user.selectOptions(choice('Show amounts in'), 'USD');
    expect(
      screen.getByRole('button', { name: 'Country and currency: UK · $', ...HIDDEN }),
    ).toBeInTheDocument();
  });
});

describe('the footer', () => {
  it.each([['A demonstration.'], [undefined]])('says once what the site is, if it has to: %s', notice => {
    renderShell(<Layout>{null}</Layout>, '/', { notice });
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.queryAllByText('A demonstration.')).toHaveLength(notice ? 1 : 0);
    expect(footer.getByText(/^Not medical advice/)).toBeVisible();
  });

  it('has contact, quick links, what trust rests on, legal links, cookie settings and the disclaimer', () => {
    show();
    const footer = screen.getByRole('contentinfo');
    expect(links(footer)).toEqual([
      [brand.email, `mailto:${brand.email}`],
      [brand.phone, 'tel:+15550100199'],
      ...brand.social.map(({ network, href }) => [network, href]),
      ...siteLinks,
      ['Where prices come from', '/prices'],
      ['Who pays us', '/who-pays-us'],
      ['Questions and answers', '/faq'],
      ['Accessibility', '/accessibility'],
      ['Terms of Service', '/terms'],
      ['Privacy Policy', '/privacy'],
      ['Cookie Policy', '/cookies'],
    ]);
    expect(links(within(footer).getByRole('navigation', { name: 'Trust' }))).toHaveLength(4);
    expect(within(footer).getByRole('button', { name: 'Cookie settings' })).toBeVisible();
    expect(within(footer).getByText(/^Not medical advice/)).toBeVisible();
  });

  it.each([[[{ network: 'LinkedIn', href: 'https://www.linkedin.com/company/carefare' } as const]], [[]]])(
    'links the accounts that are configured, and has no list of none: %j',
    accounts => {
      renderShell(<SocialLinks accounts={accounts} />);
      const lists = screen.queryAllByRole('list', { name: 'Follow us' });
      expect(lists.flatMap(links)).toEqual(accounts.map(({ network, href }) => [network, href]));
      expect(lists).toHaveLength(accounts.length);
    },
  );
});

describe('the layout', () => {
  it('lets the keyboard skip to the content without changing the address', async () => {
    const { user, router } = show('/blog');
    await user.tab();
    expect(screen.getByText('Skip to the content')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
    expect(router.state.location).toMatchObject({ pathname: '/blog', hash: '' });
  });

  it('has no live region besides the document’s, and no accessibility violation', async () => {
    show();
    expect(document.querySelectorAll('[role=status], [role=alert], [aria-live]')).toHaveLength(0);
    expect(await violations(document.body)).toEqual([]);
  });
});
