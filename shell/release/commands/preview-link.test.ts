import { expect, it } from 'vitest';
import { previewLinks } from './preview-link.ts';

it('leads to the channel on the site of previews, or says which shell has it', () => {
  expect(previewLinks({ PREVIEW_SITE: 'https://preview.example' })('pr-12')).toBe(
    'https://preview.example/_channel/pr-12',
  );
  expect(previewLinks({})('pr-12')).toBe('/_channel/pr-12 of a shell with PREVIEWS=1');
  expect(() => previewLinks({ PREVIEW_SITE: 'preview.example' })).toThrow(
    'PREVIEW_SITE is an address such as https://preview.carefare.example, not "preview.example".',
  );
});
