import { screen, violations, waitFor } from '@carefare/testing';
import { listTermOf, prefillAtom, searchTermAtom, viewTreatmentAtom } from 'shared-contracts';
import { describe, expect, it, vi } from 'vitest';
import { renderShell } from '../../testing/render-shell.tsx';
import { SiteSearch } from './site-search.tsx';

function showSearch() {
  const onLeave = vi.fn<() => void>();
  return { onLeave, ...renderShell(<SiteSearch onLeave={onLeave} />, '/blog') };
}

describe('the search of the header', () => {
  const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search' });

  it('opens the page of a suggested treatment, and queues the destination that the text names', async () => {
    const { user, store, router, onLeave } = showSearch();
    await user.type(field(), 'knee op india');
    await user.click(await screen.findByRole('option', { name: /Knee Replacement/ }));
    expect(router.state.location).toMatchObject({
      pathname: '/treatments/knee-replacement',
      search: '',
      state: { treatmentId: '51' },
    });
    expect(store.get(prefillAtom)).toEqual({ country: 'India', treatmentId: '51' });
    // As the treatment's page does when it opens.
    store.set(viewTreatmentAtom, '51');
    expect(store.get(prefillAtom)).not.toBeNull();
    expect(field().value).toBe('');
    expect(onLeave).toHaveBeenCalledOnce();
  });

  it('opens the list of treatments on Enter, with the trimmed term in the store and not in the address', async () => {
    const { user, store, router } = showSearch();
    await user.type(field(), '   {Enter}');
    expect(router.state.location.pathname).toBe('/blog');
    await user.type(field(), ' dentist turkey {Enter}');
    const { pathname, search, state } = router.state.location;
    expect([pathname, search]).toEqual(['/treatments', '']);
    expect(listTermOf({ search, state }, store.get(searchTermAtom))).toBe('dentist turkey');
    expect(store.get(prefillAtom)).toEqual({ country: 'Turkey' });
  });

  it('opens pages of the site by their names', async () => {
    const { user, router, recorded, onLeave } = showSearch();
    await user.type(field(), 'check my quote');
    const option = await screen.findByRole('option', { name: 'Check a quote' });
    await waitFor(() => expect(recorded.announced).toEqual(['1 page found']));
    await user.click(option);
    expect(router.state.location.pathname).toBe('/check-a-quote');
    expect(onLeave).toHaveBeenCalledOnce();
  });

  it('is a form that the server answers', () => {
    showSearch();
    expect(field().name).toBe('q');
    expect(field().form).toHaveAttribute('action', '/treatments');
    expect(field().form?.querySelector('button')).toHaveAttribute('type', 'submit');
  });

  it('has no accessibility violation while it is open', async () => {
    const { user } = showSearch();
    await user.type(field(), 'replacement');
    await screen.findAllByRole('option');
    expect(await violations(document.body)).toEqual([]);
  });
});
