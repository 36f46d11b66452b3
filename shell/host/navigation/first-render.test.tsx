import { act } from '@carefare/testing';
import { startTransition } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { createTestRouter } from '../../testing/render-page-router.tsx';
import { pageErrors } from '../reports/report-error.ts';
import { PageRouterProvider } from './page-router-provider.tsx';

const { dataset } = document.documentElement;

function Broken(): never {
  throw new Error('broken');
}

it('leaves the server’s document as it is if it throws, marked as a page without code, and reports it once', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  dataset.scripts = '';
  document.body.innerHTML = '<main><h1>A page</h1><input aria-label="Name"></main>';
  const field = document.querySelector('input')!;
  field.value = 'Ana';
  const router = createTestRouter('/');
  const page = (
    <html lang="en">
      <body>
        <PageRouterProvider router={router}>
          <main>
            <h1>A page</h1>
            <Broken />
          </main>
        </PageRouterProvider>
      </body>
    </html>
  );
  let root: Root | undefined;
  await act(async () => startTransition(() => void (root = hydrateRoot(document, page))));
  // React tries again to take the page over.
  await act(async () => field.click());
  // So does the shell, when a module holds the page up.
  await act(async () => {
    router.noteHoldUp();
    root?.render(page);
  });
  expect(document.querySelector('input')).toBe(field);
  expect(field.value).toBe('Ana');
  expect(document.querySelector('h1')?.textContent).toBe('A page');
  expect('scripts' in dataset).toBe(false);
  expect(pageErrors).toEqual([['render', expect.objectContaining({ message: 'broken' }), undefined]]);
});
