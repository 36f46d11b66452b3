import { screen, violations } from '@carefare/testing';
import { section7Site } from '@carefare/testing/section-7-api';
import { shellPages } from 'shared-contracts/host';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openPage } from '../../testing/open-page.tsx';
import { renderShell } from '../../testing/render-shell.tsx';
import { Layout } from '../layout/layout.tsx';
import type { ShellPageName } from './page-modules.ts';

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());

const ABSENT = /^\/(prices|check-a-quote|destinations\/.+|treatments\/[^/]+\/.+)$/;
const links = () => [...document.links].map(link => link.getAttribute('href') ?? '');
const names = shellPages.map(({ module }) => module.slice('shell/'.length) as ShellPageName);

describe('on an API of section 7', () => {
  it.each(names)(
    '%s leads to no page that is left out, and says nothing of what is not there',
    async name => {
      const path = name === 'home' ? '/' : `/${name}`;
      const { page, store, services } = await openPage(name, path, section7Site);
      expect(links().filter(href => ABSENT.test(href))).toEqual([]);
      expect(document.body).not.toHaveTextContent(/price book|I live in|(25|Twenty-five) treatments/);
      const head = JSON.stringify(page.head?.({ store, ...services }) ?? {});
      expect(head).not.toMatch(/price book|reference at once|25 treatments|whole trip costs/);
      expect(await violations(document.body)).toEqual([]);
    },
  );

  it('header and footer lead to no page that is left out, and offer no choice that nothing follows', () => {
    renderShell(
      <Layout>
        <h1 tabIndex={-1}>A page</h1>
      </Layout>,
      '/blog',
      section7Site,
    );
    expect(links().filter(href => ABSENT.test(href))).toEqual([]);
    expect(links()).toContain('/destinations');
    expect(screen.queryByText(/Your country/)).toBeNull();
  });

  it('questions and answers are the same as structured data', async () => {
    const { page, store, services } = await openPage('faq', '/faq', section7Site);
    const head = JSON.stringify(page.head?.({ store, ...services }));
    for (const answer of document.querySelectorAll('details p'))
      expect(head).toContain(JSON.stringify(answer.textContent));
    // No list of countries has it there.
    expect(document.body).not.toHaveTextContent('Another country');
  });

  it('the page of an unknown address suggests no treatment at that very address', async () => {
    await openPage('not-found', '/treatments/hip-replacement', section7Site);
    expect(screen.queryByText(/Did you mean/)).toBeNull();
    expect(links()).not.toContain('/treatments/hip-replacement');
  });

  it('who pays us ends with a way to ask, in place of the price book', async () => {
    await openPage('who-pays-us', '/who-pays-us', { absent: ['/prices'] });
    expect(screen.getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '/contact');
  });
});
