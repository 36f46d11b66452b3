// @vitest-environment jsdom
import { screen, violations } from '@carefare/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { showEstimate } from '../../testing/wizard.ts';

afterEach(() => void vi.restoreAllMocks());

describe('keeping and sharing', () => {
  it('prints', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user } = showEstimate();
    await user.click(screen.getByRole('button', { name: 'Print or save as PDF' }));
    expect(print).toHaveBeenCalledOnce();
  });

  it('copies a link that holds the trip in its fragment, and says so', async () => {
    const { user, said } = showEstimate();
    await user.click(screen.getByRole('button', { name: 'Copy a link to this estimate' }));
    const text = 'The link is copied. It holds your answers, and no name or contact details.';
    expect(await screen.findByText(text)).toBeTruthy();
    expect(said.announced).toContain(text);
    const link = new URL(await navigator.clipboard.readText());
    expect(link.origin + link.pathname).toBe(`${location.origin}/`);
    expect(link.hash).toMatch(/^#calculator-section&trip=v1\.[\w-]+$/);
    expect(link.search).toBe('');
  });

  it('shows the link when the clipboard is refused', async () => {
    const { user, container } = showEstimate();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await user.click(screen.getByRole('button', { name: 'Copy a link to this estimate' }));
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Link to this estimate' });
    expect(field.value).toMatch(/\/#calculator-section&trip=v1\./);
    await user.click(field);
    expect(field.selectionEnd).toBe(field.value.length);
    expect(await violations(container)).toEqual([]);
  });
});
