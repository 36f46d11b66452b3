import '@carefare/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { Link, NavLink } from './link.tsx';

function renderAt(path: string, element: ReactNode) {
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] });
  render(<RouterProvider router={router} />);
  return router;
}

it('navigates inside the site, with the state of the link', () => {
  const router = renderAt(
    '/about',
    <Link to={{ pathname: '/treatments', hash: '#dental' }} state={{ from: 'test' }}>
      Treatments
    </Link>,
  );
  const link = screen.getByRole('link', { name: 'Treatments' });
  expect(link).toHaveAttribute('href', '/treatments#dental');
  expect(fireEvent.click(link)).toBe(false);
  expect(router.state.location).toMatchObject({ pathname: '/treatments', state: { from: 'test' } });
  expect(router.state.historyAction).toBe('PUSH');
});

it('replaces the history entry for its own address, and if it is told to', () => {
  const router = renderAt('/about', [
    <Link key="own" to="/about">
      About
    </Link>,
    <Link key="other" to="/blog" replace>
      Blog
    </Link>,
  ]);
  for (const name of ['About', 'Blog']) {
    fireEvent.click(screen.getByRole('link', { name }));
    expect(router.state.historyAction).toBe('REPLACE');
  }
  expect(router.state.location.pathname).toBe('/blog');
});

it.each([
  ['with a key that opens a new tab', { ctrlKey: true }, {}],
  ['of another target', {}, { target: '_blank' }],
  [
    'that its own handler has dealt with',
    {},
    { onClick: (event: { preventDefault(): void }) => event.preventDefault() },
  ],
])('does not navigate on a click %s', (_case, click, props) => {
  const router = renderAt(
    '/about',
    <Link to="/blog" {...props}>
      Blog
    </Link>,
  );
  // jsdom has no new tabs.
  addEventListener('click', event => event.preventDefault(), { once: true });
  fireEvent.click(screen.getByRole('link'), click);
  expect(router.state.location.pathname).toBe('/about');
});

it('does something else on a click here, and is an address for everything else', () => {
  const onFollow = vi.fn<() => void>();
  const router = renderAt(
    '/about',
    <Link to="/?to=turkey" onFollow={onFollow}>
      Turkey
    </Link>,
  );
  const link = screen.getByRole('link');
  expect(link).toHaveAttribute('href', '/?to=turkey');
  expect(fireEvent.click(link)).toBe(false);
  expect(onFollow).toHaveBeenCalledOnce();
  // jsdom has no new tabs.
  addEventListener('click', event => event.preventDefault());
  for (const click of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])
    fireEvent.click(link, click);
  expect(onFollow).toHaveBeenCalledOnce();
  expect(router.state.location.pathname).toBe('/about');
});

it('does something before the navigation, and nothing where the page opens elsewhere', () => {
  const onFollow = vi.fn(() => true);
  const router = renderAt(
    '/about',
    <Link to="/blog" onFollow={onFollow}>
      Blog
    </Link>,
  );
  const link = screen.getByRole('link');
  // jsdom has no new tabs.
  addEventListener('click', event => event.preventDefault(), { once: true });
  fireEvent.click(link, { ctrlKey: true });
  expect([onFollow.mock.calls.length, router.state.location.pathname]).toEqual([0, '/about']);
  expect(fireEvent.click(link)).toBe(false);
  expect([onFollow.mock.calls.length, router.state.location.pathname]).toEqual([1, '/blog']);
});

it.each([
  ['/treatments', 'page'],
  ['/treatments/veneers', 'page'],
  ['/treatments-abroad', null],
  ['/', null],
])('marks the link to /treatments at %s as the current page: %s', (path, current) => {
  renderAt(path, <NavLink to="/treatments">Treatments</NavLink>);
  expect(screen.getByRole('link').getAttribute('aria-current')).toBe(current);
});
