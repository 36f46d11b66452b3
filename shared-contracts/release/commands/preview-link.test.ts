import { expect, it } from 'vitest';
import { previewLink } from './preview-link.ts';

it('leads to the channel on the site of previews, or says which shell has it', () => {
  expect(previewLink('pr-12', { PREVIEW_SITE: 'https://preview.example' })).toBe(
    'https://preview.example/_channel/pr-12',
  );
  expect(previewLink('pr-12', {})).toBe('/_channel/pr-12 of a shell with PREVIEWS=1');
  expect(() => previewLink('pr-12', { PREVIEW_SITE: 'preview.example' })).toThrow(
    'PREVIEW_SITE is an address such as https://preview.carefare.example, not "preview.example".',
  );
});
